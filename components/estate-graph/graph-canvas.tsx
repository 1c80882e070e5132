"use client";
import { Controls, ReactFlow, ReactFlowProvider, type ReactFlowState, useReactFlow, useStore } from "@xyflow/react";
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { BoxLayer } from "./box-layer";
import { flowItems, type View } from "./flow-items";
import { ChainCard, EstateCard, Far, GapCard, LaneCard, SignalCard, ToggleLane } from "./flow-nodes";
import { itemSize, type PlacedGraph } from "./layout";
import { LinkLayer } from "./link-layer";
import { MiniMap } from "./mini-map";
import { openingView } from "./opening-view";
import { PinnedLabels } from "./pinned-labels";
import { type Direction, neighbour } from "./relatives";
import { type Sight, sightOf } from "./sight-of";

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

/** What is in sight of the window; the same object as long as nothing comes into sight or goes out of it. */
function useSight(graph: PlacedGraph): Sight {
  return useStore(
    ({ transform: [x, y, zoom], width, height }) => sightOf(graph.lanes, { x, y, zoom, width, height }),
    (a, b) => a.first === b.first && a.last === b.last && a.left === b.left && a.right === b.right && a.boxes === b.boxes,
  );
}

/** Gives the card the keys once it is drawn: it may have been out of sight. */
function focusSoon(room: HTMLElement | null, id: string, tries = 12): void {
  const card = room?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
  if (card) card.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusSoon(room, id, tries - 1));
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
  const sight = useSight(graph);
  const nodes = useMemo(() => flowItems(graph, view, sight), [graph, view, sight]);
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
    focusSoon(room.current, next);
  };
  /** Cards drawn as boxes cannot be chosen: a click brings the window near enough to. */
  const approach = (event: MouseEvent) => {
    const { x, y } = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    void flow.setCenter(x, y, { zoom: 0.75, duration: 180 });
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
            onNodeClick={(_, node) => choose(node.id)}
            onNodesChange={(changes) => {
              const chosen = changes.find((c) => c.type === "select" && c.selected);
              if (chosen?.type === "select") choose(chosen.id);
            }}
            onPaneClick={(event) => (sight.boxes ? approach(event) : onSelect(null))}
          >
            <Controls showInteractive={false} position="bottom-left" />
            <LinkLayer graph={graph} view={view} sight={sight} />
            {sight.boxes && <BoxLayer graph={graph} view={view} />}
            <PinnedLabels graph={graph} sight={sight} />
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
