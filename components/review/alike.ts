import type { FieldPlace, QueueItem, ReviewQueue } from "@/lib/contracts/review";

const kindOf = (place: Pick<FieldPlace, "aspect" | "pointer">) => `${place.aspect}${place.pointer.replace(/\/\d+(?=\/|$)/g, "/N")}`;
const placeOf = ({ document_id, aspect, pointer }: QueueItem): FieldPlace => ({ document_id, aspect, pointer });

/** Other values of the queue of the same kind with the same words: where one was misread, these were, too. */
export function alikePlaces(queue: ReviewQueue | undefined, place: FieldPlace, was: string): FieldPlace[] {
  if (!queue || was === "" || was === "not stated") return [];
  const here = (item: QueueItem) => item.document_id === place.document_id && item.aspect === place.aspect && item.pointer === place.pointer;
  return queue.items.filter((item) => item.value === was && kindOf(item) === kindOf(place) && !here(item)).map(placeOf);
}

/** The items that wait for the same reason as this one, itself first. */
export const likeThis = (items: readonly QueueItem[], item: QueueItem): QueueItem[] => [
  item,
  ...items.filter((other) => other !== item && other.like === item.like),
];

/** The item that comes after a document in the order of impact: the first that waits elsewhere. */
export const nextElsewhere = (queue: ReviewQueue | undefined, documentId: string): QueueItem | null =>
  queue?.items.find((item) => item.document_id !== documentId) ?? null;

/** The documents that still wait, in the order of the queue, each once. */
export const documentsWaiting = (queue: ReviewQueue | undefined): string[] => [...new Set(queue?.items.map((i) => i.document_id) ?? [])];
