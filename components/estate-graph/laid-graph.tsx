"use client";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { View } from "./flow-items";
import { GraphCanvas } from "./graph-canvas";
import type { Lane } from "./lanes";
import { useLaneLayout } from "./use-lane-layout";

/** Lays the lanes out, then draws them. Loaded when a graph is looked at, not before. */
export function LaidGraph({ lanes, ...rest }: { lanes: Lane[]; view: View; centerOn: string | null; onSelect: (id: string | null) => void }) {
  const { placed, failed } = useLaneLayout(lanes);
  if (failed) return <ErrorState error={new Error("layout")} />;
  if (!placed) return <SkeletonRows label="Laying out the graph" />;
  return <GraphCanvas lanes={placed} {...rest} />;
}
