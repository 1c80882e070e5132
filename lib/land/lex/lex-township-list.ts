// Several townships or ranges under one word: "Tps. 3 and 4 N.", "Townships 3, 4 and 5 North", "Ranges 5 & 6 West".
import { matchAt } from "./token";

export type ListLex = { kind: "TWP" | "RGE"; numbers: string[]; letters: string[]; end: number };

const HEAD = /(?:T(?:OWNSHIPS|WNSHPS|WPS|PS)|R(?:ANGES|GES))(?![A-Z])[.:\s]{0,3}(?:NOS?[.\s]{1,2}|NUMBERS\s)?/y;
/** "T. 3 and 4 N., R. 5 W.": one word for two, held together by the range after them. */
const SINGLE = /T(?:OWNSHIP|WP|P)?[.\s]{0,3}(?=\d{1,3}(?:\s?[NS]\.?)?\s?(?:AND|&)\s?\d{1,3}\s?[NS](?:ORTH|OUTH)?[.,\s]{1,3}R)/y;
const NORTH_SOUTH = /(\d{1,3})(?:\s?\(\d{1,3}\))?(?:\s?(NORTH|SOUTH|N|S)(?![A-Z0-9/½¼]))?\.?/y;
const EAST_WEST = /(\d{1,3})(?:\s?\(\d{1,3}\))?(?:\s?(EAST|WEST|E|W)(?![A-Z0-9/½¼]))?\.?/y;
const AND = /\s?(?:,\s?)?(?:(?:AND|&)\s?)?(?=\d)/y;
const LIST_MAX = 12;

/** Reads a list of at least two at `at` of upper-case text. A letter holds for the numbers before it that have none; null where the last has none. */
export function lexTownshipList(text: string, at: number): ListLex | null {
  const first = text[at];
  if (first !== "T" && first !== "R") return null;
  const head = [HEAD, SINGLE].find((re) => matchAt(re, text, at));
  if (!head) return null;
  const one = first === "T" ? NORTH_SOUTH : EAST_WEST;
  const numbers: string[] = [];
  const letters: string[] = [];
  let end = head.lastIndex;
  for (let from = end; numbers.length < LIST_MAX; ) {
    const m = matchAt(one, text, from);
    if (!m) break;
    numbers.push(String(Number(m[1])));
    letters.push(m[2]?.[0] ?? "");
    end = one.lastIndex;
    if (!matchAt(AND, text, end) || AND.lastIndex === end) break;
    from = AND.lastIndex;
  }
  if (numbers.length < 2 || !letters.at(-1)) return null;
  for (let k = letters.length - 2; k >= 0; k--) letters[k] ||= letters[k + 1] ?? "";
  return { kind: first === "T" ? "TWP" : "RGE", numbers, letters, end };
}
