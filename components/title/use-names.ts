"use client";
import { useMemo } from "react";
import { typeLabel } from "@/components/documents/type-label";
import { formatDate } from "@/components/ui/format";
import { usePackageDocuments } from "@/lib/client/use-documents";
import { usePackageTracts } from "@/lib/client/use-resolution";
import type { Document } from "@/lib/contracts/documents";

/** How an instrument is called in running text: "Warranty Deed, 4 Mar 1921". */
export function documentName(d: Document): string {
  const title = d.doc_type ? typeLabel(d.doc_type) : (d.title ?? d.filename);
  const date = d.executed ?? d.recorded;
  return date ? `${title}, ${formatDate(date)}` : title;
}

/** Names of the package's documents and tracts by id. */
export function useNames(packageId: string) {
  const documents = usePackageDocuments(packageId);
  const tracts = usePackageTracts(packageId);
  return useMemo(
    () => ({
      documents: new Map((documents.data ?? []).map((d) => [d.id as string, documentName(d)])),
      tracts: new Map((tracts.data?.tracts ?? []).map((t) => [t.id, t.label])),
    }),
    [documents.data, tracts.data],
  );
}
