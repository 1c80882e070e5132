import type { Region } from "@/lib/land/set/region";
import { regionRectangles } from "@/lib/land/shapes/region-rectangles";
import { joined, type Polygon } from "./polygon";

/** The outline of a part of a section in section units (16 × 16, origin north-west); null where the clipping fails. */
export const regionPolygon = (region: Region): Polygon | null => joined(regionRectangles(region).map((r) => [[r.points]]));
