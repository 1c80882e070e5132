// Acres off one side of a part of the grid: "the West 80 acres of the NE/4" is its west half, where the acres are a share of halves.
import { div, parseRational } from "@/lib/fraction/rational";
import type { Token } from "@/lib/land/lex/token";
import { regionAcres } from "@/lib/land/set/region-acres";
import { applyStrip } from "./apply-strip";
import type { LandItem } from "./items";

/** `half`: told to lie in the part on that side, which fixes them only where they are the half of it. */
export type OffSide = { side: string; acres: string; half?: boolean };

const SIDE = /^(?:N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:ERN|ERLY|ERNMOST)?$/;
const HALVINGS = 32n;
/** Acres to the hundredth of a section; what is finer is no measure. */
const STRIP_PARTS = 64000n;

/** The side named right before the number at `i`: "the West 80", "E. 20"; null where none is. */
export function sideOfNumber(tokens: readonly Token[], i: number): string | null {
  const before = tokens[i - 1]?.kind === "DOT" ? tokens[i - 2] : tokens[i - 1];
  return before && (before.kind === "WORD" || before.kind === "AL") && SIDE.test(before.text) ? (before.text[0] ?? null) : null;
}

const OF_THAT = /^(?:OUT|THAT|THOSE|A|AN|CERTAIN|MY|OUR|HIS|HER|ITS|THEIR)$/;

/** Whether the acres at `i` are right before a part of the grid or a section ("W 26 acres of SE/4", "W 26 acres SE/4", "South 480 acres of Section 9"), or before the acres off another side of one ("of that 80 acre tract in the South part of SW/4"). */
export function leadsToPart(tokens: readonly Token[], i: number): boolean {
  let at = i + 1;
  while (/^(?:OF|SAID)$/.test(tokens[at]?.kind ?? "") || OF_THAT.test(tokens[at]?.text ?? "")) at++;
  const next = tokens[at];
  if (next?.kind === "NUM" && at > i + 1) {
    const acres = tokens[at + 1]?.kind === "DASH" ? at + 2 : at + 1;
    return tokens[acres]?.kind === "ACRES" && sideToldBehind(tokens, acres) !== null;
  }
  return (
    (at > i + 1 || next?.kind === "AL") &&
    (next?.kind === "AL" ||
      next?.kind === "SEC" ||
      (SIDE.test(next?.text ?? "") && tokens[at + 1]?.kind === "NUM") ||
      (SIDE.test(next?.text ?? "") && tokens[at + 2]?.kind === "NUM"))
  );
}

/** Words that may stand between acres and the side they lie on: "lying off", "of land, more or less, being", "in a strip along". */
const UP_TO_SIDE =
  /^(?:LAND|TRACT|PARCEL|PIECE|MORE|LESS|OR|A|AN|IN|LYING|LYEING|SITUATED?|LOCATED|TAKEN|CUT|SET|RUN|BEING|STRIP|OFF|FROM|OUT|ALONG|ACROSS|ON|AT|UPON|ALL|ENTIRE|WHOLE|EXTREME)$/;
/** Those of them that say that the acres lie there. */
const LIES = /^(?:OFF|OUT|FROM|ALONG|ACROSS|ON|AT|UPON|BEING)$/;

/**
 * "10 acres lying off the East end of the S/2", "ten acres, being the East part of": the side told behind the acres at `i`; null where none is, or where no part of the grid
 * follows. "80 acres in the South part of the SW/4" tells it only for the half of the part.
 */
export function sideToldBehind(tokens: readonly Token[], i: number): { side: string; half?: boolean } | null {
  let at = i + 1;
  let lies = false;
  for (; at < i + 14; at++) {
    const t = tokens[at];
    if (!t || !(/^(?:OF|COMMA|BEING|STRIP|ALL|THRU)$/.test(t.kind) || (/^(?:WORD|AWAY|PART|TRACT)$/.test(t.kind) && UP_TO_SIDE.test(t.text)))) break;
    lies ||= t.kind === "COMMA" || t.kind === "BEING" || LIES.test(t.text);
  }
  const side = tokens[at];
  const [end, of] = [tokens[at + 1], tokens[at + 2]];
  if (!side || !SIDE.test(side.text) || of?.kind !== "OF" || !leadsToPart(tokens, at + 1)) return null;
  const part = end?.kind === "PART" || /^(?:PART|PORTION)$/.test(end?.text ?? "");
  if (!part && !/^(?:SIDE|END|EDGE|LINE|BOUNDARY)$/.test(end?.text ?? "")) return null;
  if (lies) return { side: side.text[0] ?? "N" };
  return part ? { side: side.text[0] ?? "N", half: true } : null;
}

/**
 * Cuts the part down to the acres off its sides, the largest first: [E 10, S 80] of the SW/4 → E/8 of its south half.
 * Of a whole section, which is taken to hold 640 acres, only shares of halves are cut. One slice of a smaller part that is none is kept as a strip with its exact acreage. False, and nothing done, where several are none.
 */
export function cutToSides(item: LandItem, slices: readonly OffSide[]): boolean {
  if (item.lots.length > 0 || (item.pieces.length === 0 && !item.all)) return false;
  const whole = { ...item };
  const [only, more] = slices;
  if (only && !more && !item.all && keepAsStrip(item, only)) return true;
  for (const { side, acres, half } of [...slices].reverse()) {
    const stated = parseRational(acres);
    const host = regionAcres(item.region);
    const share = stated && (item.pieces.length > 0 || item.all) && host.n > 0n ? div(stated, host) : null;
    if (!share || share.n <= 0n || share.n >= share.d || HALVINGS % share.d !== 0n || (half && share.d !== 2n)) {
      Object.assign(item, whole);
      return false;
    }
    applyStrip(item, { side, n: Number(share.n), d: Number(share.d) });
  }
  return true;
}

/** "the West 26 acres of the SE/4 NW/4": 13/20 of it, off its west side. False where the grid holds the share, or it is more than the part. */
function keepAsStrip(item: LandItem, { side, acres, half }: OffSide): boolean {
  if (half) return false;
  const stated = parseRational(acres);
  const share = stated && div(stated, regionAcres(item.region));
  if (!share || share.n <= 0n || share.n >= share.d || HALVINGS % share.d === 0n || share.d > STRIP_PARTS) return false;
  applyStrip(item, { side, n: Number(share.n), d: Number(share.d) });
  return true;
}
