"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { documentsWaiting, nextElsewhere } from "@/components/review/alike";
import { usePackageDocuments, usePrefetchDocument } from "@/lib/client/use-documents";
import { useReviewQueue } from "@/lib/client/use-review";

/** The documents before and after this one in the chain, and the next that waits by impact; all three are fetched ahead, page and data. */
export function useNeighbours(packageId: string, documentId: string) {
  const documents = usePackageDocuments(packageId).data;
  const queue = useReviewQueue(packageId).data;
  const prefetch = usePrefetchDocument();
  const router = useRouter();
  const at = documents?.findIndex((d) => d.id === documentId) ?? -1;
  const before = (at > 0 && documents?.[at - 1]) || null;
  const after = (at >= 0 && documents?.[at + 1]) || null;
  const waiting = documentsWaiting(queue)
    .filter((id) => id !== documentId)
    .slice(0, 2);
  const ahead = [...new Set([...waiting, after?.id, before?.id])].filter((id) => id !== undefined).join();
  useEffect(() => {
    const later = setTimeout(() => {
      for (const id of ahead.split(",").filter(Boolean)) {
        prefetch(id);
        router.prefetch(`/packages/${packageId}/documents/${id}`);
      }
    }, 250);
    return () => clearTimeout(later);
  }, [ahead, prefetch, router, packageId]);
  return {
    before,
    after,
    position: documents && at >= 0 ? `${at + 1} / ${documents.length}` : "",
    waiting: queue?.items.length ?? null,
    next: nextElsewhere(queue, documentId),
  };
}
