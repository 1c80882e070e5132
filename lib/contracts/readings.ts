// The readings that the words behind an issue bear, side by side: who would hold what under each.
import { z } from "zod";
import { evidenceSchema } from "@/lib/contracts/evidence";
import { shareMoveSchema } from "@/lib/contracts/review";

export const issueReadingSchema = z.object({
  label: z.string(),
  rule: z.string(),
  taken: z.boolean().describe("the reading on which the ownership stands"),
  moves: z.array(shareMoveSchema).describe("shares that would be other than they are under this reading, exact; empty for the one taken"),
});
export type IssueReading = z.infer<typeof issueReadingSchema>;

export const openQuestionSchema = z.object({
  about: z.string().describe("the words, or what is not settled"),
  document_id: z.string().nullable(),
  evidence: z.array(evidenceSchema),
  settles: z.string().nullable(),
  readings: z.array(issueReadingSchema),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

export const issueReadingsSchema = z
  .object({
    issue_id: z.string(),
    questions: z.array(openQuestionSchema),
    left: z.int().nonnegative().optional().describe("clauses behind these that this answer did not compare"),
    next: z.int().nonnegative().nullable().optional().describe("?skip= of the answer with the next of them"),
  })
  .meta({ id: "IssueReadings" });
export const issueReadingsQuerySchema = z.object({ skip: z.coerce.number().int().min(0).max(10_000).optional().describe("clauses compared before") });
export type IssueReadings = z.infer<typeof issueReadingsSchema>;
