"use client";
import { ChevronsDownUp, ChevronsUpDown, Crosshair, Download, FoldHorizontal, Info, Search, Table2, Workflow } from "lucide-react";
import { type RefObject, useState } from "react";
import { estateLabels } from "@/components/title/estate-labels";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select, TextInput } from "@/components/ui/field";
import { plural } from "@/components/ui/format";
import { Segmented } from "@/components/ui/segmented";
import type { EstateType } from "@/lib/contracts/estates";
import type { EstateGraph, GraphVersion } from "@/lib/contracts/graph";
import type { ExportKind } from "./export-graph";
import { GraphLegend } from "./graph-legend";
import type { LaneKind } from "./lanes";

export type GraphView = {
  tract: string;
  estate: string;
  table: boolean;
  focus: boolean;
  q: string;
  year: number | null;
  by: LaneKind;
  fold: string | null;
};
type Props = {
  graph: EstateGraph;
  tracts: [string, string][];
  estates: EstateType[];
  view: GraphView;
  hits: number;
  building: boolean;
  canFocus: boolean;
  search: RefObject<HTMLInputElement | null>;
  folds: boolean;
  allOpen: boolean;
  onView: (change: Partial<Record<keyof GraphView | "lanes", string | null>>) => void;
  onFold: () => void;
  onOpenAll: (open: boolean) => void;
  onExport: (kind: ExportKind) => void;
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

function Exports({ onExport }: { onExport: Props["onExport"] }) {
  const [open, setOpen] = useState(false);
  const save = (kind: ExportKind) => {
    setOpen(false);
    onExport(kind);
  };
  return (
    <>
      <Button small look="quiet" icon aria-label="Save the drawing" title="Save the drawing" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" className="size-4" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Save the drawing">
        <p className="text-ink-2">What is open in the graph is drawn, in the colours of the screen. Closed lanes are left out.</p>
        <div className="mt-3 flex gap-2">
          <Button onClick={() => save("svg")}>SVG, for print</Button>
          <Button onClick={() => save("png")}>PNG, a picture</Button>
        </div>
      </Dialog>
    </>
  );
}

/** What is drawn of the lanes: by tract or party, all open or closed, old chains folded. */
function Lanes({ view, folds, allOpen, onView, onFold, onOpenAll }: Pick<Props, "view" | "folds" | "allOpen" | "onView" | "onFold" | "onOpenAll">) {
  const pressed = "aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink";
  return (
    <>
      <Select aria-label="Lanes" className="h-7 w-26 text-xs" value={view.by} onChange={(e) => onView({ lanes: e.target.value === "party" ? "party" : null })}>
        <option value="tract">By tract</option>
        <option value="party">By party</option>
      </Select>
      <Button
        small
        look="quiet"
        icon
        aria-label={allOpen ? "Close all lanes" : "Open all lanes"}
        title={allOpen ? "Close all lanes" : "Open all lanes"}
        onClick={() => onOpenAll(!allOpen)}
      >
        {allOpen ? <ChevronsDownUp aria-hidden="true" className="size-4" /> : <ChevronsUpDown aria-hidden="true" className="size-4" />}
      </Button>
      <Button
        small
        look="quiet"
        icon
        className={pressed}
        aria-pressed={folds}
        aria-label="Fold chains"
        title="Fold chains that only passed from hand to hand"
        disabled={view.by === "party"}
        onClick={onFold}
      >
        <FoldHorizontal aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}

/** Version, filters, search, focus and the way to the table. */
export function GraphToolbar(props: Props) {
  const { graph, tracts, estates, view, hits, building, canFocus, search, onView, onVersion, onNextHit } = props;
  const { summary } = graph;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-surface px-4 py-2 max-sm:gap-y-0">
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
          className="h-7 w-32 pl-7 text-xs"
          value={view.q}
          onChange={(e) => onView({ q: e.target.value })}
          onKeyDown={(e) => e.key === "Enter" && onNextHit()}
        />
        <span role="status" className="sr-only">
          {view.q && plural(hits, "hit")}
        </span>
      </div>
      <div className="contents max-sm:-mx-4 max-sm:flex max-sm:w-[calc(100%+2rem)] max-sm:items-center max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-2 max-sm:*:shrink-0">
        <Select aria-label="Tract" className="h-7 w-28 text-xs" value={view.tract} onChange={(e) => onView({ tract: e.target.value })}>
          <option value="">All tracts</option>
          {tracts.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <Select aria-label="Estate" className="h-7 w-28 text-xs" value={view.estate} onChange={(e) => onView({ estate: e.target.value })}>
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
        {!view.table && <Lanes view={view} folds={props.folds} allOpen={props.allOpen} onView={onView} onFold={props.onFold} onOpenAll={props.onOpenAll} />}
        <Button small onClick={() => onView({ table: view.table ? null : "1" })}>
          {view.table ? <Workflow aria-hidden="true" className="size-3.5" /> : <Table2 aria-hidden="true" className="size-3.5" />}
          {view.table ? "Graph" : "Table"}
        </Button>
        {!view.table && <Exports onExport={props.onExport} />}
        <Legend estates={estates} />
      </div>
    </div>
  );
}
