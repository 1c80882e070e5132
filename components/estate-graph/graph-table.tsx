"use client";
import { useState } from "react";
import { EstateName } from "@/components/title/estate-style";
import { ShareButton } from "@/components/title/share-button";
import { Button } from "@/components/ui/button";
import { formatDate, words } from "@/components/ui/format";
import { Share } from "@/components/ui/fraction";
import { Panel } from "@/components/ui/panel";
import { SeverityBadge } from "@/components/ui/severity";
import type { EstateNode, Gap, Signal } from "@/lib/contracts/graph";
import type { Lane } from "./lanes";

type Props = { lanes: Lane[]; onSelect: (id: string) => void };

function Estates({ nodes, onSelect }: { nodes: EstateNode[]; onSelect: Props["onSelect"] }) {
  return (
    <table className="sheet cards">
      <thead>
        <tr>
          {["Holder", "Estate", "Share", "From", "To", "State"].map((h) => (
            <th key={h} scope="col">
              {h}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {nodes.map((n) => (
          <tr key={n.id}>
            <th scope="row">{n.holder.name}</th>
            <td data-label="Estate">
              <EstateName type={n.estate_type} />
            </td>
            <td data-label="Share">
              <ShareButton value={n.share} label={n.holder.name} onOpen={() => onSelect(n.id)} />
            </td>
            <td data-label="From">{formatDate(n.from)}</td>
            <td data-label="To">{formatDate(n.to)}</td>
            <td data-label="State">
              {n.current ? "current" : "ended"}
              {n.assumed && ", assumed"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Breaks({ gaps, signals, onSelect }: { gaps: Gap[]; signals: Signal[]; onSelect: Props["onSelect"] }) {
  return (
    <ul className="border-t border-line">
      {gaps.map((g) => (
        <li key={g.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0">
          <SeverityBadge severity={g.severity} />
          <span className="min-w-0 flex-1 basis-64">
            <span className="font-semibold">{words(g.kind)}.</span> {g.message} <span className="text-ink-2">{g.suggestion}</span>
          </span>
          {g.share && <Share value={g.share} />}
          <Button small onClick={() => onSelect(g.id)}>
            Open
          </Button>
        </li>
      ))}
      {signals.map((s) => (
        <li key={s.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0">
          <span className="min-w-0 flex-1 basis-64">
            <span className="font-semibold text-signal">Signal: {words(s.kind)}.</span> {s.proposes}
          </span>
          <Button small onClick={() => onSelect(s.id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}

const openAtFirst = 400;

/** Lanes to begin with: as many as hold some hundreds of rows; the others open one by one, so that a large graph stays quick. */
function shownLanes(lanes: Lane[]): number {
  let rows = 0;
  const beyond = lanes.findIndex((lane, n) => {
    rows += lane.items.length;
    return n > 0 && rows > openAtFirst;
  });
  return beyond === -1 ? lanes.length : beyond;
}

/** The same graph as tables: for screen readers, and for who prefers to read. */
export function GraphTable({ lanes, onSelect }: Props) {
  const [more, setMore] = useState(0);
  const shown = shownLanes(lanes) + more;
  return (
    <div className="flex flex-col gap-4 p-4">
      {lanes.slice(0, shown).map((lane) => {
        const nodes = lane.items.flatMap((i) => (i.kind === "estate" ? [i.node] : []));
        const gaps = lane.items.flatMap((i) => (i.kind === "gap" ? [i.gap] : []));
        const signals = lane.items.flatMap((i) => (i.kind === "signal" ? [i.signal] : []));
        return (
          <Panel key={lane.id} title={lane.label} aside={`${nodes.length} estates, ${gaps.length} gaps`} flush>
            <div className="overflow-x-auto">{nodes.length > 0 && <Estates nodes={nodes} onSelect={onSelect} />}</div>
            {gaps.length + signals.length > 0 && <Breaks gaps={gaps} signals={signals} onSelect={onSelect} />}
          </Panel>
        );
      })}
      {shown < lanes.length && (
        <Button className="self-center" onClick={() => setMore((n) => n + 5)}>
          Show more lanes ({lanes.length - shown} left)
        </Button>
      )}
    </div>
  );
}
