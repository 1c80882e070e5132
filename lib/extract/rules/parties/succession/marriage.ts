// Marriages of a decedent: how many, to whom last, whether that spouse survived.
import { numberFromWords } from "@/lib/text/number-words";
import type { Death } from "./deaths";
import type { PersonAt } from "./find-people";

export type Marriage = { spouse: string | null; spouseDied: string | null; survived: boolean | null; count: number | null; spouses: string[] };

const countWords: readonly [RegExp, number][] = [
  [/\b(?:was |had )?never (?:been )?married\b|\bunmarried and without issue\b|\bdied (?:a )?(?:single|unmarried)/i, 0],
  [
    /\bmarried (?:only |but )?(?:once|one time)(?: only)?\b|\bonly (?:one )?(?:marriage|husband|wife)\b|\b(?:one|a single) marriage\b|\bneither was ever married to anyone else\b|\bmarried one time\b/i,
    1,
  ],
  [/\bmarried (?:only )?(?:twice|two times)\b/i, 2],
  [/\bmarried (?:only )?(?:thrice|three times)\b/i, 3],
];

const links: readonly RegExp[] = [
  /\bmarried\b[^.;]{0,90}?\bto $/i,
  /\bmarried(?: (?:only|but|once|one time|twice))*,?(?: (?:in|on|about) (?:[A-Z][a-z]+ )?(?:\d{1,2}, )?\d{4},?)?(?: to)? $/i,
  /\b(?:his|her|the|surviving|decedent's)(?: \w+)? (?:wife|husband|widow|widower|spouse|surviving spouse),? (?:being |was |is |named |one )?$/i,
  /\bmarriage to $/i,
  /(?<!-)\b(?:second|third|first|last)(?:ly)?,? to $/i,
  /\b(?:(?:S|s)urviving (?:S|s)pouse|SURVIVING SPOUSE|Spouse|Husband|Wife|Widow|Widower|SPOUSE): $/,
  /\b(?:and|&) (?:wife|husband),? $/i,
  /(?<!-)\b(?:second|third|first|2nd|1st|last)(?:ly)?,? (?:in|on|about)?[^.;]{0,40},? to $/i,
  /\bsurvived by (?:his|her) (?:wife|husband|spouse|widow),? $/i,
];
const after =
  /^,? (?:and )?(?:his|her|decedent's|the) (?:surviving )?(?:wife|husband|widow|widower|spouse)\b|^,? (?:surviving (?:wife|husband|spouse|widow|widower)|(?:(?:the )?(?:widow|widower|wife|husband)) of (?:the )?(?:said )?(?:deceased|decedent))\b|^,? (?:married|m\.) (?:(?:in|on|about) )?(?:[\dA-Z])|^,? (?:to whom (?:he|she) was married|who was (?:his|her) (?:wife|husband))/i;

const divorced = /^,? ?\(?(?:(?:from )?whom (?:he|she) (?:was |later )?|who was |and (?:they )?(?:were )?|later |since |now )?divorced?\b/i;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** "He was a widower": no spouse survived. */
export const widowedSaid = /\b(?:He|She|Decedent|The decedent|he|she) (?:was|died|remained|is) (?:then )?(?:a )?(widow|widower)\b/;

/** Marriages of `decedent` in `text`; `count` is null where the paper does not say how many. */
export function readMarriage(text: string, people: readonly PersonAt[], decedent: string, deaths: readonly Death[], alone: boolean): Marriage {
  const count = alone ? (countWords.find(([r]) => r.test(text))?.[1] ?? times(text)) : null;
  const spouses: string[] = [];
  for (const p of people) {
    if (same(p.name, decedent)) continue;
    const before = text.slice(Math.max(0, p.start - 130), p.start);
    const of = /^,? (?:his|her) (?:wife|husband|widow)/i.test(text.slice(p.end, p.end + 14)) ? lastPerson(people, p) : null;
    const pair = /\b(?:and|&) (?:wife|husband),? $/i.test(before);
    if (pair && !same(lastPerson(people, p) ?? "", decedent)) continue;
    const linked = links.some((r) => r.test(before)) || (after.test(text.slice(p.end, p.end + 40)) && (alone || of === null || same(of, decedent)));
    const elsewhere = /\b(?:daughter|son|child|wife of|husband of)[^.;]{0,40}$/i.test(before) && !/\b(?:his|her) (?:wife|husband)/i.test(before.slice(-40));
    if (linked && !elsewhere && (alone || near(people, p, decedent)) && !spouses.some((s) => same(s, p.name))) spouses.push(p.name);
  }
  const ended = (s: string) => people.some((p) => same(p.name, s) && divorced.test(text.slice(p.end, p.end + 60)));
  const spouse = spouses.filter((s) => !ended(s)).at(-1) ?? null;
  const death = spouse ? deaths.find((d) => same(d.name, spouse)) : undefined;
  const own = deaths.find((d) => same(d.name, decedent));
  const survived =
    spouse === null
      ? null
      : /\b(?:survive[sd]? (?:him|her|decedent)|who survive[sd]|is (?:his|her) widow|his widow|her widower|surviving spouse|survived by (?:his|her) (?:wife|husband|widow|spouse)|left surviving (?:him |her )?,?(?:his|her) (?:wife|husband|widow|spouse)|lived with (?:him|her) until (?:he|she) died|his wife when he died|her husband when she died|was married when (?:he|she) died)\b/i.test(
            text,
          )
        ? true
        : own?.widowed || (alone && widowedSaid.test(text))
          ? false
          : death?.died && own?.died
            ? death.died > own.died
            : null;
  const outlived = death?.died && own?.died ? death.died > own.died : survived;
  return { spouse, spouseDied: death?.died ?? null, survived: outlived, count: count ?? (alone && spouses.length > 1 ? spouses.length : null), spouses };
}

const lastPerson = (people: readonly PersonAt[], p: PersonAt) => people[people.indexOf(p) - 1]?.name ?? null;
/** In a paper about several dead, a spouse counts for the person named just before. */
function near(people: readonly PersonAt[], p: PersonAt, decedent: string): boolean {
  const i = people.indexOf(p);
  return [people[i - 1], people[i - 2]].some((x) => x !== undefined && same(x.name, decedent));
}

function times(text: string): number | null {
  const m = /\bmarried (\w+) times?\b/i.exec(text);
  return m ? numberFromWords(m[1] ?? "") : null;
}
