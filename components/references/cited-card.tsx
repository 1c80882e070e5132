"use client";
import { FileCheck2, FileQuestionMark } from "lucide-react";
import Link from "next/link";
import { EvidenceQuotes } from "@/components/title/evidence-quote";
import { Badge } from "@/components/ui/badge";
import { formatDate, plural, words } from "@/components/ui/format";
import { keyed } from "@/components/ui/keyed";
import type { ResolvedReference } from "@/lib/contracts/resolution";
import type { CitedInstrument } from "./cited-instruments";

type Shared = { packageId: string; documents: ReadonlyMap<string, string> };
const link = "inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2";

function Citation({ citation, packageId, documents }: Shared & { citation: ResolvedReference }) {
  const relation = citation.reference.relation;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link href={`/packages/${packageId}/documents/${citation.document_id}`} className={link}>
          {documents.get(citation.document_id) ?? "Document"}
        </Link>
        {relation && relation !== "other" && <span className="text-xs text-ink-2">{words(relation).toLowerCase()}</span>}
        <span className="text-xs text-ink-2">{citation.how}</span>
      </p>
      <EvidenceQuotes packageId={packageId} documentId={citation.document_id} evidence={citation.evidence} names={documents} pictured />
    </li>
  );
}

/** An instrument that the papers cite: what and where it is, and who cites it in which words. */
export function CitedCard({ cited, packageId, documents }: Shared & { cited: CitedInstrument }) {
  const here = cited.document_id !== null;
  const Icon = here ? FileCheck2 : FileQuestionMark;
  const name = here ? (documents.get(cited.document_id ?? "") ?? words(cited.what)) : words(cited.what);
  return (
    <details className="group rounded-lg border border-line bg-surface" open={!here}>
      <summary className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sunken/50">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${here ? "text-ok" : "text-high"}`} />
        <span className="font-semibold">{name}</span>
        <span className="text-ink-2">{[cited.where, cited.date && formatDate(cited.date)].filter(Boolean).join(" · ")}</span>
        {here ? <Badge tone="ok">in the package</Badge> : <Badge tone="high">not in the package</Badge>}
        <span className="ml-auto text-xs text-ink-2">cited by {plural(new Set(cited.citations.map((c) => c.document_id)).size, "instrument")}</span>
      </summary>
      <div className="grid gap-2 border-t border-line px-4 py-3">
        {cited.parties.length > 0 && <p className="text-xs text-ink-2">{cited.parties.join("; ")}</p>}
        {here && (
          <Link href={`/packages/${packageId}/documents/${cited.document_id}`} className={`${link} w-fit`}>
            Open it
          </Link>
        )}
        <h3 className="text-xs font-medium text-ink-2">Cited by</h3>
        <ul className="grid gap-2">
          {keyed(cited.citations, (c) => `${c.document_id}${c.index}`).map(({ key, item }) => (
            <Citation key={key} citation={item} packageId={packageId} documents={documents} />
          ))}
        </ul>
      </div>
    </details>
  );
}
