"use client";
import { ViewportPortal } from "@xyflow/react";
import { memo, type ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import type { View } from "./flow-items";
import type { PlacedGraph, PlacedLane } from "./layout";
import { type LinkPath, linkPaths } from "./link-paths";
import type { Sight } from "./sight-of";

const colors = { estate: "var(--line-strong)", gap: "var(--critical)", signal: "var(--signal)" } as const;
const dashes = { estate: undefined, gap: "5 4", signal: "1.5 4" } as const;

/** Dashed leads into a gap, dotted is a signal, thin is what was kept back, strong is what touches the selection. */
function LinkGroup({ path }: { path: LinkPath }) {
  const color = path.lit && path.kind === "estate" ? "var(--accent)" : colors[path.kind];
  return (
    <g className={cx("link", path.faded && "faded")}>
      <path
        d={path.line}
        fill="none"
        stroke={color}
        strokeWidth={path.lit ? 2.25 : path.thin ? 1 : 1.5}
        strokeLinecap="round"
        strokeDasharray={dashes[path.kind]}
      />
      <path d={path.arrows} fill={color} />
    </g>
  );
}

type LaneLinksProps = { placed: PlacedLane; selected: View["selected"]; lit: View["lit"] };

const LaneLinks = memo(function LaneLinks({ placed, selected, lit }: LaneLinksProps) {
  return (
    <g transform={`translate(0 ${placed.top})`}>
      {linkPaths(placed.lane.links, placed.routes, { selected, lit }).map((path) => (
        <LinkGroup key={path.key} path={path} />
      ))}
    </g>
  );
});

const CrossLinks = memo(function CrossLinks({ graph, selected, lit }: { graph: PlacedGraph } & Omit<LaneLinksProps, "placed">): ReactNode {
  return linkPaths(graph.cross, graph.routes, { selected, lit }).map((path) => <LinkGroup key={path.key} path={path} />);
});

/** The links, under the cards and over the lanes: of the lanes from `first` to `last`, and those from lane to lane. Said in words by the table. */
export function LinkLayer({ graph, view, sight: { first, last } }: { graph: PlacedGraph; view: View; sight: Sight }) {
  const { selected, lit } = view;
  return (
    <ViewportPortal>
      <svg aria-hidden="true" data-links="" width="1" height="1" className="pointer-events-none absolute top-0 left-0 -z-1 overflow-visible">
        {graph.lanes.map(
          (placed, n) =>
            placed.open && n >= first && n <= last && <LaneLinks key={placed.lane.id} placed={placed} selected={touching(placed, selected)} lit={lit} />,
        )}
        <CrossLinks graph={graph} selected={selected} lit={lit} />
      </svg>
    </ViewportPortal>
  );
}

/** A selection outside a lane is none to its links: they need not be drawn again. */
const touching = (placed: PlacedLane, selected: string | null): string | null => (selected !== null && selected in placed.at ? selected : null);
