// Asides that tell beside whose interest something is kept: "reserving to Ole, in addition to the interest mentioned in paragraph 2, an undivided fourth". They give, keep and leave out nothing.
import { equals } from "@/lib/fraction/rational";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

const BESIDE =
  "(?:in addition to|over and above|on top of|besides?|apart from|aside from|separate(?:ly)? (?:and apart )?from|independent(?:ly)? of|exclusive of|not counting|without counting|beyond|distinct from|other than)";
const ASIDE = new RegExp(
  `(?<=^|[\\s,;:(])(?:(?:this|it|the same) )?(?:being |and )?${BESIDE} ((?:the|that|those|said|any|what|such)\\b[^,;:()]{1,120}?)(?=[,:;) ])(?:[,:) ]\\s*|$)(?=(?:and |also |hereby |a further |a like )?(?:an?|one|two|three|five|seven|half|all|the (?:other|further|like)|\\d|(?:the )?(?:said )?[Gg]rantors?|I|we|he|she|they|[A-Z][a-z]+ [A-Z])\\b)`,
  "g",
);
const KEEPS = /\b(?:reserv|except|retain|keep|kept|withh[eo]ld|sav(?:es?|ing)\b|hold(?:s|ing)? back)/i;
const INTEREST =
  /\b(?:interests?|shares?|part|minerals?|royalt(?:y|ies)|reservations?|exceptions?|fourth|half|third|eighth|quarter|sixteenth|paragraph|item|clause|that|what|those)\b|\d/i;
/** A verb of the grant inside: no aside. */
const ACTS = /\b(?:grants?|conveys?|sells?|reserves|retains|keeps|excepts)\b(?! by)/i;

const GIVEN =
  "(?:(?:what|that which|the (?:same|whole|interest|share)|said (?:interest|share)|such (?:interest|share))(?: (?:is|so|which is|being))?(?: (?:here(?:by|in)?|thus) ?)?(?:conveyed|granted|sold|given)?(?: hereby)?)";
const A_SHARE = "(?:an? )?(?:undivided |equal )?(?:one-\\w+|half|\\d+\\/\\d+|\\d+(?:\\.\\d+)? ?%|[\\w-]+ per ?cent)(?: \\([^)]{1,12}\\))?(?: (?:part|share))?";
/** "each grantor furnishing one-half of what is conveyed", "one-half of said interest coming from each of us": out of whose part it comes. */
const ORIGIN = new RegExp(
  `,? ?(?:and )?(?:each(?: one)?(?: of)?(?: (?:the|said|us|them|two|three))*(?: (?:grantors?|sellers?|owners?|vendors?))? (?:furnish|contribut|suppl|provid|giv|put|bring)\\w*(?: in)? ${A_SHARE} (?:thereof|of ${GIVEN})|${A_SHARE} (?:thereof|of which|of ${GIVEN})? ?(?:being |to be |is |shall be )?(?:com(?:ing|es|e)|tak(?:en|ing)|deriv\\w+|furnished|contributed|supplied) (?:out of|from|by) (?:the (?:interest|share|part) of )?each\\b[^.;,]*)`,
  "gi",
);
/** "Nothing in this deed affects the minerals in the half which I do not sell." */
const UNTOUCHED =
  /^(?:nothing|no word) (?:in this (?:deed|instrument|conveyance)|herein(?: contained)?|here)(?: shall| does| is (?:to|meant to|intended to))? ?(?:be taken to |be construed to )?(?:affects?|touch(?:es)?|reach(?:es)?|disturbs?|concerns?|appl(?:y|ies) to|changes?|alters?)\b(?![^.]*\b(?:except|save|but|other than|only)\b)[^.]*\.?$/i;

const wiped = (words: string): string => " ".repeat(words.length);

/**
 * The paper with such asides blank, at the same places; an aside that alone tells another's share stays.
 * Errs to leaving them: only beside words that keep, and with a thing of their own behind them.
 */
export function withoutBesideOthers(paper: Scene): Scene {
  const blank = (words: string, before: string): string => {
    const text = UNTOUCHED.test(words.trim()) ? " ".repeat(words.length) : words.replace(ORIGIN, wiped);
    return text.replace(ASIDE, (all, told: string, at: number) => {
      if (!INTEREST.test(told) || ACTS.test(told) || !KEEPS.test(text)) return all;
      const behind = text.slice(at + all.length, at + all.length + 160);
      const ahead = `${before} ${text.slice(0, at)}`;
      const shares = findShares(told);
      const known = shares.every((s) => findShares(ahead).some((o) => equals(o.value, s.value)));
      return known && findShares(behind).length > 0 ? " ".repeat(all.length) : all;
    });
  };
  const from = paper.anatomy.granting?.start ?? 0;
  let text = paper.text;
  const sentences = paper.sentences.map((s) => {
    const own = blank(s.text, paper.text.slice(Math.min(from, s.start), s.start));
    if (own !== s.text) text = text.slice(0, s.start) + own + text.slice(s.end);
    return own === s.text ? s : { ...s, text: own };
  });
  return text === paper.text ? paper : { ...paper, text, sentences };
}
