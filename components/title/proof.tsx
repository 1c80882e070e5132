"use client";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Share } from "@/components/ui/fraction";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useGraph } from "@/lib/client/use-graph";
import { useTitle } from "@/lib/client/use-title";
import type { Fraction } from "@/lib/contracts/fraction";
import { EffectCard } from "./effect-card";
import { formulaOf } from "./formula";
import { FormulaView } from "./formula-view";
import { useNames } from "./use-names";

export type ProofSubject = { title: ReactNode; share?: Fraction; note?: ReactNode; effectIds: string[]; nodeIds?: string[] };

function Formulas({ packageId, nodeIds }: { packageId: string; nodeIds: string[] }) {
  const graph = useGraph(packageId);
  const nodes = graph.data?.dag.nodes.filter((n) => nodeIds.includes(n.id)) ?? [];
  if (!graph.data || nodes.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken/70 p-3">
      {nodes.map((n) => (
        <FormulaView key={n.id} formula={formulaOf(n, graph.data.dag)} />
      ))}
    </div>
  );
}

/**
 * A share, proved: the formula, each effect behind it with the rule and its authority, and the words on the page.
 * The one component that does so, on every screen.
 */
export function Proof({ packageId, subject, head = true }: { packageId: string; subject: ProofSubject; head?: boolean }) {
  const title = useTitle(packageId);
  const graph = useGraph(packageId, (subject.nodeIds?.length ?? 0) > 0);
  const names = useNames(packageId);
  const line = (subject.nodeIds ?? []).flatMap((id) => {
    const node = graph.data?.dag.nodes.find((n) => n.id === id);
    return node && graph.data ? formulaOf(node, graph.data.dag).factors.flatMap((f) => f.effect_id ?? []) : [];
  });
  const lead = subject.effectIds[0];
  const wanted = new Set([...subject.effectIds, ...line]);
  const effects =
    title.data?.result.effects.filter((e) => wanted.has(e.id)).toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead) || b.sequence - a.sequence) ??
    [];
  return (
    <div className="flex flex-col gap-3">
      {head && (
        <div>
          <p className="text-base font-semibold">{subject.title}</p>
          {subject.share && <Share value={subject.share} className="text-xl" />}
          {subject.note && <div className="text-ink-2">{subject.note}</div>}
        </div>
      )}
      {subject.nodeIds && <Formulas packageId={packageId} nodeIds={subject.nodeIds} />}
      <h3 className="text-xs font-medium text-ink-2">Effects behind it</h3>
      {title.error ? (
        <ErrorState error={title.error} onRetry={() => void title.refetch()} compact />
      ) : !title.data ? (
        <SkeletonRows rows={3} label="Loading proof" />
      ) : effects.length === 0 ? (
        <EmptyState icon={SearchX} title="No effect is named for this share" />
      ) : (
        effects.map((effect, i) => (
          <EffectCard
            key={effect.id}
            effect={effect}
            steps={title.data.result.traces[effect.id] ?? []}
            packageId={packageId}
            names={names.documents}
            tracts={names.tracts}
            open={i === 0}
          />
        ))
      )}
    </div>
  );
}
