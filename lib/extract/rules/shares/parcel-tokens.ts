// What the words of a parting are made of: who takes, which share, which thing, what is left.
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { compare, ONE, type Rational, rational } from "@/lib/fraction/rational";

export type Thing = "surface" | "mineral" | "fee";
type At = { start: number; end: number };
export type ShareAt = At & { value: Rational | "rest" };
export type ThingAt = At & { thing: Thing };

const ORDINALS: readonly string[] = ["half", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const PART = "half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth";
/** "the last fourth", "half to A", "an equal third": parts of a whole that stand without a number. */
const BARE_PART = new RegExp(
  `\\b(?:(?:the|an?|his|her|my|last|other|remaining|one|equal|undivided|each) )*(?<!\\b(?:north|south|east|west)\\w* )(${PART})\\b(?!-| (?:day|of [A-Z]\\w+,? (?:A\\. ?D|1[89])|clause|item|article|section|of section|part(?:y|ies)\\b|quarter|blood|brothers?|sisters?|cousins?|wife|husband|son|daughter|judicial|district))`,
  "gi",
);
/** "three parts of four", "2 shares out of 5". */
const PARTS_OF = new RegExp(
  `\\b(${NUMBER_WORD}|\\d{1,3}) (?:equal )?(?:parts?|shares?),? (?:out )?(?:of|in)(?: the)?(?: whole)? (${NUMBER_WORD}|\\d{1,3})\\b(?: (?:equal )?(?:parts?|shares?))?(?! acres)`,
  "gi",
);
const REST =
  /\b(?:(?:all )?(?:the )?(?:balance|remainder|rest|residue)|what(?:ever)? (?:is|remains|may be)(?: (?:then|so))? ?(?:left|over)?(?: over)?|(?:the|all) (?:other|remaining)(?= (?:minerals?|oil|gas|surface|part|share|portion|interest)))\b/gi;

const overlaps = (a: At, b: At): boolean => a.start < b.end && b.start < a.end;
const without = (found: readonly ShareAt[], more: readonly ShareAt[]): ShareAt[] =>
  [...found, ...more.filter((m) => !found.some((f) => overlaps(f, m)))].sort((a, b) => a.start - b.start);
const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : Number(cardinal(word) ?? 0));

/** Shares of any wording in order; "the rest" only where no size is said beside it. */
export function sharesOfParcel(words: string): ShareAt[] {
  const told = findShares(words).map((s): ShareAt => ({ start: s.start, end: s.end, value: s.value }));
  const counted = [...words.matchAll(PARTS_OF)].flatMap((m): ShareAt[] => {
    const [n, d] = [numberOf(m[1] ?? ""), numberOf(m[2] ?? "")];
    const value = n > 0 && d > 1 ? rational(n, d) : ONE;
    return compare(value, ONE) < 0 ? [{ start: m.index, end: m.index + m[0].length, value }] : [];
  });
  const bare = [...words.matchAll(BARE_PART)]
    .filter((m) => !/(?:^|[\s(])[NSEW]{1,2}\.? ?$/.test(words.slice(Math.max(0, m.index - 5), m.index)))
    .map((m): ShareAt => {
      const part = (m[1] ?? "").toLowerCase();
      return { start: m.index, end: m.index + m[0].length, value: rational(1, part === "quarter" ? 4 : ORDINALS.indexOf(part) + 2) };
    });
  const sized = without(without(told, counted), bare);
  const rests = [...words.matchAll(REST)]
    .map((m): ShareAt => ({ start: m.index, end: m.index + m[0].length, value: "rest" }))
    .filter((r) => !sized.some((s) => s.start >= r.start && s.start - r.end < 24));
  return without(sized, rests);
}

const MINERAL_WORD = /\b(?:oil|gas|minerals?|coal|hydrocarbons?|petroleum)\b(?: (?:estates?|rights?|interests?|property|ownership)\b)?/gi;
const OF_MINERALS =
  /^[\s,&-]*(?:\b(?:and|or|all|other|any|the|kindred|like|similar|rights?|interests?|estate|in|substances?|of|kinds?|whatsoever|whatever)\b[\s,&-]*)*$/i;
const SURFACE = /\bsurface(?: (?:only|alone|estate|rights?))?\b/gi;
const LAND =
  /\b(?:lands?|farm|ranch|(?:home ?)?place|homestead|tracts?|premises|property|real (?:estate|property)|realty|acres|section|quarter|quarter[- ]section|survey|fee simple|everything|all else|residue|estate)\b|\b[NSEW]{1,2}(?:\/[24]|[½¼])/gi;
/** Words between a thing and the land that it is told to be of: "the minerals under the same", "the surface of the said". */
const OF_LAND = /^[\s,]*(?:(?:rights?|interests?|estate),? )?\b(?:in(?:,? and)?|under|underlying|beneath|below|of|upon|on|to|from|out of)\b(?:[^;:]{0,110})$/i;
/** "the land, with its minerals", "surface and minerals": one thing. */
const ALONG = /^,? (?:and|with|together with|along with|including|both|as well as)(?: (?:all|of|the|its|his|her|any|whatever|therewith|also))* ?$/i;

const places = (words: string, pattern: RegExp, thing: Thing): ThingAt[] =>
  [...words.matchAll(pattern)].map((m) => ({ thing, start: m.index, end: m.index + m[0].length }));

/** The things of `words` in order: minerals told in one row are one thing, land that only says where they lie is none, land with its minerals is the fee. */
export function thingsOfParcel(words: string, shares: readonly At[]): ThingAt[] {
  const all = [...places(words, MINERAL_WORD, "mineral"), ...places(words, SURFACE, "surface"), ...places(words, LAND, "fee")].sort(
    (a, b) => a.start - b.start,
  );
  const out: ThingAt[] = [];
  for (const t of all) {
    const last = out.at(-1);
    if (last && t.start < last.end) continue;
    const gap = last ? words.slice(last.end, t.start) : "";
    const parted = last ? shares.some((s) => s.start >= last.end && s.end <= t.start) : false;
    if (!last || parted || /[;:]/.test(gap)) out.push({ ...t });
    else if (last.thing === t.thing && (t.thing !== "mineral" || OF_MINERALS.test(gap))) last.end = t.end;
    else if (t.thing === "fee" && OF_LAND.test(gap)) last.end = t.end;
    else if (
      (last.thing === "fee" && t.thing !== "fee" && ALONG.test(gap)) ||
      (new Set([last.thing, t.thing]).size === 2 && t.thing !== "fee" && ALONG.test(gap))
    ) {
      last.thing = "fee";
      last.end = t.end;
    } else out.push({ ...t });
  }
  return out;
}
