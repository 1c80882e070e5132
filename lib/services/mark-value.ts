// A person's word on one value, kept beside it.
import type { FieldPlace, ReviewDecision } from "@/lib/contracts/review";
import { db } from "@/lib/db/client";
import { removeConfirmation, saveConfirmation } from "@/lib/db/confirmations";
import { addHistory } from "@/lib/db/documents";
import { newId } from "@/lib/platform/ids";
import { valueAt } from "@/lib/review/pointer";

export type DecidedItem = ReviewDecision["items"][number];
/** What was decided, and the items that take it back. */
export type DecidedStep = { place: FieldPlace; undo: DecidedItem[] };

export const placeOf = ({ document_id, aspect, pointer }: DecidedItem): FieldPlace => ({ document_id, aspect, pointer });

/** Whether a value can stand there: what it would be part of is there. */
export const parentStands = (resolved: unknown, pointer: string): boolean => {
  const at = pointer.lastIndexOf("/");
  const parent = at === 0 ? resolved : valueAt(resolved, pointer.slice(0, at));
  return typeof parent === "object" && parent !== null;
};

/** Keeps that a person confirmed or corrected this value, or takes that back; the history of the document tells of it. */
export async function markValue(item: DecidedItem, decision: ReviewDecision, value: unknown): Promise<void> {
  const by = decision.reviewer ?? "reviewer";
  const { document_id: documentId, aspect, pointer } = item;
  await db().$transaction(async (tx) => {
    if (decision.action === "reopen") await removeConfirmation(tx, documentId, aspect, pointer);
    else await saveConfirmation(tx, { documentId, aspect, pointer, value, words: decision.words ?? null, note: decision.note ?? null, by });
    if (decision.action === "correct") return;
    const summary = `${decision.action === "confirm" ? "Confirmed" : "Reopened"} ${pointer}`.slice(0, 300);
    await addHistory(tx, {
      id: newId("his_"),
      documentId,
      kind: decision.action === "confirm" ? "confirmed" : "reopened",
      aspect,
      summary,
      by,
      detail: { pointer, value },
    });
  });
}
