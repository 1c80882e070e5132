"use client";
import { Background, BackgroundVariant, Controls, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow } from "@xyflow/react";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { estateStyle } from "@/components/title/estate-style";
import { RouteEdge } from "./flow-edge";
import { type FlowNode, flowItems, type View } from "./flow-items";
import { EstateCard, GapCard, LaneCard, SignalCard } from "./flow-nodes";
import { itemSize, type PlacedLane } from "./layout";
import { openingView } from "./opening-view";
import { type Direction, neighbour } from "./relatives";

const nodeTypes = { estate: EstateCard, gap: GapCard, signal: SignalCard, lane: LaneCard };
const edgeTypes = { route: RouteEdge };
const arrows: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const manyNodes = 2000;

function minimapColor(node: FlowNode): string {
  if (node.type === "estate") return estateStyle[node.data.node.estate_type].color;
  if (node.type === "gap") return "var(--critical)";
  return node.type === "signal" ? "var(--signal)" : "var(--sunken)";
}

type Props = { lanes: PlacedLane[]; view: View; centerOn: string | null; onSelect: (id: string | null) => void };

function Canvas({ lanes, view, centerOn, onSelect }: Props) {
  const flow = useReactFlow();
  const { nodes, edges } = useMemo(() => flowItems(lanes, view), [lanes, view]);
  const room = useRef<HTMLDivElement>(null);
  const center = useCallback(
    (id: string, zoom: number) => {
      const node = nodes.find((n) => n.id === id);
      if (node) void flow.setCenter(node.position.x + itemSize.width / 2, node.position.y + itemSize.height / 2, { zoom, duration: 180 });
    },
    [flow, nodes],
  );
  const latest = useRef(center);
  latest.current = center;
  const open = useCallback(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = room.current ?? {};
    void flow.setViewport(openingView(lanes, { width, height }));
  }, [flow, lanes]);
  useEffect(open, [open]);
  useEffect(() => {
    if (centerOn) latest.current(centerOn, Math.max(flow.getZoom(), 0.8));
  }, [centerOn, flow]);

  useEffect(() => {
    if (!view.selected) return;
    const id = view.selected;
    // The inspector has taken its place by then: what it would cover is moved into view.
    const later = setTimeout(() => {
      const card = document.querySelector(`.react-flow__node[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
      const room = document.querySelector(".react-flow")?.getBoundingClientRect();
      if (card && room && (card.right > room.right || card.left < room.left || card.bottom > room.bottom || card.top < room.top))
        latest.current(id, flow.getZoom());
    }, 60);
    return () => clearTimeout(later);
  }, [view.selected, flow]);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const focused = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(".react-flow__node")?.dataset.id : undefined;
    const from = focused ?? view.selected;
    if (!direction || !from) return;
    const arcs = lanes.flatMap((lane) => lane.lane.links);
    const places = lanes.flatMap((lane) => Object.entries(lane.at).map(([id, p]) => ({ id, x: p.x, y: p.y + lane.top })));
    const next = neighbour(from, direction, arcs, places);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    center(next, flow.getZoom());
    event.currentTarget.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(next)}"]`)?.focus({ preventScroll: true });
  };
  return (
    <div ref={room} className="absolute inset-0">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        onKeyDown={onKeyDown}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onInit={() => (centerOn ? latest.current(centerOn, 0.8) : open())}
        minZoom={0.08}
        maxZoom={1.75}
        nodesDraggable={false}
        nodesConnectable={false}
        deleteKeyCode={null}
        multiSelectionKeyCode={null}
        selectionKeyCode={null}
        onlyRenderVisibleElements={nodes.length > 400}
        onNodeClick={(_, node) => node.type !== "lane" && onSelect(node.id)}
        onNodesChange={(changes) => {
          const chosen = changes.find((c) => c.type === "select" && c.selected);
          if (chosen && chosen.type === "select" && !chosen.id.startsWith("lane-")) onSelect(chosen.id);
        }}
        onPaneClick={() => onSelect(null)}
      >
        <Background variant={BackgroundVariant.Dots} gap={24} size={1} color="var(--line)" />
        <Controls showInteractive={false} position="bottom-left" />
        {nodes.length < manyNodes && (
          <MiniMap<FlowNode> pannable zoomable nodeColor={minimapColor} nodeStrokeWidth={0} className="max-md:!hidden" ariaLabel="Map of the whole graph" />
        )}
      </ReactFlow>
    </div>
  );
}

/** The drawn graph. */
export function GraphCanvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
