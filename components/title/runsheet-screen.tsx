"use client";
import { Download, ScrollText } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SearchBox } from "@/components/ui/search-box";
import { SheetHead } from "@/components/ui/sheet-head";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { addressOf } from "@/lib/client/call";
import { useRunsheet } from "@/lib/client/use-reports";
import { nodesOfEffects } from "./nodes-of";
import { NotRun } from "./not-run";
import type { ProofSubject } from "./proof";
import { ProofDrawer } from "./proof-drawer";
import { RunsheetLine } from "./runsheet-line";

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
        <SearchBox label="Search the runsheet" placeholder="Party, land, type" />
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
                <SheetHead columns={["#", "Instrument", "Dated", "Recorded", "From", "To", "Land", "Interest", "Proof"]} />
                <tbody>
                  {rows.map((row) => (
                    <RunsheetLine
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
