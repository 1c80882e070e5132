"use client";
import { FileCheck2, SearchX } from "lucide-react";
import { useMemo } from "react";
import { useNames } from "@/components/title/use-names";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { PageHead } from "@/components/ui/page-head";
import { Panel } from "@/components/ui/panel";
import { Screen } from "@/components/ui/screen";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { usePackageTracts } from "@/lib/client/use-resolution";
import { CitedCard } from "./cited-card";
import { type CitedInstrument, citedInstruments } from "./cited-instruments";

type Which = "missing" | "here" | "all";
const fits = (c: CitedInstrument, which: Which, q: string): boolean =>
  (which === "all" || (c.document_id === null) === (which === "missing")) &&
  [c.what, c.where, c.date ?? "", ...c.parties, ...c.citations.flatMap((x) => x.evidence.map((e) => e.quote))].join(" ").toLowerCase().includes(q);

/** What the papers cite: first the instruments that are not in the package, with who cites them in which words. */
export function ReferencesScreen({ id }: { id: string }) {
  const { get, set } = useUrlState();
  const { data, error, refetch } = usePackageTracts(id);
  const names = useNames(id);
  const all = useMemo(() => citedInstruments(data?.references ?? []), [data]);
  const missing = all.filter((c) => c.document_id === null).length;
  const which = (get("which") ?? "missing") as Which;
  const q = (get("q") ?? "").toLowerCase();
  const shown = all.filter((c) => fits(c, which, q));
  return (
    <Screen>
      <PageHead title="References" about={data && `Not in the package: ${missing} of ${plural(all.length, "cited instrument")}`}>
        <SearchBox label="Search references" placeholder="Book, party, words" />
        <Segmented<Which>
          label="Which references"
          value={which}
          onChange={(value) => set({ which: value === "missing" ? null : value })}
          options={[
            { value: "missing", label: `Not in the package ${missing}` },
            { value: "here", label: `Found ${all.length - missing}` },
            { value: "all", label: "All" },
          ]}
        />
      </PageHead>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Panel flush>
          <SkeletonRows label="Loading references" />
        </Panel>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={q ? SearchX : FileCheck2}
          title={q ? "No reference matches" : which === "missing" ? "Nothing that is cited is missing" : "No instrument is cited"}
          action={all.length > 0 && <Button onClick={() => set({ q: null, which: "all" })}>Show all</Button>}
        />
      ) : (
        <div className="flex flex-col gap-2">
          {shown.map((cited) => (
            <CitedCard key={cited.key} cited={cited} packageId={id} documents={names.documents} />
          ))}
        </div>
      )}
    </Screen>
  );
}
