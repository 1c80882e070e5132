// Shapes for the plat: what a region looks like in its section (16 × 16 units, origin north-west).
import type { Geometry } from "@/lib/contracts/resolution";
import { printAliquots } from "./set/print-aliquots";
import type { Region } from "./set/region";

type Shape = Geometry["shapes"][number];
const UNITS = 16;
const QUARTER_SIDES: Record<string, [number, number]> = { NW: [0, 0], NE: [1, 0], SW: [0, 1], SE: [1, 1] };

/** The rectangle of an aliquot chain as printed ("N/2 SE/4"), in section units. */
export function chainRectangle(chain: string): { x: number; y: number; w: number; h: number } {
  let [x, y, w, h] = [0, 0, UNITS, UNITS];
  for (const piece of (chain.match(/[NSEW](?=\/2)|[NS][EW]/g) ?? []).reverse()) {
    const q = QUARTER_SIDES[piece];
    if (q) [x, y, w, h] = [x + (q[0] * w) / 2, y + (q[1] * h) / 2, w / 2, h / 2];
    else if (piece === "N" || piece === "S") [y, h] = [y + (piece === "S" ? h / 2 : 0), h / 2];
    else [x, w] = [x + (piece === "E" ? w / 2 : 0), w / 2];
  }
  return { x, y, w, h };
}

/** A region as rectangles, one for each part of its normal print. */
export function regionShapes(region: Region, kind: Shape["kind"] = "aliquot"): Shape[] {
  const text = printAliquots(region);
  if (text === "") return [];
  return text.split(", ").map((label) => {
    const { x, y, w, h } = chainRectangle(label);
    return {
      kind,
      label,
      points: [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + h },
        { x, y: y + h },
      ],
    };
  });
}
