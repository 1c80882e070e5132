"use client";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useDocument, useMarkdown } from "@/lib/client/use-documents";
import { useDocumentReview } from "@/lib/client/use-review";
import { DocumentBar } from "./document-bar";
import { ReadingFailure } from "./reading-failure";
import { useNeighbours } from "./use-neighbours";
import { Workbench } from "./workbench";

/** A document beside what was read from it. All it needs is asked for at once. */
export function DocumentScreen({ packageId, documentId }: { packageId: string; documentId: string }) {
  const document = useDocument(documentId);
  const markdown = useMarkdown(documentId);
  const review = useDocumentReview(documentId);
  const neighbours = useNeighbours(packageId, documentId);
  if (document.error && !document.data) return <ErrorState error={document.error} onRetry={() => void document.refetch()} />;
  return (
    <div className="flex min-h-0 flex-none flex-col max-lg:h-[calc(100dvh-9.5rem)] lg:h-[calc(100dvh-2.75rem)]">
      {document.data ? (
        <>
          <DocumentBar document={document.data} packageId={packageId} neighbours={neighbours} />
          <ReadingFailure document={document.data} />
        </>
      ) : (
        <div className="h-13 shrink-0 border-b border-line bg-surface" />
      )}
      {document.data || review.data ? (
        <Workbench key={documentId} packageId={packageId} documentId={documentId} markdown={markdown} review={review} neighbours={neighbours} />
      ) : (
        <SkeletonRows rows={12} label="Loading the document" />
      )}
    </div>
  );
}
