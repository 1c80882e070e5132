"use client";
import { useStoreApi } from "@xyflow/react";
import { useEffect, useRef } from "react";
import { laneHead, type PlacedGraph } from "./layout";
import type { Sight } from "./sight-of";

const inset = 8;
/** Below this zoom the heads of lanes cannot be read; a lane lower than this on the screen has no room for its name. */
const readable = 0.45;
const leastHeight = 26;

/**
 * The names of the open lanes whose heads are out of sight or too small, kept at the left edge: however far one has moved along a chain, or from it, one
 * sees whose it is.
 * They follow the window without React.
 */
export function PinnedLabels({ graph, sight: { first, last } }: { graph: PlacedGraph; sight: Sight }) {
  const store = useStoreApi();
  const box = useRef<HTMLDivElement>(null);
  const lanes = graph.lanes.slice(first, last + 1).filter((placed) => placed.open);
  const latest = useRef(lanes);
  latest.current = lanes;
  useEffect(() => {
    const follow = () => {
      const { transform, height } = store.getState();
      const [x, y, zoom] = transform;
      latest.current.forEach((placed, n) => {
        const label = box.current?.children[n];
        if (!(label instanceof HTMLElement)) return;
        const [top, bottom] = [y + placed.top * zoom, y + (placed.top + placed.height) * zoom];
        const headSeen = zoom >= readable && x >= -inset && top + (laneHead * zoom) / 2 >= 0;
        label.hidden = headSeen || bottom - top < leastHeight || x + placed.width * zoom < 0 || bottom < 2 * inset || top > height;
        label.style.transform = `translate(${inset}px, ${Math.min(Math.max(top + inset, inset), bottom - 4 * inset)}px)`;
      });
    };
    follow();
    return store.subscribe(follow);
  });
  return (
    <div ref={box} aria-hidden="true" className="pointer-events-none absolute inset-0 z-4 overflow-hidden">
      {lanes.map((placed) => (
        <span key={placed.lane.id} hidden className="absolute top-0 left-0 rounded-md border border-line bg-surface/90 px-2 py-0.5 text-xs font-semibold">
          {placed.lane.label}
        </span>
      ))}
    </div>
  );
}
