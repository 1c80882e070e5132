"use client";
import { useEffect, useState } from "react";
import type { LaneGraph, LaneKind } from "./lanes";
import { knownLayout, layLane, type PlacedGraph, stackLanes } from "./layout";

/**
 * Positions of the lanes. Those not laid out yet are strips until the worker has done them, the first one before the others; null until it is
 * there, so that nothing jumps when a graph is opened.
 */
export function useLaneLayout(graph: LaneGraph, open: ReadonlySet<string>, by: LaneKind): { placed: PlacedGraph | null; failed: boolean } {
  const [placed, setPlaced] = useState<PlacedGraph | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const show = () => {
      const stacked = stackLanes(graph, open, by);
      const waiting = open.size > 0 && !stacked.lanes.some((lane) => lane.open);
      if (wanted && !waiting) setPlaced(stacked);
    };
    const run = async () => {
      show();
      const [first, ...rest] = graph.lanes.filter((lane) => open.has(lane.id) && !knownLayout(lane, by));
      if (!first) return;
      await layLane(first);
      show();
      if (rest.length === 0 || !wanted) return;
      await Promise.all(rest.map(layLane));
      show();
    };
    run().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [graph, open, by]);
  return { placed, failed };
}
