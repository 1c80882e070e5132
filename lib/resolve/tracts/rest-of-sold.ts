// "All that is left to me of Section 12", "the rest of that survey, not deeded to Roe": what the giver held there by the other papers, less what he sold before.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { compare, mul, type Rational, rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import { meets, WHOLE } from "@/lib/land/set/region";
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { type NameKey, nameKeyOf } from "@/lib/resolve/parties/mention";
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import type { Coverage } from "./coverage";
import type { LandMention } from "./land-mention";
import { isOneSection } from "./section-coverage";
import { frameOf, namedRegion } from "./section-part";
import { surveyLikeness } from "./survey-likeness";

/** A description of what is left, the descriptions by which its giver held, and those by which he sold before. */
export type Rest = { mention: LandMention; held: readonly LandMention[]; sold: readonly LandMention[] };

const LAND =
  "(?:sections?|sec\\.|surveys?|tracts?|parcels?|lands?|quarter|half|homestead|farm|place|ranch|acres?|acreage|league|labor|lots?|block|grant|headright|patent|premises|property|purchase|same)";
const GIVER = "(?:I|we|he|she|it|they|(?:the |said )*(?:first part(?:y|ies)|grantors?|sellers?|vendors?|undersigned))";
const SOLD = "(?:sold|conveyed|deeded|granted|disposed of|parted with|transferred)";
const REST: readonly RegExp[] = [
  new RegExp(
    `\\b(?:rest|remainder|balance|residue|(?:remaining|unsold|other) (?:parts?|portions?))(?: and (?:residue|remainder))? (?:of|in) (?:(?!\\b(?:minerals?|oil|gas|interest|royalty|term|money|price|estate|title)\\b)[\\w.,'’()/½¼-]+ ){0,6}?${LAND}\\b`,
    "i",
  ),
  /\b(?:remaining|unsold|other) (?:(?:one|two|three|\d[\d.,]*|east|west|north|south|undivided)[- ]){0,2}(?:quarters?|half|halves|thirds?|fourths?|lands?|acres|acreage|part|portion)\b(?![^.;,]{0,40}\b(?:minerals?|oil|gas|royalty)\b)/i,
  new RegExp(
    `\\b(?:all|everything|whatever|what|so much|such|lands?|acreage|part|portion|acres)\\b[^;]{0,150}?\\b(?:(?:is|was|are|were|be) (?:now |still |yet )?(?:left|unsold|remaining)|remain(?:s|ing)?\\b(?! (?:in force|undivided))|${GIVER}\\b[^.;]{0,30}?\\b(?:ha(?:ve|s|d) not|never)\\b[^.;]{0,30}?\\b${SOLD}|not (?:(?:heretofore|already|before|previously|yet|hitherto) )*${SOLD}|${GIVER} still (?:own|have|hold)s?)`,
    "i",
  ),
  new RegExp(
    `\\b(?:except(?:ing)?|less|save|but)(?: only)? (?:what|that part|so much|the part|the portion|such part|those parts)\\b[^.;]{0,60}\\b${SOLD}\\b`,
    "i",
  ),
];

const keysOf = (d: ResolvedDocument, side: "from" | "to"): NameKey[] =>
  d.parties.resolved.parties.filter((p) => p.side === side).map((p) => nameKeyOf(p.name, p.entity_type));

/** `read`, once for each paper. */
function oncePerPaper<T>(read: (d: ResolvedDocument) => T): (d: ResolvedDocument) => T {
  const known = new Map<ResolvedDocument, T>();
  return (d) => {
    const value = known.has(d) ? (known.get(d) as T) : read(d);
    known.set(d, value);
    return value;
  };
}
const shares = (a: readonly NameKey[], b: readonly NameKey[]): boolean => a.some((x) => b.some((y) => !isConflict(compareNames(x, y))));

/** Whether the paper passes land, and not its minerals or a lease alone. */
const passesLand = (d: ResolvedDocument): boolean =>
  /^(?:convey|devise|descend)$/.test(d.conveyance.resolved.action) &&
  d.conveyance.resolved.grants.some((g) => g.estate_type === "fee" || g.estate_type === "surface");

function tellsRest({ document, tract }: LandMention): boolean {
  if ((tract.plss?.lots.length ?? 0) > 0 || ((tract.calls ?? []).length > 0 && tract.kind !== "metes_bounds")) return false;
  const { grants, granting_clause: act } = document.conveyance.resolved;
  const words = document.land.resolved.tracts.length === 1 ? [tract.text, ...grants.map((g) => `${act?.slice(-200) ?? ""} ${g.text}`)] : [tract.text];
  return words.some((w) => REST.some((re) => re.test(w.slice(0, 900))));
}

const citedBy = (document: ResolvedDocument, index: DocumentIndex): Set<ResolvedDocument> =>
  new Set(
    document.conveyance.resolved.references.flatMap((r) => {
      const found = index.find(r, document);
      return "none" in found ? [] : [found.document];
    }),
  );

/** Whether two descriptions are of one section or survey; null where one of them names none. */
function alike(a: LandMention, b: LandMention, state: string | null): boolean | null {
  const [x, y] = [frameOf(a.tract, state), frameOf(b.tract, state)];
  if (x && y) return isOneSection(x.key, y.key);
  const likeness = surveyLikeness(a.features.survey, b.features.survey);
  return likeness === "silent" ? null : likeness === "same";
}

const acresIn = (list: readonly LandMention[]): Rational => sum(list.map((m) => m.features.acres ?? ZERO));
const slack = rational(1, 8);

/** Whether the size told fits what is left; true where a size is not told. */
function fits(rest: Rest): boolean {
  const { acres, stated } = rest.mention.features;
  if (!acres || !stated || [...rest.held, ...rest.sold].some((m) => !m.features.acres)) return true;
  const left = sub(acresIn(rest.held), acresIn(rest.sold));
  const gap = compare(left, acres) > 0 ? sub(left, acres) : sub(acres, left);
  return compare(gap, mul(acres, slack)) <= 0;
}

/** "all the remainder, which is the N/2 of the quarter": a part told by itself, apart from all that was sold. */
function toldByItself(m: LandMention, sold: readonly LandMention[]): boolean {
  const region = namedRegion(m.tract);
  const regions = sold.map((s) => namedRegion(s.tract)).filter((r) => r !== 0);
  return region !== 0 && region !== WHOLE && regions.length > 0 && !regions.some((r) => meets(r, region));
}

/**
 * Descriptions of what a giver has left, where papers of the package tell what he held and what of it he sold before. `mentions`: in the order of their papers.
 * Errs toward none: where either is not told, or the acres do not fit, the description stays as its words are.
 */
export function restsOfSold(mentions: readonly LandMention[], index: DocumentIndex, state: string | null): Rest[] {
  const givers = oncePerPaper((d) => keysOf(d, "from"));
  const takers = oncePerPaper((d) => keysOf(d, "to"));
  const citedIn = oncePerPaper((d) => citedBy(d, index));
  return mentions.flatMap((mention, at) => {
    if (!tellsRest(mention) || !passesLand(mention.document)) return [];
    const own = givers(mention.document);
    const before = mentions.slice(0, at).filter((m) => m.document !== mention.document && passesLand(m.document));
    const cited = citedIn(mention.document);
    const related = before.filter((m) => alike(m, mention, state) ?? (cited.has(m.document) || mention.features.survey === null));
    const held = related.filter((m) => shares(own, takers(m.document)) && !shares(own, givers(m.document)));
    const lands = new Set(held.map((m) => m.document));
    const sold = before.filter(
      (m) => shares(own, givers(m.document)) && (related.includes(m) || cited.has(m.document) || [...citedIn(m.document)].some((d) => lands.has(d))),
    );
    const rest = { mention, held, sold };
    return held.length && sold.length && fits(rest) && !toldByItself(mention, sold) ? [rest] : [];
  });
}

/** Adds what is left: what is covered by the descriptions of what was held, without that of what was sold. */
export function coverRests(coverage: Coverage, rests: readonly Rest[]): void {
  const all = (list: readonly LandMention[]): Set<string> => new Set(list.flatMap((m) => [...(coverage.covered.get(m.key) ?? [])]));
  for (const { mention, held, sold } of rests) {
    const out = all(sold);
    const left = [...all(held)].filter((id) => !out.has(id));
    if (left.length) coverage.covered.set(mention.key, new Set(left));
  }
}
