"use client";
import { Crosshair, Info, Search, Table2, Workflow } from "lucide-react";
import { type RefObject, useState } from "react";
import { estateLabels } from "@/components/title/estate-labels";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select, TextInput } from "@/components/ui/field";
import { plural } from "@/components/ui/format";
import { Segmented } from "@/components/ui/segmented";
import type { EstateType } from "@/lib/contracts/estates";
import type { EstateGraph, GraphVersion } from "@/lib/contracts/graph";
import { GraphLegend } from "./graph-legend";

export type GraphView = { tract: string; estate: string; table: boolean; focus: boolean; q: string; year: number | null };
type Props = {
  graph: EstateGraph;
  tracts: [string, string][];
  estates: EstateType[];
  view: GraphView;
  hits: number;
  building: boolean;
  canFocus: boolean;
  search: RefObject<HTMLInputElement | null>;
  onView: (change: Partial<Record<keyof GraphView, string | null>>) => void;
  onVersion: (version: GraphVersion) => void;
  onNextHit: () => void;
};

function Legend({ estates }: { estates: EstateType[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small look="quiet" icon aria-label="Legend" title="Legend" onClick={() => setOpen(true)}>
        <Info aria-hidden="true" className="size-4" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Legend">
        <GraphLegend present={estates} />
      </Dialog>
    </>
  );
}

/** Version, filters, search, focus and the way to the table. */
export function GraphToolbar(props: Props) {
  const { graph, tracts, estates, view, hits, building, canFocus, search, onView, onVersion, onNextHit } = props;
  const { summary } = graph;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-surface px-4 py-2">
      <h1 className="mr-1 text-sm font-semibold">Estate graph</h1>
      <span className="mr-auto text-xs text-ink-2">
        {plural(summary.total_nodes, "estate")}, {plural(summary.total_gaps, "gap")}
        {summary.signals > 0 && `, ${plural(summary.signals, "signal")}`}
      </span>
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-1.5 left-2 size-3.5 text-ink-3" />
        <TextInput
          ref={search}
          type="search"
          aria-label="Search the graph"
          placeholder="Holder, share"
          className="h-7 w-36 pl-7 text-xs"
          value={view.q}
          onChange={(e) => onView({ q: e.target.value })}
          onKeyDown={(e) => e.key === "Enter" && onNextHit()}
        />
        <span role="status" className="sr-only">
          {view.q && plural(hits, "hit")}
        </span>
      </div>
      <Select aria-label="Tract" className="h-7 w-32 text-xs" value={view.tract} onChange={(e) => onView({ tract: e.target.value })}>
        <option value="">All tracts</option>
        {tracts.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Select aria-label="Estate" className="h-7 w-32 text-xs" value={view.estate} onChange={(e) => onView({ estate: e.target.value })}>
        <option value="">All estates</option>
        {estates.map((type) => (
          <option key={type} value={type}>
            {estateLabels[type]}
          </option>
        ))}
      </Select>
      <Segmented<GraphVersion>
        label="Version of the graph"
        value={graph.version}
        onChange={(v) => !building && onVersion(v)}
        options={[
          { value: "1.0", label: "1.0 strict", hint: "Only what the instruments prove" },
          { value: "1.1", label: "1.1 signals", hint: "Also proposes what would close each gap" },
        ]}
      />
      <Button
        small
        aria-pressed={view.focus}
        disabled={!canFocus && !view.focus}
        className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
        onClick={() => onView({ focus: view.focus ? null : "1" })}
      >
        <Crosshair aria-hidden="true" className="size-3.5" />
        Focus
      </Button>
      <Button small onClick={() => onView({ table: view.table ? null : "1" })}>
        {view.table ? <Workflow aria-hidden="true" className="size-3.5" /> : <Table2 aria-hidden="true" className="size-3.5" />}
        {view.table ? "Graph" : "Table"}
      </Button>
      <Legend estates={estates} />
    </div>
  );
}
