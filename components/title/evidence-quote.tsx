"use client";
import { FileText, SearchX } from "lucide-react";
import Link from "next/link";
import { PageCrop } from "@/components/document-viewer/page-crop";
import { keyed } from "@/components/ui/keyed";
import type { Evidence } from "@/lib/contracts/evidence";

/** Address of the words on their page: /packages/p/documents/d?page=2&at=1841-1863. */
export function evidenceHref(packageId: string, documentId: string, e: Pick<Evidence, "page" | "start" | "end">): string {
  const search = new URLSearchParams();
  if (e.page !== null) search.set("page", String(e.page));
  if (e.start !== null && e.end !== null) search.set("at", `${e.start}-${e.end}`);
  return `/packages/${packageId}/documents/${documentId}${search.size > 0 ? `?${search}` : ""}`;
}

/** `pictured`: the words are shown on the image of their page, too, where there is one. */
type Shared = { packageId: string; documentId?: string | null | undefined; names?: ReadonlyMap<string, string>; pictured?: boolean };

/** The words themselves, with the way to where they stand. */
export function EvidenceQuote({ packageId, evidence, documentId, names, pictured = false }: Shared & { evidence: Evidence }) {
  const from = evidence.document_id ?? documentId ?? null;
  const found = evidence.alignment !== "none";
  const place = [from ? (names?.get(from) ?? "Document") : "Keyed by hand", evidence.page !== null && `page ${evidence.page}`].filter(Boolean).join(", ");
  return (
    <figure className="my-1 border-l-2 border-mark-line pl-2.5">
      <blockquote className="text-pretty [overflow-wrap:anywhere]">
        <span className={found ? "bg-mark box-decoration-clone px-0.5" : ""}>“{evidence.quote}”</span>
      </blockquote>
      {pictured && from && evidence.boxes && evidence.boxes.length > 0 && <PageCrop documentId={from} evidence={evidence} />}
      <figcaption className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
        {from ? (
          <Link
            href={evidenceHref(packageId, from, evidence)}
            className="inline-flex min-h-6 items-center gap-1 text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent"
          >
            <FileText aria-hidden="true" className="size-3" />
            {place}
          </Link>
        ) : (
          place
        )}
        {evidence.alignment === "tolerant" && <span>words differ slightly from the page</span>}
        {!found && (
          <span className="inline-flex items-center gap-1 text-high">
            <SearchX aria-hidden="true" className="size-3" />
            not found in the text
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** All the words behind a value. */
export function EvidenceQuotes({ evidence, ...rest }: Shared & { evidence: Evidence[] }) {
  return keyed(evidence, (e) => `${e.document_id}${e.start}${e.quote}`).map(({ key, item }) => <EvidenceQuote key={key} evidence={item} {...rest} />);
}
