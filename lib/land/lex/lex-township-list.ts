// Several townships or ranges under one word: "Tps. 3 and 4 N.", "Townships Three (3), Four and Five North", "Ranges 5 & 6 West", "Tps. 3 to 5 S.".
import { readNumberWords } from "./number-words";
import { matchAt } from "./token";

export type ListLex = { kind: "TWP" | "RGE"; numbers: string[]; letters: string[]; end: number };
type Numbered = { n: number; letter: string; end: number };

const HEAD = /(?:T(?:OWNSHIPS|WNSHPS|WPS|PS)|R(?:ANGES|GES))(?![A-Z])[.:\s]{0,3}(?:NOS?[.\s]{1,2}|NUMBERS\s)?/y;
/** "T. 3 and 4 N., R. 5 W.": one word for two, held together by the range after them. */
const SINGLE = /T(?:OWNSHIP|WP|P)?[.\s]{0,3}(?=\d{1,3}(?:\s?[NS]\.?)?\s?(?:AND|&)\s?\d{1,3}\s?[NS](?:ORTH|OUTH)?[.,\s]{1,3}R)/y;
const DIGITS = /\d{1,3}(?![\d/½¼])/y;
const PAREN = /\s?\(\s?\d{1,3}\s?\)/y;
const NORTH_SOUTH = /[\s.]{0,2}(NORTH|SOUTH|N|S)(?![A-Z0-9/½¼])\.?/y;
const EAST_WEST = /[\s.]{0,2}(EAST|WEST|E|W)(?![A-Z0-9/½¼])\.?/y;
const AND = /\s?(?:,\s?)?(?:(?:AND|&)\s?)?(?=\d|[A-Z]{3,5}(?![A-Z])|[A-Z]{3,9}[\s-])/y;
const THROUGH = /\s?(?:-|TO\s|THROUGH\s|THRU\s)\s?/y;
const LIST_MAX = 36;

/** Reads a list of at least two at `at` of upper-case text. A letter holds for the numbers before it that have none; null where the last has none. */
export function lexTownshipList(text: string, at: number): ListLex | null {
  const first = text[at];
  if (first !== "T" && first !== "R") return null;
  const head = [HEAD, SINGLE].find((re) => matchAt(re, text, at));
  if (!head) return null;
  const way = first === "T" ? NORTH_SOUTH : EAST_WEST;
  const list: Numbered[] = [];
  for (let from = head.lastIndex, thru = false; list.length < LIST_MAX; ) {
    const one = numbered(text, from, way);
    if (!one) break;
    if (thru) fill(list, one);
    list.push(one);
    thru = matchAt(THROUGH, text, one.end) !== null;
    const link = thru ? THROUGH : AND;
    if (!thru && (!matchAt(AND, text, one.end) || AND.lastIndex === one.end)) break;
    from = link.lastIndex;
  }
  if (list.length < 2 || !list.at(-1)?.letter) return null;
  for (let k = list.length - 2; k >= 0; k--) (list[k] as Numbered).letter ||= list[k + 1]?.letter ?? "";
  return { kind: first === "T" ? "TWP" : "RGE", numbers: list.map((o) => String(o.n)), letters: list.map((o) => o.letter), end: list.at(-1)?.end ?? at };
}

function numbered(text: string, at: number, way: RegExp): Numbered | null {
  const digits = matchAt(DIGITS, text, at)?.[0];
  const words = digits ? null : readNumberWords(text, at);
  const n = digits ? Number(digits) : (words?.value ?? 0);
  if (n === 0 || n > 400) return null;
  const number = digits ? at + digits.length : (words?.end ?? at);
  const end = matchAt(PAREN, text, number) ? PAREN.lastIndex : number;
  const letter = matchAt(way, text, end)?.[1]?.[0];
  return letter ? { n, letter, end: way.lastIndex } : { n, letter: "", end };
}

/** "8 through 10": what lies between. */
function fill(list: Numbered[], to: Numbered): void {
  const from = list.at(-1)?.n ?? to.n;
  if (to.n <= from || to.n - from > LIST_MAX) return;
  for (let n = from + 1; n < to.n; n++) list.push({ n, letter: "", end: to.end });
}
