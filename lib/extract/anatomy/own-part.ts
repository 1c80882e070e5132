// A page of a record book often ends one paper and begins the next. What of a scan belongs to its neighbours is blanked out, place for place.
// Errs on the side of keeping: a stretch goes only when a recorder's entry parts it from the rest and it is a mere end or a mere beginning.
import type { Span, TextView } from "@/lib/text/view";

/** "Received for Record May 24, 1935 …", "Recorded and compared Nov. 11th, 1920." */
const entry =
  /\b(?:rec[o0]rded(?: and compared)?|received(?: for record)?|filed(?: for record)?|transcribed|admitted to rec[o0]rd)\b[^;]{0,60}?\b(?:1[789]|20)\d\d\b/gi;
/** How the next paper begins, at the start of a line. */
const opening =
  /^\W{0,3}(?:TH[I1]S (?:[I1]\S{2,6} ?\S{2,6}TU|DEED|AGREEMENT|LEASE|ASSIGNMENT|MORTGAGE|I\w? ?\w{3,9}R)|K[NM]OW ALL|Know all|MADE th|(?:GENERAL |SPECIAL |QUIT ?-?CLAIM |MINERAL |ROYALTY |OIL AND GAS |OIL, GAS AND MINERAL )?(?:WARRANTY )?(?:DEED|LEASE|MORTGAGE|ASSIGNMENT)\b)/;
const certificate = /\b(?:before me|personally (?:appeared|came)|acknowledged|subscribed and sworn|sworn to)\b/i;
const grants = /\b(?:grant|convey|sell|bargain|lease|assign|release|devise)/i;

/** Index of the first line that starts at or after an offset. */
function lineFrom(view: TextView, from: number): number {
  let [low, high] = [0, view.lines.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((view.lines[mid]?.start ?? 0) < from) low = mid + 1;
    else high = mid;
  }
  return low;
}

/** Start of the first line after `from` that opens a paper, within `reach` characters; null when none does. */
function openingAfter(view: TextView, from: number, reach: number): number | null {
  for (let i = lineFrom(view, from); i < view.lines.length; i++) {
    const line = view.lines[i];
    if (!line || line.start > from + reach) return null;
    if (opening.test(view.text.slice(line.start, Math.min(line.end, line.start + 120)))) return line.start;
  }
  return null;
}

const opensBefore = (view: TextView, end: number): boolean =>
  view.lines.some((l) => l.end <= end && /^\W{0,3}(?:THIS (?:INDENTURE|DEED|AGREEMENT)|KNOW ALL|Know all)/.test(view.text.slice(l.start, l.end)));

/**
 * The stretch of the paper itself.
 * "… my commission expires. Recorded May 28, 1935. WARRANTY DEED KNOW ALL MEN … Recorded May 29, 1935. THIS INDENTURE, made" → from "WARRANTY" to before "THIS".
 */
export function ownPart(view: TextView): Span {
  const { text } = view;
  let own: Span = { start: 0, end: text.length };
  for (const m of text.matchAll(entry)) {
    const at = m.index + m[0].length;
    const next = openingAfter(view, at, 420);
    if (next === null) continue;
    const before = text.slice(own.start, m.index);
    const after = text.slice(next);
    const isEnd = next < text.length * 0.45 && own.start === 0 && certificate.test(before) && !opensBefore(view, m.index) && grants.test(after);
    const isStart = text.length - next < text.length * 0.4 && certificate.test(before) && grants.test(before) && !certificate.test(after);
    if (isEnd) own = { start: next, end: own.end };
    else if (isStart) return { start: own.start, end: next };
  }
  return own;
}

/** The view with its neighbours blanked out; places stay what they are. The same view when there are none. */
export function maskNeighbours(view: TextView): TextView {
  const own = ownPart(view);
  if (own.start === 0 && own.end === view.text.length) return view;
  const inside = (s: Span): boolean => s.end > own.start && s.start < own.end;
  return {
    ...view,
    text: " ".repeat(own.start) + view.text.slice(own.start, own.end) + " ".repeat(view.text.length - own.end),
    lines: view.lines.filter(inside),
    blocks: view.blocks.filter((b) => b >= own.start && b < own.end),
  };
}
