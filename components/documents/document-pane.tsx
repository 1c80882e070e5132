"use client";
import { FileClock } from "lucide-react";
import { DocumentViewer, type ViewerProps } from "@/components/document-viewer/document-viewer";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { isCode } from "@/lib/client/client-error";
import type { useMarkdown } from "@/lib/client/use-documents";

type Props = Omit<ViewerProps, "view"> & { markdown: ReturnType<typeof useMarkdown> };

/** The document itself, or why it is not there yet. */
export function DocumentPane({ markdown, ...viewer }: Props) {
  if (markdown.data) return <DocumentViewer view={markdown.data} {...viewer} />;
  if (isCode(markdown.error, "not_extracted"))
    return (
      <EmptyState icon={FileClock} title="Not read yet">
        Its text appears here once it is read.
      </EmptyState>
    );
  if (markdown.error) return <ErrorState error={markdown.error} onRetry={() => void markdown.refetch()} />;
  return <SkeletonRows rows={12} label="Loading the document" />;
}
