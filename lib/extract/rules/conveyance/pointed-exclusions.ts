// Words that leave something out and only point to the place where it is told: "with general warranty save for the royalty below: 241 acres", "subject to the reservation hereinafter made, Lot 4".
import { equals } from "@/lib/fraction/rational";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

const LEAD =
  "\\b(?:save|saving|except|excepting|excluding|exclusive of|less|other than|apart from|aside from|subject|but not|not including)(?:,? and except(?:ing)?)?\\b,?(?: (?:however|only|always|therefrom|herefrom))?,?(?: (?:for|to|as to|as regards|as concerns))?";
const TOLD =
  "(?:mentioned|named|reserved|excepted|retained|kept(?: out| back)?|withheld|made|set (?:out|forth)|told(?: of)?|stated|contained|provided|expressed|specified|noted|shown|spoken of|referred to)";
const PLACE = '(?:paragraph|clause|article|item|exhibit|schedule|part)s?(?: (?:no\\. ?)?[\\w"“”]+)?\\b';
/** "the royalty below: 241 acres"; not "all minerals below 5,000 feet", "below the base of the sand". */
const BELOW = "below(?=\\s*(?:[,:;.)]|$)| (?:un)?to\\b)";
const POINTS = `(?:\\b(?:(?:${TOLD} )?(?:${BELOW}|hereinbelow|further on|later (?:on|in this \\w+|herein))|${TOLD} hereunder)\\b|\\b(?:hereinafter|hereafter)\\b(?:,? (?:${TOLD}|and|so|expressly)\\b){0,4}|\\b${TOLD} (?:at the (?:end|foot)|in (?:the )?(?:(?:next|following|last|first|second|third|fourth) )?${PLACE}))`;
const NAMES = /\b(?:oil|gas|coal|minerals?|royalt(?:y|ies)|interests?|reservations?|exceptions?|what|that which|matters?|things?)\b/i;
const POINTED = new RegExp(`${LEAD} ([^.;:()]{2,130}?)${POINTS}`, "gi");
/** "the reservation hereinafter made of one-half": the words behind say it. */
const SAYS_MORE = /^\W{0,3}(?:of|being|namely|to-?wit|that is|as follows|in favou?r of|by|to (?!(?:the )?(?:said )?(?:grantee|purchaser|buyer|vendee)))\b/i;
const CITED = /\b(?:vol(?:ume)?|book|page|recorded|of record)\b/i;

/** "out of what I hereby convey": the interest that passes, told by the act once more; no act of its own. */
const OUT_OF_GIVEN =
  /\b(?:out of|from) (?:what|that which|all that|the (?:interest|share|part)(?: which| that)?) (?:I|we|he|she|they|it|(?:the )?(?:said )?(?:grantors?|first part(?:y|ies))) (?:(?:do|does|here|hereby|herein|now|thus|so) ){0,3}(?:conveys?|grants?|sells?|transfers?|deeds?)\b/gi;
const outOfShareSold = (words: string): string => "from the share sold".padEnd(words.length);

/**
 * The paper with such words blank, at the same places: nothing is given, kept or left out by them.
 * They stay where they say the thing themselves: where a share follows, a record is cited, or their own share is told nowhere behind them.
 */
export function withoutPointedExclusions(paper: Scene): Scene {
  const text = paper.text.replace(OUT_OF_GIVEN, outOfShareSold);
  const scene = text === paper.text ? paper : { ...paper, text, sentences: paper.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) };
  const spans = [...text.matchAll(POINTED)].flatMap((m) => {
    const [start, end] = [m.index, m.index + m[0].length];
    const behind = text.slice(end, end + 100);
    const own = findShares(m[1] ?? "");
    const said = own.every((o) => findShares(text.slice(end, end + LATER)).some((s) => equals(s.value, o.value)));
    const next = behind.split(/^ ?:/.test(behind) ? /[.;] / : /[.;,)]/)[0] ?? "";
    const says = SAYS_MORE.test(behind) || (NAMES.test(next) && findShares(next).length > 0);
    return NAMES.test(m[1] ?? "") && !CITED.test(m[0]) && said && !says ? [{ start, end }] : [];
  });
  if (!spans.length) return scene;
  const blank = spans.reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), text);
  return { ...scene, text: blank, sentences: scene.sentences.map((s) => ({ ...s, text: blank.slice(s.start, s.end) })) };
}
const LATER = 3000;
