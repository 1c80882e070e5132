// Tracts of a whole instrument settled among themselves: what is said twice stands once, what heads a list lends its survey.
import type { Tract } from "@/lib/contracts/aspects/land";
import { compare, equals, parseRational, sub, sum, ZERO } from "@/lib/fraction/rational";
import { findAcres } from "./attributes/acreage";
import { isOfAll } from "./attributes/total-acres";

const NUMBERED = /^(?:(?:first|second|third|fourth|fifth|sixth) (?:tract|parcel)|(?:tract|parcel) \w+)$/i;
const TOTAL =
  /;\s+(?:(?:and|the|both|said|two|three|four|five|six|tracts|parcels|being|making|containing|comprising|together|or),? ){0,6}([\d,]+(?:\.\d+)?) acres,? (?:more or less,? )?(?:in all|altogether|in the (?:aggregate|whole)|in total)\b/i;
const ACRES = /([\d,]+(?:\.\d+)?) acres\b/i;

/** "FIRST TRACT: …; SECOND TRACT: …; being 320 acres in all": the total is no acreage of the last of the tracts. */
export function withoutTotalOfAll(tracts: readonly Tract[]): Tract[] {
  const last = tracts.at(-1);
  const own = last && tracts.length > 1 ? OF_THE_LAST.map((read) => read(last, tracts)).find((acres) => acres !== undefined) : undefined;
  return own === undefined
    ? [...tracts]
    : tracts.map((t) => (t === last ? { ...t, acres_stated: own, acres_computed: t.acres_computed === t.acres_stated ? own : t.acres_computed } : t));
}

/** The acres of the last of numbered tracts told before a total that says so; null where it tells none, undefined where no total stands there. */
function beforeTotal(last: Tract, tracts: readonly Tract[]): string | null | undefined {
  if (!NUMBERED.test(last.name ?? "") || tracts.filter((t) => NUMBERED.test(t.name ?? "")).length < 2) return undefined;
  const total = TOTAL.exec(last.text);
  if (!total || last.acres_stated !== total[1]?.replaceAll(",", "")) return undefined;
  return ACRES.exec(last.text.slice(0, total.index))?.[1]?.replaceAll(",", "") ?? null;
}

/** "…, 160 acres. …, 80 acres. In all 240 acres": acres that are the sum of all the others, whatever the words; the tract's own are told before them. */
function beforeSum(last: Tract, tracts: readonly Tract[]): string | undefined {
  const others = tracts.slice(0, -1).map((t) => parseRational(t.acres_stated ?? ""));
  const stated = parseRational(last.acres_stated ?? "");
  if (!stated || others.some((o) => o === null)) return undefined;
  const own = sub(stated, sum(others.filter((o) => o !== null)));
  const told = findAcres(last.text.toUpperCase()).map((a) => a.acres);
  const at = told.findIndex((acres) => equals(parseRational(acres) ?? ZERO, own));
  return at >= 0 && at < told.lastIndexOf(last.acres_stated ?? "") ? told[at] : undefined;
}

/** "…, being 640 acres in all" behind lands of 320 acres each: acres that are what all the lands make, and not what the last does; undefined elsewhere. */
function sumOfAll(last: Tract, tracts: readonly Tract[]): null | undefined {
  const stated = parseRational(last.acres_stated ?? "");
  const own = parseRational(last.acres_computed ?? "");
  const made = tracts.map((t) => parseRational(t.acres_computed ?? ""));
  if (!stated || !own || last.calls || equals(stated, own) || made.some((a) => a === null)) return undefined;
  return equals(stated, sum(made.filter((a) => a !== null))) ? null : undefined;
}

/** "Second Tract: the SE¼ of Survey 13. Both tracts comprise 240 acres": acres that a clause tells of all the lands; null then, undefined where none does. */
function clauseOfAll(last: Tract, tracts: readonly Tract[]): null | undefined {
  const text = last.text.toUpperCase();
  const told = findAcres(text);
  const [only] = told;
  if (!only || told.length > 1 || last.calls || only.acres !== last.acres_stated || !isOfAll(text, only)) return undefined;
  const others = tracts.filter((t) => t !== last && t.kind !== "other").map((t) => parseRational(t.acres_stated ?? t.acres_computed ?? "") ?? ZERO);
  return others.length && compare(parseRational(only.acres) ?? ZERO, sum(others)) > 0 ? null : undefined;
}

/** How the acres of the last tract are told from those of all, in order. */
const OF_THE_LAST = [beforeTotal, beforeSum, sumOfAll, clauseOfAll] as const;

/** Drops repetitions and mere mentions, and lets numbered tracts inherit the survey named at the head of their list. */
export function settle(tracts: readonly Tract[]): Tract[] {
  const list = withoutTotalOfAll(withHeadOfList(tracts));
  const surveyed = list.some((t) => t.kind === "texas_survey");
  const placed = list.some((t) => t.plss?.township);
  const parts = new Set(list.filter((t) => t.plss && t.plss.label !== "ALL").map(sectionOf));
  const seen = new Set<string>();
  return list.filter((t) => {
    if (t.kind === "plss" && !t.plss?.township && (surveyed || placed || t.plss?.label === "ALL")) return false;
    if (mereMention(t, parts) || (t.plss?.label === "ALL" && (t.plss.section ?? 0) > 36)) return false;
    if (said(t, list)) return false;
    const key = JSON.stringify([
      t.kind,
      t.plss,
      t.survey,
      t.subdivision,
      t.acres_stated,
      t.exceptions.map((e) => e.text),
      t.depths,
      t.calls?.length ?? 0,
      t.kind === "texas_survey" && t.warnings.some((w) => w.code === "partial") ? t.text : null,
    ]);
    if (t.calls === null && t.kind !== "other" && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** "To have and to hold the 55 acres, soil and minerals": the words of holding name what was given before them. */
const HOLDS = /\bto (?:have|hold)\b[^.;]{0,60}\b(?:the|these|those) [\w-]{1,20}(?: \([\d.]+\))? acres\b/i;

/** Whether a description is no land of its own: land described elsewhere in the instrument, named again by its acres, or the size of it all. */
export const said = (t: Tract, all: readonly Tract[]): boolean => namedAgain(t, all) || tellsTotal(t, all);

/** "in and under the whole 612 acres". */
const namedAgain = (t: Tract, all: readonly Tract[]): boolean =>
  t.kind === "other" &&
  t.reference == null &&
  t.calls === null &&
  t.acres_stated !== null &&
  (/\b(?:said|whole|same|entire|above)\b[^.;]{0,30}\bacres?\b/i.test(t.text) || HOLDS.test(t.text)) &&
  all.some((o) => o.kind !== "other" && o.acres_stated === t.acres_stated);

const LAND_NOUN = /\b(?:lands?|farms?|ranch|place|tracts?|parcels?|pieces?|homestead|plantation|survey|lots?|also|another|other)\b/i;
/** "together with all minerals; 1,800 acres": what comes along with the land told before, and how much all of it is. */
const COMES_ALONG =
  /^\W*(?:together )?with (?:(?:all|every|the|its|any|of|oil|gas|coal|and|other|minerals?|mineral rights|royalties|improvements|appurtenances|buildings|rights|thereon|therein|thereunder|thereto|belonging|on|in|under|it|them),? ?){1,16}[;,.:]? ?(?:(?:in all|being|containing|total|altogether|a total of) )?[\d,.]+ acres\b/i;

/** Acres that no words tie to a land of their own: the sum of the lands told beside them, or how much the land is with what comes along. */
function tellsTotal(t: Tract, all: readonly Tract[]): boolean {
  if (t.kind !== "other" || t.reference != null || t.calls !== null || t.name != null || t.acres_stated === null || t.exceptions.length) return false;
  const others = all.filter((o) => o.kind !== "other");
  if (others.length > 0 && COMES_ALONG.test(t.text)) return true;
  const made = others.map((o) => parseRational(o.acres_stated ?? o.acres_computed ?? ""));
  const stated = parseRational(t.acres_stated);
  const told = t.text.slice(0, Math.max(0, t.text.search(/[\d,.]+ acres\b/i)));
  if (!stated || made.length < 2 || LAND_NOUN.test(told)) return false;
  return made.every((a) => a !== null) && equals(stated, sum(made.filter((a) => a !== null)));
}

const sectionOf = (t: Tract): string => `${t.plss?.township}-${t.plss?.range}-${t.plss?.section}`;

/** A section named with no parts, where the instrument describes parts of that section too, is not land of its own. */
function mereMention(t: Tract, parts: ReadonlySet<string>): boolean {
  if (!t.plss || t.calls || t.plss.label !== "ALL" || /\b(?:all|entire|whole|full)\b/i.test(t.text) || t.acres_stated !== null) return false;
  return parts.has(sectionOf(t));
}

const isHead = (t: Tract): boolean => t.kind === "texas_survey" && t.name == null && t.calls === null;
const sameSurvey = (a: Tract, b: Tract): boolean => a.survey?.name === b.survey?.name && a.survey?.abstract === b.survey?.abstract;

/** A part that a partition cuts from the land its head tells of. */
const isAllotted = (t: Tract): boolean => t.warnings.some((w) => w.code === "partial");

/** Named parts take the survey that the words at the head of their list name; a head without acres of its own goes. */
export function withHeadOfList(tracts: readonly Tract[]): Tract[] {
  const out: Tract[] = [];
  let head: Tract | null = null;
  const listed = new Set<Tract>();
  for (const t of tracts) {
    if (isHead(t)) head = t;
    else if (head?.survey && t.name != null && t.acres_stated !== null && (t.kind === "other" || (t.kind === "texas_survey" && sameSurvey(t, head)))) {
      if (t.kind === "other") Object.assign(t, { kind: "texas_survey", survey: { ...head.survey } });
      if (head.acres_stated === null && !isAllotted(t)) listed.add(head);
    } else if (t.name == null) head = null;
    out.push(t);
  }
  return out.filter((t) => !listed.has(t));
}
