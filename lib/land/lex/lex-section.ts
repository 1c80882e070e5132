// The word "section" in its spellings: Section, Secs., Sect., Sctn, §, misspelt, or a lone S before a number after a range.
import { nearWord } from "./near-word";
import { matchAt, type Token } from "./token";

const SECTION = /S(?:ECTIONS?|ECTS?|ECS?|CTN|CT)(?![A-Z'])[.:\s]{0,2}(?:NOS?\.|NUMBER(?:ED|S)?\s|#)?/y;
const SHORT = /S\.?\s?(?=\d{1,3}(?:\s?[:,;.]|\s|$))/y;
/** "S12", but not "S2": that is the south half. */
const CODE = /S(?=(?:\d\d|[13-9])[\s:])/y;
const WORD = /S[A-Z0-9]{4,8}(?=[.\s:]{0,3}[0-9IL]{1,3}(?![0-9]))/y;
/** Letters of "Sec." misread, held by the point and the number: "See. 14". */
const MISREAD = /S(?:EE|EO|CC|OC|FC)\.\s?(?=\d{1,2}(?!\d))/y;
/** "S14-T9N-R4W", "S: 14 T: 9N". */
const BEFORE_TOWNSHIP = /S[.:]?\s?(?=\d{1,2}[\s,-]{1,3}T(?:WP)?[.:\s-]{0,2}\d)/y;
const GLUED = /S(?:EC|ECT)(?=\d)/y;

/** Reads "section" at `at` of upper-case text. */
export function lexSection(text: string, at: number, before: readonly Token[]): { end: number; plural: boolean } | null {
  if (text[at] === "§") return { end: at + (text[at + 1] === "§" ? 2 : 1), plural: text[at + 1] === "§" };
  if (text[at] !== "S") return null;
  const m = matchAt(SECTION, text, at);
  if (m) return { end: SECTION.lastIndex, plural: /^S(?:ECTIONS|ECTS|ECS)(?![A-Z])/.test(m[0]) };
  for (const re of [GLUED, MISREAD, BEFORE_TOWNSHIP]) if (matchAt(re, text, at)) return { end: re.lastIndex, plural: false };
  const last = before.at(-1)?.kind;
  if (
    (last === "RGE" || last === "MER" || ((last === "COMMA" || last === "DASH") && /^(?:RGE|MER)$/.test(before.at(-2)?.kind ?? ""))) &&
    matchAt(SHORT, text, at)
  )
    return { end: SHORT.lastIndex, plural: false };
  if ((last === "COLON" || last === "COMMA" || last === "SEMI" || last === "AL") && matchAt(CODE, text, at)) return { end: at + 1, plural: false };
  const word = matchAt(WORD, text, at)?.[0];
  return word && nearWord(word, ["SECTION"], 2) ? { end: at + word.length, plural: false } : null;
}
