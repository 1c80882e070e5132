// Marriages of a decedent: how many, to whom last, whether that spouse survived.
import { numberFromWords } from "@/lib/text/number-words";
import type { Death } from "./deaths";
import type { PersonAt } from "./find-people";

export type Marriage = { spouse: string | null; spouseDied: string | null; survived: boolean | null; count: number | null; spouses: readonly string[] };

const countWords: readonly [RegExp, number][] = [
  [
    /\b(?:was |had )?never (?:been )?married\b(?! (?:but|except|save|more than|again|twice|anyone|anybody|any other|another))|\bunmarried and without issue\b|\bdied (?:a )?(?:single|unmarried)/i,
    0,
  ],
  [
    /\bmarried (?:(?:only|but|just|exactly) )?(?:once|one time|a single time)(?: only)?\b(?!,? (?:before|previously|earlier|already))|\bnever (?:\w+ )?(?:married|wed) but (?:the )?(?:once|one time|one (?:man|woman|wife|husband))\b|\bonly (?:one )?(?:marriage|husband|wife)\b|\b(?:one|a single) marriage\b|\b(?:had|having|has|have|but|just|only) (?:but |just |only )?(?:one|a single) (?:wife|husband|spouse)\b(?! (?:was|had|is|of (?:the|his|her|their|my)|each|at a time|sign|join))|\bneither (?:of them )?(?:was |had )?ever (?:been )?married to anyone else\b|\bmarriages?:? (?:was )?(?:one|once) only\b|\bthe only (?:wife|husband|spouse)\b|\bmarried\b[^.;]{0,60}\b(?:him|her|that (?:man|woman)) (?:only|alone)[,.;]/i,
    1,
  ],
  [/\bmarried (?:only )?(?:twice|two times)\b/i, 2],
  [/\bmarried (?:only )?(?:thrice|three times)\b/i, 3],
];

const divorced =
  /^(?![^.;]{0,120}\b(?:never|not|nor|without)\b[^.;]{0,20}\bdivorce)[^.;]{0,120}(?:\. (?:It|They|(?:That|This|The|Their|Said)(?: \w+)? (?:marriage|union)|The two|Both)\b[^.;]{0,60})?\b(?:divorced?|annulled|marriage was dissolved)\b/i;
const predeceased = /^,? ?(?:who |having |had |he |she )*(?:died before (?:him|her|the decedent)|predeceased (?:him|her|the decedent))\b/i;
/** Words beside a name that say who outlived the dead, and who was left long before. */
const OUTLIVES_AHEAD =
  /\b(?:survived by|leaving|left)(?: surviving)?(?: (?:him|her))?,? (?:as )?(?:his|her) (?:surviving |present |second |third )?(?:wife|husband|widow|widower|spouse),? $/i;
const OUTLIVES_BEHIND =
  /^,? ?(?:(?:who|and|she|he|also|still|yet),? ){0,3}(?:survive[sd]?|outlived) (?:him|her|the decedent|decedent)\b|^,? (?:who is )?(?:his|her) (?:widow|widower|surviving (?:wife|husband|spouse))\b/i;
const FORMER_AHEAD =
  /\b(?:first|former|divorced|previous|prior|earlier) (?:wife|husband|spouse|marriage(?: was)? to),? $|\bmarried (?:once )?(?:before|previously|earlier)(?: only)?,? to $/i;
const FORMER_BEHIND = /^,? (?:(?:was|who was) )?(?:his|her|the) (?:first|former|divorced|previous|prior|earlier) (?:wife|husband|spouse)\b/i;
/** ", the marriage ending with her death in 1971": by whose death, tells the year. */
const ENDED_BY_DEATH =
  /^[^.;]{0,100}\b(?:marriage|union|it|which)\b[^.;]{0,24}\b(?:end(?:ed|ing|s)|terminat(?:ed|ing)|(?:was )?dissolved|lasted|lasting|continued|continuing)\b[^.;]{0,30}\bdeath\b[^.;]{0,40}?\b((?:18|19|20)\d\d)\b/i;
/** "Ada Roe - death, 1950", "Ada Roe (ended by her death)": how a marriage ended, beside the name. */
const LABELLED_DEATH = /^ ?[-–—:(,]+ ?(?:(?:ended|terminated|dissolved|by|in|his|her|spouse's) ){0,3}death\b(?! (?:of|certificate))/i;
/** "He left no surviving spouse", "and remained unmarried until his death": nobody survived as spouse of the one whom the paper is about. */
const LEFT_NO_SPOUSE =
  /\b(?:left|leaving|had|having|was survived by|without|with) no (?:surviving|living) (?:spouse|husband|wife|widow|widower)\b|\bno (?:surviving )?(?:spouse|husband|wife) (?:survived|survives|was living)\b|\b(?:remained|stayed|lived) (?:unmarried|single|unwed)\b[^.;]{0,24}\b(?:until|till|to) (?:his|her) (?:own )?death\b/i;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** "He was a widower": no spouse survived. */
export const widowedSaid =
  /\b(?:He|She|Decedent|The decedent|he|she) (?:was|died|remained|stayed|lived|is|continued|(?:had|has)(?: [a-z]+){0,2} been) (?:(?:then|long|already|for (?:some|many|several|\w+) years|since|thereafter|afterwards|ever after|on|to the end|always|still|as|to be) ){0,2}(?:a )?(widow|widower)\b/;

/** Marriages of `decedent` in `text`; `count` is null where the paper does not say how many. */
export function readMarriage(
  text: string,
  people: readonly PersonAt[],
  decedent: string,
  deaths: readonly Death[],
  alone: boolean,
  spouses: readonly string[],
  gone: readonly string[] = [],
): Marriage {
  const said = alone ? (countWords.find(([r]) => r.test(text))?.[1] ?? times(text)) : null;
  const count = said === 0 && spouses.length > 0 ? null : said;
  const behind = (p: PersonAt) =>
    text.slice(p.end, Math.min(p.end + 160, people.find((o) => o.start > p.end && !same(o.name, decedent))?.start ?? text.length));
  const ended = (s: string) =>
    people.some(
      (p) => same(p.name, s) && (divorced.test(behind(p)) || /\bdivorced (?:from|by) (?:the said )?$/i.test(text.slice(Math.max(0, p.start - 24), p.start))),
    );
  const own = deaths.find((d) => same(d.name, decedent));
  const diedOf = (s: string) => deaths.find((d) => same(d.name, s))?.died ?? null;
  const toldDead = (s: string) => diedOf(s) === null && gone.some((g) => same(g, s));
  const byDeath = (s: string) =>
    people.some((p) => {
      if (same(p.name, s) && LABELLED_DEATH.test(behind(p))) return true;
      const year = same(p.name, s) ? ENDED_BY_DEATH.exec(behind(p))?.[1] : undefined;
      return year !== undefined && year < (own?.died ?? "").slice(0, 4);
    });
  const goneBefore = (s: string) => toldDead(s) || byDeath(s) || (own?.died != null && (diedOf(s) ?? "9") < own.died);
  const lasting = spouses.filter((s) => !ended(s));
  const isTold = (s: string, ahead: RegExp, after: RegExp) =>
    people.some((p) => same(p.name, s) && (ahead.test(text.slice(Math.max(0, p.start - 70), p.start)) || after.test(text.slice(p.end, p.end + 70))));
  const left = lasting.filter((s) => !goneBefore(s));
  const spouse =
    left.findLast((s) => isTold(s, OUTLIVES_AHEAD, OUTLIVES_BEHIND)) ??
    left.findLast((s) => !isTold(s, FORMER_AHEAD, FORMER_BEHIND)) ??
    left.at(-1) ??
    lasting.at(-1) ??
    null;
  const death = spouse ? deaths.find((d) => same(d.name, spouse)) : undefined;
  const wentBefore =
    (spouse !== null && (toldDead(spouse) || byDeath(spouse))) ||
    (alone && LEFT_NO_SPOUSE.test(text)) ||
    people.some((p) => spouse !== null && same(p.name, spouse) && predeceased.test(text.slice(p.end, p.end + 60)));
  const survived =
    spouse === null
      ? null
      : wentBefore
        ? false
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

function times(text: string): number | null {
  const m = /\bmarried (\w+) times?\b/i.exec(text);
  return m ? numberFromWords(m[1] ?? "") : null;
}
