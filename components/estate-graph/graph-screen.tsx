"use client";
import { SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useShortcuts } from "@/components/shell/shortcuts";
import { toast } from "@/components/shell/toaster";
import { NotRun } from "@/components/title/not-run";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { Late, latePart } from "@/components/ui/late";
import { PageHead } from "@/components/ui/page-head";
import { Screen } from "@/components/ui/screen";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUrlState } from "@/components/ui/use-url-state";
import { useBuildGraph, useGraph } from "@/lib/client/use-graph";
import { usePackageTracts } from "@/lib/client/use-resolution";
import type { EstateGraph, GraphVersion } from "@/lib/contracts/graph";
import { type EstateType, estateTypes } from "@/lib/contracts/vocabulary/estates";
import { AsOfSlider } from "./as-of-slider";
import { yearsOf } from "./at-date";
import type { ExportKind } from "./export-graph";
import { foldChains } from "./fold-chains";
import { GraphToolbar, type GraphView } from "./graph-toolbar";
import { type Item, type Lane, lanesOf } from "./lanes";
import type { PlacedGraph } from "./layout";
import { startLayoutWorker } from "./layout-worker";
import { relatives } from "./relatives";
import { useOpenLanes } from "./use-open-lanes";

const drawing = latePart(() => import("./laid-graph").then((m) => m.LaidGraph));
const inspector = latePart(() => import("./inspector").then((m) => m.Inspector));
const table = latePart(() => import("./graph-table").then((m) => m.GraphTable));
if (typeof window !== "undefined") {
  // The drawing and its worker are fetched beside the graph, not after it.
  void drawing.fetch();
  startLayoutWorker();
}

/** The words of an item that a search looks into. */
function textOf(item: Item): string {
  if (item.kind === "estate") return `${item.node.holder.name} ${item.node.share.fraction} ${item.node.estate_type} ${item.id}`;
  if (item.kind === "chain") return "";
  if (item.kind === "gap") return `${item.gap.kind} ${item.gap.message} ${item.gap.party?.name ?? ""}`;
  return `${item.signal.kind} ${item.signal.proposes}`;
}

function signalWords(version: GraphVersion, count: number): string {
  if (version === "1.0") return "Back to what the instruments prove.";
  return count === 0 ? "No signals proposed: nothing found that would close a gap." : `${plural(count, "signal")} proposed. No share has changed.`;
}

/** Ids of the items that hold the query; none for an empty one. */
function hitsOf(lanes: Lane[], query: string): string[] {
  const q = query.toLowerCase();
  return q === "" ? [] : lanes.flatMap((l) => l.items.filter((i) => textOf(i).toLowerCase().includes(q)).map((i) => i.id));
}

function useGraphView() {
  const { get, set } = useUrlState();
  const year = Number(get("year"));
  const view: GraphView = {
    tract: get("tract") ?? "",
    estate: get("estate") ?? "",
    table: get("table") === "1",
    focus: get("focus") === "1",
    q: get("q") ?? "",
    by: get("lanes") === "party" ? "party" : "tract",
    fold: get("fold"),
    year: get("year") && Number.isInteger(year) ? year : null,
  };
  return { view, selected: get("at"), set, select: (id: string | null) => set({ at: id }) };
}

/** Above this many items old chains are folded unless one asks to see them. */
const foldFrom = 400;

/** The lanes as the view asks for them: filtered, by tract or party, chains folded, with what a search finds and what focus leaves lit. */
function useLanes(dag: EstateGraph["dag"], view: GraphView, selected: string | null, tracts: ReadonlyMap<string, string>) {
  const [openChains, setOpenChains] = useState<ReadonlySet<string>>(new Set());
  const { tract, estate, by } = view;
  const full = useMemo(
    () => lanesOf(dag, { tract: tract || null, estate: (estate || null) as EstateType | null, by }, tracts),
    [dag, tract, estate, by, tracts],
  );
  const q = useDeferredValue(view.q);
  const hits = useMemo(() => hitsOf(full.lanes, q), [full, q]);
  const folds = by === "tract" && (view.fold === null ? full.lanes.reduce((n, l) => n + l.items.length, 0) > foldFrom : view.fold === "1");
  const graph = useMemo(() => {
    if (!folds) return full;
    const keep = new Set(selected === null ? hits : [...hits, selected]);
    return { ...full, lanes: full.lanes.map((lane) => foldChains(lane, openChains, keep)) };
  }, [full, folds, openChains, hits, selected]);
  const lit = useMemo(
    () => (view.focus && selected ? relatives(selected, [...graph.lanes.flatMap((l) => l.links), ...graph.cross]) : null),
    [view.focus, selected, graph],
  );
  const openChain = useCallback((id: string) => setOpenChains((before) => new Set(before).add(id)), []);
  return { full, graph, hits, folds, lit, openChain };
}

/** Saves the drawing as it is on the screen, and says why where it cannot. */
async function saveDrawing(placed: PlacedGraph | null, title: string, kind: ExportKind): Promise<void> {
  if (!placed) return toast("The graph is not laid out yet. Try again in a moment.");
  try {
    const { exportGraph } = await import("./export-graph");
    await exportGraph(placed, title, kind);
  } catch (error) {
    toast(error instanceof Error ? error.message : "The drawing could not be made.");
  }
}

type Labels = ReadonlyMap<string, string>;

function Loaded({ graph, packageId, labels }: { graph: EstateGraph; packageId: string; labels: Labels }) {
  const { view, selected, set, select } = useGraphView();
  const build = useBuildGraph(packageId);
  const search = useRef<HTMLInputElement>(null);
  const placed = useRef<PlacedGraph | null>(null);
  const [centerOn, setCenterOn] = useState<string | null>(selected);
  const { dag } = graph;
  const estates = useMemo(() => estateTypes.filter((t) => dag.nodes.some((n) => n.estate_type === t)), [dag]);
  const tracts = useMemo(() => [...new Set(dag.nodes.map((n) => n.tract_id))].map((t): [string, string] => [t, labels.get(t) ?? t]), [dag, labels]);
  const lanes = useLanes(dag, view, selected, labels);
  const { open, toggle, setAll, allOpen } = useOpenLanes(lanes.graph.lanes, selected);
  const flowView = useMemo(() => ({ selected, lit: lanes.lit, hits: new Set(lanes.hits), year: view.year }), [selected, lanes.lit, lanes.hits, view.year]);
  const years = useMemo(() => yearsOf(dag.nodes), [dag]);
  const go = (id: string | null) => {
    select(id);
    setCenterOn(id);
  };
  const nextHit = () => {
    const found = hitsOf(lanes.full.lanes, view.q);
    const next = found[(found.indexOf(selected ?? "") + 1) % Math.max(found.length, 1)];
    if (next) go(next);
  };
  const toVersion = (version: GraphVersion) =>
    build.mutate(version, {
      onSuccess: (g) => toast(signalWords(version, g.summary.signals)),
    });
  const toggleLane = useCallback(
    (id: string) => {
      if (lanes.graph.lanes.find((lane) => lane.id === id)?.items.some((i) => i.id === selected)) select(null);
      toggle(id);
    },
    [lanes.graph, selected, select, toggle],
  );
  const onPlaced = useCallback((laid: PlacedGraph) => {
    placed.current = laid;
    // What a click needs is fetched once the graph stands.
    setTimeout(() => void inspector.fetch(), 1500);
  }, []);
  const toggleFold = () => set({ fold: lanes.folds ? "0" : "1" });
  const openAll = (all: boolean) => {
    if (!all) select(null);
    setAll(all);
  };
  useShortcuts("Estate graph", [
    { keys: "/", what: "Search the graph", run: () => search.current?.focus() },
    { keys: "f", what: "Focus: only ancestors and descendants", run: () => set({ focus: view.focus ? null : "1" }) },
    { keys: "t", what: "Graph or table", run: () => set({ table: view.table ? null : "1" }) },
    { keys: "n", what: "Next gap", run: () => go(dag.gaps[(dag.gaps.findIndex((g) => g.id === selected) + 1) % Math.max(dag.gaps.length, 1)]?.id ?? null) },
    { keys: "v", what: "Strict, or with signals", run: () => toVersion(graph.version === "1.0" ? "1.1" : "1.0") },
    { keys: "e", what: "Open or close all lanes", run: () => openAll(!allOpen) },
    { keys: "c", what: "Fold or unfold chains", run: toggleFold },
    { keys: "p", what: "Lanes by tract or by party", run: () => set({ lanes: view.by === "party" ? null : "party" }) },
    { keys: "Escape", what: "Select nothing", run: () => go(null) },
  ]);
  return (
    <div className="flex min-h-0 flex-none flex-col max-lg:h-[calc(100dvh-8rem)] lg:h-[calc(100dvh-2.75rem)]">
      <GraphToolbar
        graph={graph}
        tracts={tracts}
        estates={estates}
        view={view}
        hits={lanes.hits.length}
        folds={lanes.folds}
        allOpen={allOpen}
        building={build.isPending}
        canFocus={selected !== null}
        search={search}
        onView={set}
        onVersion={toVersion}
        onNextHit={nextHit}
        onFold={toggleFold}
        onOpenAll={openAll}
        onExport={(kind) => void saveDrawing(placed.current, `Estate graph ${packageId}`, kind)}
      />
      {build.error && <ErrorState error={build.error} compact />}
      <div className="relative flex min-h-0 flex-1">
        <div className={view.table ? "min-w-0 flex-1 overflow-y-auto" : "relative min-w-0 flex-1"}>
          {lanes.graph.lanes.length === 0 ? (
            <EmptyState icon={SearchX} title="Nothing to draw" action={<Button onClick={() => set({ tract: null, estate: null })}>Show all</Button>}>
              No estate passes the filter.
            </EmptyState>
          ) : view.table ? (
            <Late part={table} props={{ lanes: lanes.full.lanes, onSelect: go }} waiting={<SkeletonRows label="Loading the table" />} />
          ) : (
            <Late
              part={drawing}
              props={{
                graph: lanes.graph,
                open,
                by: view.by,
                view: flowView,
                centerOn,
                onSelect: select,
                onToggleLane: toggleLane,
                onOpenChain: lanes.openChain,
                onPlaced,
              }}
              waiting={<SkeletonRows label="Loading the graph" />}
            />
          )}
        </div>
        {selected && <Late part={inspector} props={{ id: selected, packageId, dag, onSelect: go }} />}
      </div>
      {years && years.last > years.first && !view.table && (
        <AsOfSlider {...years} year={view.year} onYear={(y) => set({ year: y === null ? null : String(y) })} />
      )}
    </div>
  );
}

/** The estate graph of a package: who held what since when, with its gaps, and the proof of every share. */
export function GraphScreen({ id }: { id: string }) {
  const graph = useGraph(id);
  const tracts = usePackageTracts(id);
  const labels = useMemo(() => new Map((tracts.data?.tracts ?? []).map((t) => [t.id as string, t.label])), [tracts.data]);
  if (graph.error && !graph.data)
    return (
      <Screen>
        <PageHead title="Estate graph" />
        <NotRun error={graph.error} packageId={id} onRetry={() => void graph.refetch()} />
      </Screen>
    );
  // Lanes stand in the order of their labels: drawn before the labels are there, they would jump.
  if (!graph.data || tracts.isPending) return <SkeletonRows rows={10} label="Loading the estate graph" />;
  return <Loaded graph={graph.data} packageId={id} labels={labels} />;
}
