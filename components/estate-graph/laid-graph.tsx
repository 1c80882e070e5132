"use client";
import { useEffect } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { type CanvasProps, GraphCanvas } from "./graph-canvas";
import type { LaneGraph, LaneKind } from "./lanes";
import type { PlacedGraph } from "./layout";
import { useLaneLayout } from "./use-lane-layout";

type Props = Omit<CanvasProps, "graph"> & { graph: LaneGraph; open: ReadonlySet<string>; by: LaneKind; onPlaced: (placed: PlacedGraph) => void };

/** Lays the lanes out, then draws them. Loaded when a graph is looked at, not before. */
export function LaidGraph({ graph, open, by, onPlaced, ...rest }: Props) {
  const { placed, failed } = useLaneLayout(graph, open, by);
  useEffect(() => {
    if (placed) onPlaced(placed);
  }, [placed, onPlaced]);
  if (failed) return <ErrorState error={new Error("layout")} />;
  if (!placed) return <SkeletonRows label="Laying out the graph" />;
  return <GraphCanvas graph={placed} {...rest} />;
}
