"use client";
import { UserRoundX } from "lucide-react";
import Link from "next/link";
import { EvidenceQuotes } from "@/components/title/evidence-quote";
import { Button } from "@/components/ui/button";
import { plural } from "@/components/ui/format";
import { Panel } from "@/components/ui/panel";
import type { Stranger } from "./strangers";

type Shared = {
  packageId: string;
  documents: ReadonlyMap<string, string>;
  tracts: ReadonlyMap<string, string>;
  busy: boolean;
  onMerge: (ids: [string, string]) => void;
};
const link = "inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2";

function NearMisses({ stranger, busy, onMerge }: { stranger: Stranger } & Shared) {
  const own = stranger.party_id;
  if (stranger.near.length === 0)
    return <p className="text-ink-2">No other name in the package comes near: not by surname and initials, not by sound, not by one slip of the pen.</p>;
  return (
    <ul className="grid gap-1.5">
      {stranger.near.map((n) => (
        <li key={n.party_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0">
            <span className="font-medium">{n.name}</span> <span className="text-xs text-ink-2">kept apart: {n.why}</span>
          </span>
          {own && (
            <Button small disabled={busy} aria-label={`${stranger.name} and ${n.name} are the same party`} onClick={() => onMerge([own, n.party_id])}>
              Same party
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Grantors without title of record, with the names that come near and why they were not taken for the same. */
export function StrangerList({ strangers, ...shared }: { strangers: Stranger[] } & Shared) {
  const { packageId, documents, tracts } = shared;
  if (strangers.length === 0) return null;
  return (
    <Panel title="Strangers to the title" aside={plural(strangers.length, "grantor who never took", "grantors who never took")} flush>
      <ul>
        {strangers.map((s) => (
          <li key={s.party_id ?? s.name} className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 md:grid-cols-2">
            <div className="min-w-0">
              <h3 className="flex items-center gap-2 font-semibold">
                <UserRoundX aria-hidden="true" className="size-4 shrink-0 text-high" />
                {s.name}
              </h3>
              <p className="text-pretty text-ink-2">{s.suggestion}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
                {s.document_ids.map((d) => (
                  <Link key={d} href={`/packages/${packageId}/documents/${d}`} className={link}>
                    {documents.get(d) ?? "Document"}
                  </Link>
                ))}
                {s.tract_ids.map((t) => (
                  <span key={t}>{tracts.get(t) ?? t}</span>
                ))}
              </p>
              <EvidenceQuotes packageId={packageId} documentId={s.document_ids[0]} evidence={s.evidence} names={documents} />
            </div>
            <div className="min-w-0">
              <h4 className="mb-1 text-xs font-medium text-ink-2">Names that come near</h4>
              <NearMisses stranger={s} {...shared} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
