"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { nextElsewhere } from "@/components/review/alike";
import { toast } from "@/components/shell/toaster";
import { keys } from "@/lib/client/keys";
import type { DocumentReview, ReviewQueue } from "@/lib/contracts/review";
import { needsPerson } from "@/lib/contracts/vocabulary/review";
import { fieldAddress, keyOf } from "./field-key";
import { fieldsIn } from "./tally";

/** Puts the focus on a value and brings it into view; false where it is not on the page. */
export function focusField(key: string): boolean {
  const value = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"] [data-value]`);
  value?.focus({ preventScroll: true });
  value?.scrollIntoView({ block: "nearest" });
  return value !== null;
}

/** Goes from value to value: to each, to those that wait, and past the last to the next document of the queue. */
export function useWalk(packageId: string, documentId: string) {
  const client = useQueryClient();
  const router = useRouter();
  return useMemo(() => {
    const fields = () => fieldsIn(client.getQueryData<DocumentReview>(keys.document.review(documentId))?.groups ?? []);
    const toDocument = () => {
      const next = nextElsewhere(client.getQueryData<ReviewQueue>(keys.package.queue(packageId)), documentId);
      if (next) router.push(fieldAddress(packageId, next));
      else toast("Nothing waits any more: every value is confirmed.");
    };
    const step = (from: string | null, by: 1 | -1) => {
      const list = fields().map(keyOf);
      const at = from === null ? -1 : list.indexOf(from);
      const next = list[(at + by + list.length) % Math.max(list.length, 1)];
      if (next) focusField(next);
    };
    /** The next value that waits after this one, then those before it, then the next document. */
    const toWaiting = (from: string | null) => {
      const list = fields();
      const at = from === null ? -1 : list.findIndex((f) => keyOf(f) === from);
      const next = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].find((f) => needsPerson(f.state));
      if (next) focusField(keyOf(next));
      else toDocument();
    };
    return { step, toWaiting, toDocument };
  }, [client, router, packageId, documentId]);
}
