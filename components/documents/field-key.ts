import type { FieldPlace, ReviewField } from "@/lib/contracts/review";

/** One name for a value of a document: "parties:/parties/0/name". It stands in addresses (?field=) and ties words to values. */
export const keyOf = (field: Pick<ReviewField, "aspect" | "pointer">): string => `${field.aspect}:${field.pointer}`;

export const placeOf = (documentId: string, { aspect, pointer }: Pick<ReviewField, "aspect" | "pointer">): FieldPlace => ({
  document_id: documentId,
  aspect,
  pointer,
});

/** Where a value is looked at: its document, with the value in focus. */
export const fieldAddress = (packageId: string, place: FieldPlace): string =>
  `/packages/${packageId}/documents/${place.document_id}?field=${encodeURIComponent(keyOf(place))}`;
