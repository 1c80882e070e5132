"use client";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { EstateName } from "@/components/title/estate-style";
import { EvidenceQuotes } from "@/components/title/evidence-quote";
import { Proof } from "@/components/title/proof";
import { useNames } from "@/components/title/use-names";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatAcres, words } from "@/components/ui/format";
import { Share } from "@/components/ui/fraction";
import { SeverityBadge } from "@/components/ui/severity";
import type { EstateGraph, EstateNode, Gap, Signal } from "@/lib/contracts/graph";
import { heldDates } from "./held";

type Dag = EstateGraph["dag"];
type Shared = { packageId: string; dag: Dag; onSelect: (id: string | null) => void };

function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[6rem_1fr] gap-x-3 gap-y-1">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== "—")
        .map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-xs leading-5 text-ink-2">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function NodeFacts({ node, packageId, dag, onSelect }: { node: EstateNode } & Shared) {
  const names = useNames(packageId);
  const gaps = dag.gaps.filter((g) => g.from_node === node.id || g.to_node === node.id);
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <EstateName type={node.estate_type} />
          <Badge tone={node.current ? "ok" : "neutral"}>{node.current ? "current" : "ended"}</Badge>
          {node.assumed && <Badge tone="high">assumed</Badge>}
        </p>
        <h2 className="mt-1 text-base font-semibold [overflow-wrap:anywhere]">{node.holder.name}</h2>
        <Share value={node.share} className="text-xl" />
        {node.of && node.of !== "estate" && <span className="ml-2 text-ink-2">of {words(node.of).toLowerCase()}</span>}
      </div>
      <Facts
        rows={[
          ["Tract", names.tracts.get(node.tract_id) ?? node.tract_id],
          ["Net acres", node.net_acres && `${formatAcres(node.net_acres)} of ${formatAcres(node.acres)}`],
          ["Held", heldDates(node)],
          ["Depths", node.depths],
          ["Burdens", node.burdens.join("; ")],
        ]}
      />
      {gaps.map((gap) => (
        <Button key={gap.id} look="danger" small className="justify-start" onClick={() => onSelect(gap.id)}>
          Gap: {words(gap.kind)}
        </Button>
      ))}
      <Proof
        packageId={packageId}
        head={false}
        subject={{ title: node.holder.name, share: node.share, effectIds: [node.created_by, node.ended_by].filter((e) => e !== null), nodeIds: [node.id] }}
      />
    </>
  );
}

function GapFacts({ gap, packageId, dag, onSelect }: { gap: Gap } & Shared) {
  const names = useNames(packageId);
  const signals = dag.signals.filter((s) => s.would_close.includes(gap.id));
  const beside = [gap.from_node, gap.to_node].flatMap((id) => dag.nodes.find((n) => n.id === id) ?? []);
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <SeverityBadge severity={gap.severity} />
          <span className="text-xs text-ink-2">gap in the chain</span>
        </p>
        <h2 className="mt-1 text-base font-semibold">{words(gap.kind)}</h2>
        {gap.share && <Share value={gap.share} className="text-xl" />}
        <p className="mt-1 text-pretty">{gap.message}</p>
      </div>
      <section className="rounded-md bg-accent-soft p-3">
        <h3 className="font-semibold">What would close this</h3>
        <p className="text-pretty">{gap.suggestion}</p>
        {signals.map((s) => (
          <Button key={s.id} small className="mt-2 h-auto! max-w-full justify-start py-1 text-left whitespace-normal!" onClick={() => onSelect(s.id)}>
            {words(s.kind)}: {s.proposes}
          </Button>
        ))}
      </section>
      <Facts
        rows={[
          ["Tract", gap.tract_id && (names.tracts.get(gap.tract_id) ?? gap.tract_id)],
          ["Estate", gap.estate_type && <EstateName key="e" type={gap.estate_type} />],
          ["Party", gap.party?.name],
          ["When", gap.since || gap.until ? heldDates({ from: gap.since, to: gap.until }) : null],
        ]}
      />
      {beside.map((n) => (
        <Button key={n.id} small className="justify-start" onClick={() => onSelect(n.id)}>
          {n.id === gap.from_node ? "Before: " : "After: "}
          {n.holder.name}
        </Button>
      ))}
      <EvidenceQuotes packageId={packageId} evidence={gap.evidence} documentId={gap.document_ids?.[0]} names={names.documents} />
      {gap.effect_ids && gap.effect_ids.length > 0 && (
        <Proof packageId={packageId} head={false} subject={{ title: words(gap.kind), effectIds: gap.effect_ids }} />
      )}
    </>
  );
}

function SignalFacts({ signal, packageId, dag, onSelect }: { signal: Signal } & Shared) {
  const names = useNames(packageId);
  const closes = dag.gaps.filter((g) => signal.would_close.includes(g.id));
  return (
    <>
      <div>
        <Badge tone="signal">signal · confidence {Math.round(signal.confidence * 100)} %</Badge>
        <h2 className="mt-1 text-base font-semibold">{words(signal.kind)}</h2>
        <p className="text-pretty">{signal.proposes}</p>
        <p className="mt-1 text-xs text-ink-2">A proposal of the exploratory mode. No share depends on it.</p>
      </div>
      {closes.length > 0 && <h3 className="font-semibold">Would close</h3>}
      {closes.map((g) => (
        <Button key={g.id} look="danger" small className="h-auto! justify-start py-1 text-left whitespace-normal!" onClick={() => onSelect(g.id)}>
          {words(g.kind)}: {g.message}
        </Button>
      ))}
      <EvidenceQuotes packageId={packageId} evidence={signal.evidence} documentId={signal.document_ids?.[0]} names={names.documents} />
    </>
  );
}

/** What is selected in the graph, down to the words on the page. */
export function Inspector({ id, ...shared }: { id: string } & Shared) {
  const { dag, onSelect } = shared;
  const node = dag.nodes.find((n) => n.id === id);
  const gap = dag.gaps.find((g) => g.id === id);
  const signal = dag.signals.find((s) => s.id === id);
  return (
    <aside
      aria-label="Selected in the graph"
      className="z-10 flex flex-col border-line bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[62dvh] max-lg:rounded-t-xl max-lg:border-t max-lg:shadow-pop lg:w-100 lg:border-l"
    >
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
        <Button look="quiet" icon small aria-label="Close" className="absolute right-2 z-10 -mt-2 bg-surface" onClick={() => onSelect(null)}>
          <X aria-hidden="true" className="size-4" />
        </Button>
        {node && <NodeFacts key={id} node={node} {...shared} />}
        {gap && <GapFacts gap={gap} {...shared} />}
        {signal && <SignalFacts signal={signal} {...shared} />}
        {!node && !gap && !signal && <p className="text-ink-2">This object is not in the graph any more.</p>}
      </div>
    </aside>
  );
}
