"use client";
import { FileText } from "lucide-react";
import Link from "next/link";
import { typeLabel } from "@/components/documents/type-label";
import { EmptyState } from "@/components/ui/empty-state";
import { formatDate } from "@/components/ui/format";
import { SheetHead } from "@/components/ui/sheet-head";
import { usePrefetchDocument } from "@/lib/client/use-documents";
import type { Document } from "@/lib/contracts/documents";
import { StageStrip } from "./stage-strip";

/** "Vol. 12, p. 44", else the instrument number, else nothing. */
export function recordingOf(d: Pick<Document, "book" | "page" | "instrument_no">): string {
  if (d.book) return `${d.book}/${d.page ?? "?"}`;
  return d.instrument_no ? `No. ${d.instrument_no}` : "";
}

function failureOf(d: Document): string | null {
  const failed = Object.values(d.stages).find((s) => s.status === "failed");
  return failed?.error?.message ?? null;
}

function Row({ document: d, packageId, number, onAhead }: { document: Document; packageId: string; number: number; onAhead: () => void }) {
  const failure = failureOf(d);
  return (
    <tr className="go relative" onMouseEnter={onAhead}>
      <td className="num text-ink-3 max-sm:hidden">{number}</td>
      <th scope="row" className="sm:min-w-48">
        <Link href={`/packages/${packageId}/documents/${d.id}`} className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0">
          {d.doc_type ? typeLabel(d.doc_type) : (d.title ?? d.filename)}
        </Link>
        <span className="block text-xs font-normal text-ink-3 [overflow-wrap:anywhere]">{d.filename}</span>
        {failure && <span className="block text-xs font-normal text-critical">{failure}</span>}
      </th>
      <td data-label="As printed" className="text-ink-2 [overflow-wrap:anywhere]">
        <span className="line-clamp-2" title={d.title ?? undefined}>
          {d.title ?? ""}
        </span>
      </td>
      <td data-label="Executed" className="whitespace-nowrap">
        {d.executed ? formatDate(d.executed) : ""}
      </td>
      <td data-label="Recorded" className="whitespace-nowrap">
        {d.recorded ? formatDate(d.recorded) : ""}
      </td>
      <td data-label="Book/page" className="whitespace-nowrap">
        {recordingOf(d)}
      </td>
      <td data-label="Pages" className="num">
        {d.page_count ?? ""}
      </td>
      <td data-label="Stages">
        <StageStrip document={d} />
      </td>
    </tr>
  );
}

/** The instruments of a package in the order of the chain. */
export function DocumentsTable({ documents, packageId }: { documents: Document[]; packageId: string }) {
  const prefetch = usePrefetchDocument();
  if (documents.length === 0)
    return (
      <EmptyState icon={FileText} title="No documents yet">
        Drop deeds, leases, releases or probate papers above. Muniment reads them one by one and shows what each does to the title.
      </EmptyState>
    );
  return (
    <table className="sheet cards">
      <SheetHead columns={[{ figures: "#" }, "Instrument", "As printed", "Executed", "Recorded", "Book/page", { figures: "Pages" }, "Stages"]} />
      <tbody>
        {documents.map((d, i) => (
          <Row key={d.id} document={d} packageId={packageId} number={i + 1} onAhead={() => prefetch(d.id)} />
        ))}
      </tbody>
    </table>
  );
}
