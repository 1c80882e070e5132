"use client";
import { Download, ScrollText, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { recordingOf } from "@/components/packages/documents-table";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextInput } from "@/components/ui/field";
import { formatDate, plural, words } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { addressOf } from "@/lib/client/call";
import { useRunsheet } from "@/lib/client/use-reports";
import type { RunsheetRow } from "@/lib/contracts/reports";
import { nodesOfEffects } from "./nodes-of";
import { NotRun } from "./not-run";
import type { ProofSubject } from "./proof";
import { ProofDrawer } from "./proof-drawer";

function Row({ row, packageId, onProof }: { row: RunsheetRow; packageId: string; onProof: (row: RunsheetRow) => void }) {
  return (
    <tr>
      <td className="num text-ink-3 max-sm:hidden">{row.sequence}</td>
      <th scope="row" className="min-w-32">
        <Link href={`/packages/${packageId}/documents/${row.document_id}`} className="font-semibold text-accent hover:underline">
          {row.label}
        </Link>
      </th>
      <td data-label="Dated" className="whitespace-nowrap">
        {formatDate(row.executed ?? row.effective)}
      </td>
      <td data-label="Recorded" className="whitespace-nowrap">
        <span>
          {formatDate(row.recorded)}
          <span className="block text-xs text-ink-2">{recordingOf(row)}</span>
        </span>
      </td>
      <td data-label="From" className="min-w-36">
        {row.from.join("; ")}
      </td>
      <td data-label="To" className="min-w-36">
        {row.to.join("; ")}
      </td>
      <td data-label="Land" className="min-w-28 text-ink-2">
        <span className="line-clamp-3" title={row.land}>
          {row.land}
        </span>
      </td>
      <td data-label="Interest" className="min-w-40">
        <span>
          {row.interest}
          {row.remarks.length > 0 && <span className="block text-xs text-ink-2">{row.remarks.join(" · ")}</span>}
          {row.issue_codes.length > 0 && (
            <span className="mt-0.5 grid grid-cols-[auto_1fr] gap-x-1.5 text-xs text-high">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-3" />
              {row.issue_codes.map(words).join(", ")}
            </span>
          )}
        </span>
      </td>
      <td data-label="Proof">
        {row.effect_ids.length > 0 && (
          <Button small look="quiet" aria-label={`Proof of ${row.label}`} onClick={() => onProof(row)}>
            {plural(row.effect_ids.length, "effect")}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The instruments in the order of time, as an abstractor writes them down. */
export function RunsheetScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const runsheet = useRunsheet(id);
  const [subject, setSubject] = useState<ProofSubject | null>(null);
  const q = (get("q") ?? "").toLowerCase();
  const rows = runsheet.data?.rows.filter((r) => [r.label, r.land, r.interest, ...r.from, ...r.to].join(" ").toLowerCase().includes(q)) ?? [];
  return (
    <Screen>
      <PageHead title="Runsheet" about={runsheet.data && plural(runsheet.data.rows.length, "instrument")}>
        <TextInput
          type="search"
          aria-label="Search the runsheet"
          placeholder="Party, land, type"
          className="w-44"
          value={get("q") ?? ""}
          onChange={(e) => set({ q: e.target.value })}
        />
        <a className={buttonClass()} href={addressOf("exportPackage", { params: { id, name: "runsheet.xlsx" } })} download>
          <Download aria-hidden="true" className="size-4" />
          Excel
        </a>
      </PageHead>
      {runsheet.error && !runsheet.data ? (
        <NotRun error={runsheet.error} packageId={id} onRetry={() => void runsheet.refetch()} />
      ) : (
        <Panel flush>
          {!runsheet.data ? (
            <SkeletonRows rows={10} label="Loading runsheet" />
          ) : rows.length === 0 ? (
            <EmptyState
              icon={ScrollText}
              title={q ? "No instrument matches" : "No instruments yet"}
              action={q && <Button onClick={() => set({ q: null })}>Show all</Button>}
            />
          ) : (
            <section aria-label="Runsheet" className="overflow-x-auto">
              <table className="sheet cards">
                <thead>
                  <tr>
                    {["#", "Instrument", "Dated", "Recorded", "From", "To", "Land", "Interest", "Proof"].map((h) => (
                      <th key={h} scope="col">
                        {h}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <Row
                      key={row.document_id}
                      row={row}
                      packageId={id}
                      onProof={(r) =>
                        setSubject({
                          title: r.label,
                          note: r.interest,
                          effectIds: r.effect_ids,
                          find: (nodes) => nodesOfEffects(r.effect_ids, nodes),
                        })
                      }
                    />
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </Panel>
      )}
      <ProofDrawer packageId={id} subject={subject} onClose={() => setSubject(null)} />
    </Screen>
  );
}
