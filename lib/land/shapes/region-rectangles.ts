// The outline of parts of a section: 16 × 16 units, the origin in the north-west corner. One unit is 330 feet of a nominal section.
import { printAliquots } from "@/lib/land/set/print-aliquots";
import type { Region } from "@/lib/land/set/region";

export type Point = { x: number; y: number };
export type Rectangle = { x: number; y: number; w: number; h: number };

export const SECTION_UNITS = 16;
export const FEET_PER_UNIT = 330;
/** A square of one unit: 2.5 acres. */
export const ACRES_PER_UNIT = 2.5;
const PIECE = /([NSEW]) (\d{1,3})\/(\d{1,4})|([NSEW])(?:\/2|2)|([NS])([EW])(?:\/4)?/g;

/** "E 1/3 NE/4" → the east third of the north-east quarter; "NWSE" → that quarter-quarter; null where the text is no chain of parts ("Lot 4"). */
export function chainRectangle(text: string): Rectangle | null {
  const chain = text.trim();
  const pieces = [...chain.matchAll(PIECE)];
  const left = chain.replace(PIECE, "").trim();
  if ((left !== "" && left !== "ALL") || (pieces.length === 0 && chain !== "ALL")) return null;
  return pieces.reverse().reduce<Rectangle>(cut, { x: 0, y: 0, w: SECTION_UNITS, h: SECTION_UNITS });
}

function cut(r: Rectangle, m: RegExpMatchArray): Rectangle {
  if (m[5]) return { x: m[6] === "E" ? r.x + r.w / 2 : r.x, y: m[5] === "S" ? r.y + r.h / 2 : r.y, w: r.w / 2, h: r.h / 2 };
  const side = m[1] ?? m[4] ?? "N";
  const share = m[1] ? Number(m[2]) / Number(m[3]) : 0.5;
  if (side === "N" || side === "S") return { ...r, y: side === "S" ? r.y + r.h * (1 - share) : r.y, h: r.h * share };
  return { ...r, x: side === "E" ? r.x + r.w * (1 - share) : r.x, w: r.w * share };
}

export const corners = ({ x, y, w, h }: Rectangle): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

/** A region as rectangles, one for each part of its normal print: NE/4 less NE/4 NE/4 → S/2 NE/4 and NW/4 NE/4. */
export function regionRectangles(region: Region): { label: string; points: Point[] }[] {
  const text = printAliquots(region);
  if (text === "") return [];
  return text.split(", ").flatMap((label) => {
    const r = chainRectangle(label);
    return r ? [{ label, points: corners(r) }] : [];
  });
}
