import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import { isItemPlace, shiftedPointer } from "@/lib/client/shift-list";
import type { DocumentReview, FieldPlace, ReviewDecision, ReviewQueue } from "@/lib/contracts/review";
import { needsPerson } from "@/lib/contracts/vocabulary/review";

export const reviewQuery = (id: string) =>
  queryOptions({ queryKey: keys.document.review(id), queryFn: ({ signal }) => call("getDocumentReview", { params: { id }, signal }), staleTime: 60_000 });

/** Every value of a document with how it stands. */
export const useDocumentReview = (id: string) => useQuery(reviewQuery(id));

/** The package's values that wait for a person, by what they could move. Asked for once; decisions take from it what they settle. */
export function useReviewQueue(packageId: string) {
  return useQuery({
    queryKey: keys.package.queue(packageId),
    queryFn: ({ signal }) => call("getReviewQueue", { params: { id: packageId }, signal }),
    staleTime: 300_000,
    enabled: packageId !== "",
  });
}

/** The words of a page, once `wanted`. */
export function usePageWords(id: string, page: number, wanted: boolean) {
  return useQuery({
    queryKey: keys.document.words(id, page),
    queryFn: async ({ signal }) => (await call("getPageWords", { params: { id, n: page }, signal })).words,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const at = (p: FieldPlace) => `${p.document_id} ${p.aspect} ${p.pointer}`;

/** The queue without what was just decided: its counts follow. */
export function withoutPlaces(queue: ReviewQueue, places: readonly FieldPlace[]): ReviewQueue {
  const gone = new Set(places.map(at));
  const counts = { ...queue.counts };
  const items = queue.items.filter((item) => {
    if (!gone.has(at(item))) return true;
    counts[item.state] -= 1;
    counts.person += 1;
    return false;
  });
  return { ...queue, items, counts };
}

/** The items that a decision takes out of their lists. */
const takenOut = (decision: ReviewDecision): FieldPlace[] =>
  decision.action === "correct" ? decision.items.filter((i) => isItemPlace(i.pointer) && ("value" in i ? i.value : decision.value) === null) : [];

/** Where a place is once those are taken out; null for what goes with them. */
function placeAfter(place: FieldPlace, taken: readonly FieldPlace[]): string | null {
  let pointer: string | null = place.pointer;
  for (const t of taken) if (pointer !== null && t.document_id === place.document_id && t.aspect === place.aspect) pointer = shiftedPointer(pointer, t.pointer);
  return pointer;
}

/** The queue once items are taken out of their lists. */
export function withoutItems(queue: ReviewQueue, decision: ReviewDecision): ReviewQueue {
  const taken = takenOut(decision);
  if (taken.length === 0) return queue;
  const items = queue.items.flatMap((item) => {
    const pointer = placeAfter(item, taken);
    return pointer === null ? [] : [{ ...item, pointer }];
  });
  return { ...queue, items };
}

/** The document with values as they will be once the server has agreed: confirmed, or corrected to `value`. */
export function withDecision(review: DocumentReview, decision: ReviewDecision): DocumentReview {
  const mine = new Map(decision.items.filter((i) => i.document_id === review.document_id).map((i) => [`${i.aspect} ${i.pointer}`, i]));
  if (decision.action === "reopen" || mine.size === 0) return review;
  const taken = takenOut(decision).filter((t) => t.document_id === review.document_id);
  const standing = review.groups.flatMap((group) => {
    const { document_id } = review;
    const fields = group.fields.flatMap((f) => {
      const pointer = placeAfter({ document_id, aspect: f.aspect, pointer: f.pointer }, taken);
      return pointer === null ? [] : [pointer === f.pointer ? f : { ...f, pointer }];
    });
    return group.fields.length > 0 && fields.length === 0 ? [] : [{ ...group, fields }];
  });
  const groups = standing.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const item = mine.get(`${field.aspect} ${field.pointer}`);
      if (!item) return field;
      const why = decision.action === "confirm" ? "Confirmed by you." : "Corrected by you.";
      if (decision.action === "confirm") return needsPerson(field.state) ? { ...field, state: "person" as const, why } : field;
      const machine = field.machine === undefined ? field.value : field.machine;
      return { ...field, value: "value" in item ? item.value : decision.value, machine, state: "person" as const, why };
    }),
  }));
  return { ...review, groups };
}

/**
 * A person's decision. What it changes on the page is shown at once and put right by the server's answer; where it is refused, all is as before.
 * A correction moves shares: everything known of the package is asked for again when next looked at.
 */
export function useDecideReview(packageId: string) {
  const client = useQueryClient();
  const mutationKey = ["decide", packageId];
  /** True while another decision on this document is on its way: its answer will know of both. */
  const othersOn = (id: string, mine: ReviewDecision) =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: "pending" })
      .map((m) => m.state.variables as ReviewDecision | undefined)
      .some((d) => d !== undefined && d !== mine && d.items.some((i) => i.document_id === id));
  return useMutation({
    mutationKey,
    // One after the other: a later decision is taken on what the earlier one left.
    scope: { id: `decide ${packageId}` },
    mutationFn: (body: ReviewDecision) => call("decideReview", { params: { id: packageId }, body }),
    onMutate: (decision) => {
      const ids = new Set(decision.items.map((i) => i.document_id));
      const reviews = [...ids].map((id) => [id, client.getQueryData<DocumentReview>(keys.document.review(id))] as const);
      const queue = client.getQueryData<ReviewQueue>(keys.package.queue(packageId));
      for (const [id, review] of reviews) if (review) client.setQueryData(keys.document.review(id), withDecision(review, decision));
      if (queue && decision.action !== "reopen")
        client.setQueryData(keys.package.queue(packageId), withoutItems(withoutPlaces(queue, decision.items), decision));
      return { reviews, queue };
    },
    onError: (_error, _decision, kept) => {
      for (const [id, review] of kept?.reviews ?? []) if (review) client.setQueryData(keys.document.review(id), review);
      if (kept?.queue) client.setQueryData(keys.package.queue(packageId), kept.queue);
    },
    onSuccess: (outcome, decision) => {
      for (const id of new Set(outcome.done.map((p) => p.document_id))) {
        if (!othersOn(id, decision)) {
          if (outcome.review?.document_id === id) client.setQueryData(keys.document.review(id), outcome.review);
          else void client.invalidateQueries({ queryKey: keys.document.review(id) });
        }
        void client.invalidateQueries({ queryKey: keys.document.history(id) });
      }
      if (decision.action === "confirm" && outcome.refused.length === 0) return;
      if (decision.action === "reopen") void client.invalidateQueries({ queryKey: keys.package.queue(packageId) });
      else void client.invalidateQueries({ queryKey: keys.package.all(packageId) });
    },
  });
}
