// A strip by a share of its part: "the East 1/3 of", "North seven-fifteenths (N 7/15) of". Halves and quarters of two letters are aliquots, no strips.
import { readShare } from "./share-words";
import { matchAt } from "./token";

export type StripLex = { side: "N" | "S" | "E" | "W"; n: number; d: number; end: number };

const SIDE = /(N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:ERLY|ERN)?(?:[.\s-]{1,3}(?=[\dA-Z½¼¾⅓⅔⅕⅛⅜⅝⅞])|(?=[¾⅓⅔⅕⅛⅜⅝⅞]))/y;
const AFTER = /(?:\s?\([^()]{1,14}\))?[\s.,-]{0,3}(?=(?:PART\s)?OF(?![A-Z])|[NSEW][NSEWORTHAU.\s]{0,9}[24/½¼]|(?:GOV[A-Z']*\s)?LOTS?\s|SEC)/y;

/** After "less" the part may be left out: "less the East 1/3". */
const ALONE = /(?:\s?\([^()]{1,14}\))?\s{0,2}(?=$|[,;.)\n]|THERE(?:OF|FROM)(?![A-Z]))/y;

/** Reads the strip that starts at `at`; null where no part of land follows it ("N 1/3 mile"), unless it is excepted and stands alone. */
export function lexStrip(text: string, at: number, excepted: boolean): StripLex | null {
  const side = matchAt(SIDE, text, at);
  if (!side) return null;
  const share = readShare(text, SIDE.lastIndex);
  if (!share || share.d === 2) return null;
  const re = matchAt(AFTER, text, share.end) ? AFTER : excepted && matchAt(ALONE, text, share.end) ? ALONE : null;
  if (!re) return null;
  return { side: (side[1] ?? "N")[0] as StripLex["side"], n: share.n, d: share.d, end: re.lastIndex };
}
