"use client";
import Link from "next/link";
import { nameIds } from "@/components/title/name-ids";
import { Badge } from "@/components/ui/badge";
import { formatAcres, plural, words } from "@/components/ui/format";
import { Panel } from "@/components/ui/panel";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import { Plat } from "./plat/plat";

type Props = { tract: ResolvedTract; packageId: string; documents: ReadonlyMap<string, string> };

/** A tract: where it lies, how large it is, and every instrument that describes it. */
export function TractCard({ tract, packageId, documents }: Props) {
  return (
    <Panel
      id={tract.id}
      title={tract.label}
      aside={
        <>
          <Badge>{words(tract.kind).replace("Plss", "PLSS")}</Badge>
          {tract.acres && <span>{formatAcres(tract.acres)} acres</span>}
          <Link
            href={`/packages/${packageId}/graph?tract=${tract.id}`}
            className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
          >
            In the graph
          </Link>
        </>
      }
    >
      <div className="grid gap-5">
        {tract.geometry && tract.geometry.length > 0 && <Plat title={tract.label} layers={[{ id: tract.id, label: tract.label, geometry: tract.geometry }]} />}
        <div>
          <p className="text-ink-2">{[tract.county && `${tract.county} County`, tract.state, tract.depths].filter(Boolean).join(", ")}</p>
          <h3 className="mt-2 mb-1 text-xs font-medium text-ink-2">Described in {plural(tract.mentions.length, "instrument")}</h3>
          <ul className="grid gap-0.5 sm:grid-cols-2">
            {tract.mentions.map((m) => (
              <li key={`${m.document_id}${m.tract_id}`} className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  href={`/packages/${packageId}/documents/${m.document_id}`}
                  className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
                >
                  {documents.get(m.document_id) ?? "Document"}
                </Link>
                {m.relation !== "equals" && (
                  <span className="text-xs text-ink-2">{{ contains: "larger land", within: "part of it", overlaps: "overlaps" }[m.relation]}</span>
                )}
              </li>
            ))}
          </ul>
          {tract.assumed && tract.assumed.length > 0 && (
            <details className="mt-3">
              <summary className="min-h-6 text-xs text-high">{plural(tract.assumed.length, "assumption")}: taken from the context, not from the words</summary>
              <ul className="mt-1 list-disc pl-5 text-xs text-ink-2">
                {tract.assumed.map((text) => (
                  <li key={text}>{nameIds(text, documents)}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </Panel>
  );
}
