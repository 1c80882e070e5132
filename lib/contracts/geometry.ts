// What land looks like: shapes in the frame of their section, or in feet.
import { z } from "zod";

export const geometrySchema = z.object({
  /** Frame in which the shapes lie: a section of 16 × 16 units with the origin in the north-west corner, or feet. */
  frame: z.enum(["section", "feet"]),
  section: z.string().nullable().describe('"154N-97W-14" where the frame is a section'),
  shapes: z.array(
    z.object({ kind: z.enum(["aliquot", "lot", "polygon", "exception"]), label: z.string(), points: z.array(z.object({ x: z.number(), y: z.number() })) }),
  ),
});
export type Geometry = z.infer<typeof geometrySchema>;
