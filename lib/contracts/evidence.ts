// Where a value stands in the document. For `exact`, markdown.slice(start, end) === quote always holds.
import { z } from "zod";

export const boxSchema = z
  .object({ page: z.int().positive().optional(), x: z.number(), y: z.number(), w: z.number(), h: z.number() })
  .describe("fractions of the page, 0..1; `page` where a quote runs over a page break")
  .meta({ id: "Box" });
export type Box = z.infer<typeof boxSchema>;

export const alignmentSchema = z.enum(["exact", "tolerant", "none"]);
export type Alignment = z.infer<typeof alignmentSchema>;

export const evidenceSchema = z
  .object({
    page: z.int().positive().nullable(),
    start: z.int().nonnegative().nullable(),
    end: z.int().nonnegative().nullable(),
    quote: z.string(),
    alignment: alignmentSchema,
    boxes: z.array(boxSchema).optional(),
    document_id: z.string().optional(),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.infer<typeof evidenceSchema>;

/** Evidence and confidence of an aspect, keyed by JSON pointer into `resolved`. */
export const evidenceMapSchema = z.record(z.string(), z.array(evidenceSchema));
export const confidenceMapSchema = z.record(z.string(), z.number().min(0).max(1));
export type EvidenceMap = z.infer<typeof evidenceMapSchema>;
export type ConfidenceMap = z.infer<typeof confidenceMapSchema>;
