// What a paper says of a part of its land, behind the description, describes no land: "with the East 60 acres there pass no minerals", "the well will be drilled in the NW/4 of the section".
import type { Tract } from "@/lib/contracts/aspects/land";
import { landMarks } from "@/lib/land/named/land-marks";
import { namesOnlyBeside } from "@/lib/land/named/named-beside";
import { namedParts, regionOfTract } from "@/lib/land/named/named-parts";
import { parseLand } from "@/lib/land/parse-land";
import { contains, EMPTY, type Region, union } from "@/lib/land/set/region";
import { findSentences } from "@/lib/text/sentences";
import type { Span } from "@/lib/text/view";

/** What makes a stretch speak of land instead of describing it: an interest, or a verb in a finite form. */
const SPEAKS =
  /\b(?:minerals?|oil|gas|coal|royalt(?:y|ies)|surface|wells?|leases?|shares?|everything|nothing|none|reserv\w+|is|are|was|were|shall|will|may|must|has|have|had|does|do|did|can|be|keeps?|retains?|pass(?:es)?|belongs?|goes|gets?|takes?|remains?|stays?)\b/i;
/** "as to the west 50 acres thereof, all": a land with what is said of it. */
const OF_A_PART =
  /^\W*(?:(?:and|but|while|whereas|however|provided(?:,? however)?,?(?: that)?) )*(?:as to|in|under|upon|with respect to|in respect of|of|from|with|beneath|as regards)\b/i;
/** What goes with the description: what is left out of the land, or how far the paper reaches. */
const OF_THE_DESCRIPTION =
  /^\W*(?:(?:and|but) )?(?:less|save|except(?:ing)?|excluding|also|together with|being|containing|tracts?\b[^a-z]|parcels?\b[^a-z])|\b(?:in ?so ?far|so far|only|limited|confined|restricted|to the extent|described|following|beginning|thence|to-wit|known as|left out|omitted|excluded|not (?:hereby )?(?:included|conveyed|embraced)|corrected?|instead of)\b/i;

/** "As to Lot 3 this deed passes the surface only": a limit of the interest, not of the land. */
const OF_AN_INTEREST =
  /^(?!\W*(?:(?:and|but) )?(?:less|save|except|exclud|also|together|being|containing|tract|parcel)).*\b(?:minerals?|surface|oil|gas|coal|royalt(?:y|ies))\b/is;

const PASSED = "(?:assigned|conveyed|transferred|leased|sold|granted|included|covered|affected|released|embraced)";
/** "Lands not assigned: Section 31: SW/4", "Assignor keeps the SW/4", "nothing passes in the SW/4": land that does not go over. */
const STAYS = new RegExp(
  `\\b(?:not (?:hereby |herein |being |here )?${PASSED}|un(?:assigned|sold)|(?:nothing|none|no (?:part|interest|right))\\b[^.;]{0,90}\\b(?:${PASSED}|pass(?:es)?|goes)|un(?:touched|affected)|(?:is|are|forms?) no part of|not (?:hereby |herein )?(?:touched|reached|dealt with)|(?:do|does)(?: not|n't) (?:touch|affect|cover|reach|include|sell|convey|grant|transfer|deed|part with|give|deal with)|(?:sells?|conveys?|gives?|touch(?:es)?|affects?|parts? with) (?:nothing|none|no)|(?:assignor|grantor|lessor|seller|I|we|he|she|it|they) (?:still |also |itself |himself )?(?:keeps?|retains?|holds? back|withholds?|lives? on|continues? to own)|(?:remains?|stays?|continues?|(?:is|are) still) (?:the (?:property|land|home) (?:of )?|that of |owned by |with |in )?(?:(?:the |said )*(?:grantor|seller|vendor)|his|hers|her|him|mine|me|ours|us|theirs)s?)\\b|\\b(?:retained|excluded|excepted|withheld|reserved|kept)(?: (?:lands?|acreage|tracts?|property|premises|acres|leases?))? ?:`,
  "i",
);

/** "less and except one-third of the minerals, which Grantor retains", "The minerals in Tract 1 are not conveyed": what stays is an interest in the land described ahead of it, not the land. */
const INTEREST_STAYS =
  /\b(?:minerals?|royalt(?:y|ies)|oil|gas|coal)\b(?! (?:and gas )?leases?)[^.;]{0,60}\b(?:is|are|being|be) not\b|(?<![\w-])(?:less|save|except\w*|reserv\w+|keep\w*|retain\w*|withhold\w*|holds? back)\b[^.;]{0,70}?\b(?:minerals?|royalt(?:y|ies)|coal|(?:oil|gas)(?!(?:,| and| &)? (?:gas|mineral)? ?(?:and (?:gas|mineral) )?(?:leases?|leasehold)))\b/i;

/** Land that stays with the giver, told beside the land that goes over, and no part of it. */
function tellsOfOther(words: string, described: () => readonly Tract[]): boolean {
  if (!STAYS.test(words) || INTEREST_STAYS.test(words)) return false;
  const own = described();
  if (namesOnlyBeside(words, own.filter(hasLand))) return true;
  const all = parseLand(words);
  if (!OF_THE_DESCRIPTION.test(words) && own.some(hasLand) && all.length > 0 && all.every((t) => t.kind === "other" && !t.reference)) return true;
  const read = all.filter(hasLand);
  return read.length > 0 && own.some(hasLand) && !read.some((t) => inside(t, own) || own.some((o) => hasLand(o) && inside(o, [t])));
}

const SEMICOLON = /;|,(?= (?:but|while|whereas|yet|provided|however|it being)\b)/g;
/** The stretches of a text between full stops, semicolons and turns of speech. */
function stretchesOf(text: string, from: number, to: number): Span[] {
  return findSentences(text.slice(from, to)).flatMap((s) => {
    const [start, end] = [from + s.start, from + s.end];
    const cuts = [...text.slice(start, end).matchAll(SEMICOLON)].map((m) => start + m.index + 1);
    return [start, ...cuts].map((at, i) => ({ start: at, end: cuts[i] ?? end }));
  });
}

const sectionOf = (t: Tract): string | null => t.plss?.section?.toString() ?? t.survey?.section ?? null;
const hasLand = (t: Tract): boolean => t.plss?.section != null || t.survey?.section != null || (t.subdivision?.lots.length ?? 0) > 0;

/** "In T15S-R15W: Section 26" beside Section 26 of the township next to it: another land. */
const mayShareTownship = ({ plss: a }: Tract, { plss: b }: Tract): boolean =>
  !a?.township || !b?.township || (a.township === b.township && (!a.range || !b.range || a.range === b.range));

/** Whether a tract told in a later stretch lies in land that was described. */
function inside(t: Tract, own: readonly Tract[]): boolean {
  if (t.calls || t.reference) return false;
  const hosts = own.filter((o) => sectionOf(t) === null || (sectionOf(o) === sectionOf(t) && mayShareTownship(t, o)));
  const region = regionOfTract(t);
  const whole = hosts.reduce<Region>((r, o) => union(r, regionOfTract(o)), EMPTY);
  const lots = (t.plss?.lots ?? []).map(String);
  const hasLots = lots.every((l) => hosts.some((o) => (o.plss?.lots ?? []).map(String).includes(l)));
  if (t.plss || t.survey?.section) return hosts.length > 0 && hasLots && (region === EMPTY ? lots.length > 0 : contains(whole, region));
  const size = Number(t.acres_stated ?? 0);
  return t.kind === "other" && !t.survey && size > 0 && own.some((o) => size < Number(o.acres_stated ?? o.acres_computed ?? 0));
}

/** Whether all the land that a stretch names lies in land that was described. */
function tellsOfPart(words: string, described: () => readonly Tract[]): boolean {
  if ((OF_THE_DESCRIPTION.test(words) && !OF_AN_INTEREST.test(words)) || !(SPEAKS.test(words) || OF_A_PART.test(words))) return false;
  const own = described();
  const read = parseLand(words);
  return namedParts(words, own, true).length > 0
    ? !read.some((t) => hasLand(t) && !t.subdivision && !inside(t, own))
    : read.length > 0 && read.every((t) => inside(t, own));
}

/** Whether the description, read on through a stretch, holds land that it does not hold before it: "the West 70 acres of the S/2 …; and (2) the East 10 acres of said 80 acres". */
function addsLand(through: readonly Tract[], before: readonly Tract[]): boolean {
  const sections = new Set(before.filter(hasLand).map(sectionOf));
  const regionIn = (list: readonly Tract[], section: string | null) =>
    list.filter((t) => hasLand(t) && sectionOf(t) === section).reduce<Region>((r, t) => union(r, regionOfTract(t)), EMPTY);
  return [...sections].some((n) => !contains(regionIn(before, n), regionIn(through, n)));
}

const LONGEST = 12_000;
/** Stretches with words of land: so many at most, and the description among the first of them. */
const STRETCHES_MAX = 120;
const OPENING_MAX = 12;

/**
 * Stretches behind the description that only speak of parts of it. `paper`: the flat text; `from`, `to`: the granting words and the end of the body.
 * Errs toward none: a stretch that leaves land out, limits the paper to a part, or names any other land stays.
 */
export function toldParts(paper: string, from: number, to: number): Span[] {
  const all = stretchesOf(paper, from, Math.min(to, from + LONGEST));
  const withLand = all.filter((s) => landMarks(paper.slice(s.start, s.end)).length > 0).slice(0, STRETCHES_MAX);
  const staying = withLand.filter((s) => STAYS.test(paper.slice(s.start, s.end)));
  const ahead = staying.length ? parseLand(paper.slice(Math.max(0, from - LONGEST), from)) : [];
  const kept = staying.filter((s) => tellsOfOther(paper.slice(s.start, s.end), () => ahead));
  const text = kept.reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), paper);
  const marked = withLand.filter((s) => !kept.includes(s));
  const first = marked.slice(0, OPENING_MAX).findIndex((s) => parseLand(text.slice(from, s.end)).some(hasLand));
  if (first < 0) return kept;
  const out: Span[] = [...kept];
  let end = marked[first]?.end ?? from;
  let own: readonly Tract[] | null = null;
  const described = (): readonly Tract[] => {
    own ??= parseLand(text.slice(from, end));
    return own;
  };
  for (const s of marked.slice(first + 1)) {
    const words = text.slice(s.start, s.end);
    const told = (tellsOfPart(words, described) && !addsLand(parseLand(text.slice(from, s.end)), described())) || tellsOfOther(words, described);
    if (told) out.push(s);
    else [end, own] = [s.end, null];
  }
  return out;
}
