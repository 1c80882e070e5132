// What an instrument is. The taxonomy with its categories stands in instrument-types.ts.
import { z } from "zod";
import { warningSchema } from "@/lib/contracts/aspects/land";
import { instrumentCategorySchema, instrumentTypeSchema } from "@/lib/contracts/instrument-types";

export const recordingSchema = z.object({
  county: z.string().nullable(),
  state: z.string().nullable().describe("two letters"),
  book: z.string().nullable(),
  page: z.string().nullable(),
  instrument_no: z.string().nullable(),
  book_type: z.string().nullable(),
  also: z
    .array(z.object({ county: z.string(), book: z.string().nullable(), page: z.string().nullable(), instrument_no: z.string().nullable() }))
    .optional()
    .describe("the same paper in the records of further counties"),
});
export type Recording = z.infer<typeof recordingSchema>;

export const docTypeSchema = z.object({
  doc_type: instrumentTypeSchema,
  label: z.string(),
  category: instrumentCategorySchema,
  title: z.string().nullable().describe("as printed on the instrument"),
  alternatives: z.array(z.object({ doc_type: instrumentTypeSchema, score: z.number() })),
  recording: recordingSchema,
  warnings: z.array(warningSchema).optional(),
});
export type DocType = z.infer<typeof docTypeSchema>;
