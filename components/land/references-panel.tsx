"use client";
import { FileQuestionMark } from "lucide-react";
import Link from "next/link";
import { keyed } from "@/components/ui/keyed";
import { Panel } from "@/components/ui/panel";
import type { ResolvedReference } from "@/lib/contracts/resolution";

/** Instruments that are cited and not in the package, with who cites them. */
export function ReferencesPanel({
  references,
  packageId,
  documents,
}: {
  references: ResolvedReference[];
  packageId: string;
  documents: ReadonlyMap<string, string>;
}) {
  const missing = references.filter((r) => r.cites === null);
  if (missing.length === 0) return null;
  return (
    <Panel
      title="Cited, not in the package"
      aside={
        <Link
          href={`/packages/${packageId}/references`}
          className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
        >
          All references
        </Link>
      }
      flush
    >
      <ul>
        {keyed(missing, (r) => `${r.document_id}${r.index}`).map(({ key, item: r }) => (
          <li key={key} className="flex gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
            <FileQuestionMark aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-high" />
            <span className="min-w-0">
              <span className="font-medium">{r.reference.what}</span>{" "}
              <span className="text-ink-2">
                {[r.reference.book && `${r.reference.book}/${r.reference.page ?? "?"}`, r.reference.instrument_no, r.reference.date, r.reference.county]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span className="block text-xs text-ink-2">
                cited by{" "}
                <Link
                  href={`/packages/${packageId}/documents/${r.document_id}`}
                  className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
                >
                  {documents.get(r.document_id) ?? "Document"}
                </Link>
                {r.how && `; ${r.how}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
