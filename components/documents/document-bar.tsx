"use client";
import { ChevronLeft, ChevronRight, Download, History, ListChecks, ListEnd, RefreshCw } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { recordingOf } from "@/components/packages/documents-table";
import { StageStrip } from "@/components/packages/stage-strip";
import { toast } from "@/components/shell/toaster";
import { Button, buttonClass } from "@/components/ui/button";
import { formatDate } from "@/components/ui/format";
import { Late, latePart } from "@/components/ui/late";
import { addressOf } from "@/lib/client/call";
import { useProcessDocument } from "@/lib/client/use-documents";
import type { Document } from "@/lib/contracts/documents";
import type { QueueItem } from "@/lib/contracts/review";
import { fieldAddress } from "./field-key";
import { typeLabel } from "./type-label";

const historyDialog = latePart(() => import("./history-dialog").then((m) => m.HistoryDialog));

type Neighbours = {
  before: Document | null;
  after: Document | null;
  position: string;
  /** Values of the package that wait; null while they are counted. */
  waiting: number | null;
  /** The first value that waits in another document. */
  next: QueueItem | null;
};

function Step({ to, packageId, label, back = false }: { to: Document | null; packageId: string; label: string; back?: boolean }) {
  const icon = back ? <ChevronLeft aria-hidden="true" className="size-4" /> : <ChevronRight aria-hidden="true" className="size-4" />;
  if (!to)
    return (
      <Button look="quiet" icon small disabled aria-label={label}>
        {icon}
      </Button>
    );
  return (
    <Link href={`/packages/${packageId}/documents/${to.id}`} aria-label={`${label}: ${to.title ?? to.filename}`} className={buttonClass("quiet", true, true)}>
      {icon}
    </Link>
  );
}

/** Which document this is, its neighbours in the chain, and what can be done with it. */
export function DocumentBar({ document: d, packageId, neighbours }: { document: Document; packageId: string; neighbours: Neighbours }) {
  const [history, setHistory] = useState(false);
  const process = useProcessDocument(d.id);
  const facts = [d.executed && formatDate(d.executed), recordingOf(d), d.filename];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-surface px-3 py-2">
      <div className="flex items-center">
        <Step to={neighbours.before} packageId={packageId} label="Previous document" back />
        <span className="min-w-12 text-center text-xs text-ink-2">{neighbours.position}</span>
        <Step to={neighbours.after} packageId={packageId} label="Next document" />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="truncate text-sm font-semibold">{d.doc_type ? typeLabel(d.doc_type) : (d.title ?? d.filename)}</h1>
        <p className="truncate text-xs text-ink-2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <StageStrip document={d} />
      <div className="flex items-center gap-1">
        <Link
          href={`/packages/${packageId}/review`}
          prefetch={false}
          className={buttonClass("quiet", true)}
          title="Values of the package that wait for a person"
        >
          <ListChecks aria-hidden="true" className="size-3.5" />
          <span className="min-w-4 text-center tabular-nums">{neighbours.waiting ?? "…"}</span>
          <span className="max-sm:sr-only">to review</span>
        </Link>
        {neighbours.next && (
          <Link
            href={fieldAddress(packageId, neighbours.next)}
            prefetch
            aria-label={`Next that waits: ${neighbours.next.label} of ${neighbours.next.document}`}
            title="Next document that waits (n)"
            className={buttonClass("quiet", true, true)}
          >
            <ListEnd aria-hidden="true" className="size-4" />
          </Link>
        )}
        <Button look="quiet" small onClick={() => setHistory(true)}>
          <History aria-hidden="true" className="size-3.5" />
          <span className="max-sm:sr-only">History</span>
        </Button>
        <a
          className={buttonClass("quiet", true, true)}
          href={addressOf("getContent", { params: { id: d.id } })}
          aria-label="Download the original"
          title="Original"
          download
        >
          <Download aria-hidden="true" className="size-3.5" />
        </a>
        <Button
          small
          disabled={process.isPending || d.status === "processing"}
          onClick={() => process.mutate({ force: true }, { onSuccess: () => toast("Reading has begun.") })}
        >
          <RefreshCw aria-hidden="true" className="size-3.5" />
          Read again
        </Button>
      </div>
      {history && <Late part={historyDialog} props={{ documentId: d.id, open: true, onClose: () => setHistory(false) }} />}
    </div>
  );
}
