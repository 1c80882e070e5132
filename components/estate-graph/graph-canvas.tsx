"use client";
import { Controls, ReactFlow, ReactFlowProvider, type ReactFlowState, useReactFlow, useStore } from "@xyflow/react";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { flowItems, type View } from "./flow-items";
import { ChainCard, EstateCard, Far, GapCard, LaneCard, SignalCard, ToggleLane } from "./flow-nodes";
import { itemSize, type PlacedGraph } from "./layout";
import { LinkLayer } from "./link-layer";
import { MiniMap } from "./mini-map";
import { openingView } from "./opening-view";
import { PinnedLabels } from "./pinned-labels";
import { type Direction, neighbour } from "./relatives";
import { visibleLanes } from "./visible-lanes";

const nodeTypes = { estate: EstateCard, gap: GapCard, signal: SignalCard, chain: ChainCard, lane: LaneCard };
const arrows: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export type CanvasProps = {
  graph: PlacedGraph;
  view: View;
  centerOn: string | null;
  onSelect: (id: string | null) => void;
  onToggleLane: (id: string) => void;
  onOpenChain: (id: string) => void;
};

const isFar = (state: ReactFlowState) => state.transform[2] < 0.32;

/** First and last of the open lanes that can be seen: it changes only when one comes into sight or goes out of it. */
function useLanesInSight(graph: PlacedGraph): readonly [number, number] {
  const seen = useStore((state) => {
    const [, y, zoom] = state.transform;
    const [first, last] = visibleLanes(graph.lanes, -y / zoom, (state.height - y) / zoom);
    const open = graph.lanes.slice(first, last + 1).flatMap((lane, n) => (lane.open ? [first + n] : []));
    return `${open[0] ?? 0},${open.at(-1) ?? -1}`;
  });
  return useMemo(() => {
    const [first = 0, last = -1] = seen.split(",").map(Number);
    return [first, last];
  }, [seen]);
}

/** Brings what is selected into view where the inspector, which takes its place a moment later, would cover it. */
function useKeepInView(selected: string | null, center: (id: string) => void) {
  const latest = useRef(center);
  latest.current = center;
  useEffect(() => {
    if (!selected) return;
    const later = setTimeout(() => {
      const card = document.querySelector(`.react-flow__node[data-id="${CSS.escape(selected)}"]`)?.getBoundingClientRect();
      const room = document.querySelector(".react-flow")?.getBoundingClientRect();
      if (card && room && (card.right > room.right || card.left < room.left || card.bottom > room.bottom || card.top < room.top)) latest.current(selected);
    }, 60);
    return () => clearTimeout(later);
  }, [selected]);
}

function Canvas({ graph, view, centerOn, onSelect, onToggleLane, onOpenChain }: CanvasProps) {
  const flow = useReactFlow();
  const inSight = useLanesInSight(graph);
  const nodes = useMemo(() => flowItems(graph, view, inSight), [graph, view, inSight]);
  const far = useStore(isFar);
  const room = useRef<HTMLDivElement>(null);
  const center = useCallback(
    (id: string, zoom: number) => {
      const lane = graph.lanes.find((placed) => id in placed.at);
      const at = lane?.at[id];
      if (lane && at) void flow.setCenter(at.x + itemSize.width / 2, at.y + lane.top + itemSize.height / 2, { zoom, duration: 180 });
    },
    [flow, graph],
  );
  const latest = useRef(center);
  latest.current = center;
  const begin = useCallback(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = room.current ?? {};
    void flow.setViewport(openingView(graph.lanes, { width, height }));
  }, [flow, graph]);
  const begunWith = useRef<string | null>(null);
  const first = graph.lanes[0]?.lane.id ?? null;
  useEffect(() => {
    // Another filter shows other lanes: the view begins anew. Lanes that open or close leave it where it is.
    if (begunWith.current === first) return;
    begunWith.current = first;
    begin();
  }, [first, begin]);
  useEffect(() => {
    if (centerOn) latest.current(centerOn, Math.max(flow.getZoom(), 0.8));
  }, [centerOn, flow]);
  useKeepInView(view.selected, (id) => center(id, flow.getZoom()));

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const focused = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(".react-flow__node")?.dataset.id : undefined;
    const from = focused ?? view.selected;
    if (!direction || !from) return;
    const arcs = [...graph.lanes.flatMap((lane) => lane.lane.links), ...graph.cross];
    const places = graph.lanes.flatMap((lane) => Object.entries(lane.at).map(([id, p]) => ({ id, x: p.x, y: p.y + lane.top })));
    const next = neighbour(from, direction, arcs, places);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    center(next, flow.getZoom());
    event.currentTarget.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(next)}"]`)?.focus({ preventScroll: true });
  };
  const choose = (id: string) => {
    if (id.startsWith("chain-")) onOpenChain(id);
    else if (!id.startsWith("lane-")) onSelect(id);
  };
  return (
    <div ref={room} className="absolute inset-0">
      <ToggleLane value={onToggleLane}>
        <Far value={far}>
          <ReactFlow
            nodes={nodes}
            onKeyDown={onKeyDown}
            nodeTypes={nodeTypes}
            onInit={() => (centerOn ? latest.current(centerOn, 0.8) : begin())}
            onMoveStart={() => room.current?.classList.add("moving")}
            onMoveEnd={() => room.current?.classList.remove("moving")}
            minZoom={0.08}
            maxZoom={1.75}
            nodesDraggable={false}
            nodesConnectable={false}
            deleteKeyCode={null}
            multiSelectionKeyCode={null}
            selectionKeyCode={null}
            onlyRenderVisibleElements={nodes.length > 400}
            onNodeClick={(_, node) => choose(node.id)}
            onNodesChange={(changes) => {
              const chosen = changes.find((c) => c.type === "select" && c.selected);
              if (chosen?.type === "select") choose(chosen.id);
            }}
            onPaneClick={() => onSelect(null)}
          >
            <Controls showInteractive={false} position="bottom-left" />
            <LinkLayer graph={graph} view={view} inSight={inSight} />
            <PinnedLabels graph={graph} inSight={inSight} />
            <MiniMap graph={graph} />
          </ReactFlow>
        </Far>
      </ToggleLane>
    </div>
  );
}

/** The drawn graph. */
export function GraphCanvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
