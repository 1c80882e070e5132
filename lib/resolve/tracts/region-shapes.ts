import type { Geometry } from "@/lib/contracts/geometry";
import type { Region } from "@/lib/land/set/region";
import { regionRectangles } from "@/lib/land/shapes/region-rectangles";

/** A region drawn in its section, a rectangle for each part of its normal print. Drawing only: areas are computed exactly elsewhere. */
export function regionShapes(region: Region, section: string): Geometry {
  return { frame: "section", section, shapes: regionRectangles(region).map((r) => ({ kind: "aliquot", ...r })) };
}
