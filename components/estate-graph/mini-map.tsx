"use client";
import { useReactFlow, useStoreApi } from "@xyflow/react";
import { memo, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { boxPath, cardBoxes } from "./card-boxes";
import type { PlacedGraph } from "./layout";
import { mapOf } from "./map-of";

const room = { width: 208, height: 148 };

const Drawing = memo(function Drawing({ graph, dot }: { graph: PlacedGraph; dot: number }) {
  return (
    <>
      <path d={graph.lanes.map((lane) => boxPath(0, lane.top, lane.width, lane.height, dot)).join("")} fill="var(--sunken)" />
      {cardBoxes(graph, null, dot).map(({ color, d }) => (
        <path key={color} d={d} fill={color} />
      ))}
    </>
  );
});

/**
 * The whole graph in small, with a frame around what the window shows. Pressed or dragged, it takes the window there. The frame follows the window
 * without React: moving about must cost nothing here.
 */
export function MiniMap({ graph }: { graph: PlacedGraph }) {
  const store = useStoreApi();
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);
  const map = useMemo(() => mapOf(graph.lanes, room), [graph]);
  useEffect(() => {
    const follow = () => {
      const { transform, width, height } = store.getState();
      const [x, y, zoom] = transform;
      const { style } = frame.current ?? {};
      if (!style) return;
      style.transform = `translate(${map.x - (x / zoom) * map.scale}px, ${map.y - (y / zoom) * map.scale}px)`;
      style.width = `${(width / zoom) * map.scale}px`;
      style.height = `${(height / zoom) * map.scale}px`;
    };
    follow();
    return store.subscribe(follow);
  }, [store, map]);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    void flow.setCenter((event.clientX - box.left - map.x) / map.scale, (event.clientY - box.top - map.y) / map.scale, { zoom: flow.getZoom() });
  };
  return (
    <div className="absolute right-3 bottom-3 z-5 overflow-hidden rounded-lg border border-line bg-surface max-md:hidden" style={room}>
      <svg
        role="img"
        aria-label="Map of the whole graph"
        width={room.width}
        height={room.height}
        className="cursor-pointer touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={go}
      >
        <g transform={`translate(${map.x} ${map.y}) scale(${map.scale})`}>
          <Drawing graph={graph} dot={1.5 / map.scale} />
        </g>
      </svg>
      <div ref={frame} aria-hidden="true" className="pointer-events-none absolute top-0 left-0 rounded-xs bg-accent/8 outline-2 outline-accent" />
    </div>
  );
}
