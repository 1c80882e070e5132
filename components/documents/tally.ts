import type { DocumentReview, ReviewField } from "@/lib/contracts/review";
import type { FieldState } from "@/lib/contracts/vocabulary/review";

/** All fields in the order they are shown. */
export const fieldsIn = (groups: DocumentReview["groups"]): ReviewField[] => groups.flatMap((g) => g.fields);

/** How many values stand how: {rule: 12, waiting: 2}. */
export function tally(groups: DocumentReview["groups"]): Partial<Record<FieldState, number>> {
  const counts: Partial<Record<FieldState, number>> = {};
  for (const { state } of fieldsIn(groups)) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
