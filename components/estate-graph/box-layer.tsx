"use client";
import { ViewportPortal } from "@xyflow/react";
import { memo } from "react";
import { cardBoxes } from "./card-boxes";
import type { View } from "./flow-items";
import type { PlacedGraph } from "./layout";

/** The cards as boxes, under the window that is too far off to read them. The table says them in words. */
export const BoxLayer = memo(function BoxLayer({ graph, view }: { graph: PlacedGraph; view: View }) {
  return (
    <ViewportPortal>
      <svg aria-hidden="true" data-boxes="" width="1" height="1" className="pointer-events-none absolute top-0 left-0 -z-1 overflow-visible">
        {cardBoxes(graph, view, 0).map(({ color, opacity, d }) => (
          <path key={`${color} ${opacity}`} d={d} fill={color} fillOpacity={opacity} />
        ))}
      </svg>
    </ViewportPortal>
  );
});
