"use client";
import { BaseEdge, type EdgeProps } from "@xyflow/react";
import { memo } from "react";
import type { FlowEdge } from "./flow-items";

const dashes = { estate: undefined, gap: "5 4", signal: "1.5 4" } as const;

/** A link along the route that the layout found. Dashed leads into a gap, dotted is a signal. */
export const RouteEdge = memo(function RouteEdge({ id, data, markerEnd, style }: EdgeProps<FlowEdge>) {
  if (!data) return null;
  const width = data.lit ? 2.25 : data.thin ? 1 : 1.5;
  return (
    <BaseEdge
      id={id}
      path={data.path}
      interactionWidth={0}
      {...(markerEnd ? { markerEnd } : {})}
      style={{ ...style, strokeWidth: width, strokeLinecap: "round", ...(dashes[data.kind] ? { strokeDasharray: dashes[data.kind] } : {}) }}
    />
  );
});
