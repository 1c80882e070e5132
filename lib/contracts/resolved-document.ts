// A document as the pure parts downstream of L1 see it: the merged aspects (L0, L1, reviewer) and nothing else.
import { z } from "zod";
import { conveyanceSchema } from "@/lib/contracts/aspects/conveyance";
import { datesSchema } from "@/lib/contracts/aspects/dates";
import { docTypeSchema } from "@/lib/contracts/aspects/doc-type";
import { landSchema } from "@/lib/contracts/aspects/land";
import { partiesSchema } from "@/lib/contracts/aspects/parties";
import { confidenceMapSchema, evidenceMapSchema } from "@/lib/contracts/evidence";

const view = <S extends z.ZodType>(resolved: S) => z.object({ resolved, evidence: evidenceMapSchema, confidence: confidenceMapSchema });
export const resolvedDocumentSchema = z.object({
  id: z.string(),
  filename: z.string(),
  title: z.string().nullable(),
  doc_type: view(docTypeSchema),
  parties: view(partiesSchema),
  dates: view(datesSchema),
  land: view(landSchema),
  conveyance: view(conveyanceSchema),
});
export type ResolvedDocument = z.infer<typeof resolvedDocumentSchema>;

/** What an extractor or enricher gives for one aspect. */
export type AspectExtraction<A> = { resolved: A; evidence: z.infer<typeof evidenceMapSchema>; confidence: z.infer<typeof confidenceMapSchema> };
