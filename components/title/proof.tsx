"use client";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Share } from "@/components/ui/fraction";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useEffects } from "@/lib/client/use-effects";
import { useGraph } from "@/lib/client/use-graph";
import type { Fraction } from "@/lib/contracts/fraction";
import type { EstateNode } from "@/lib/contracts/graph";
import type { TitleResult } from "@/lib/contracts/title";
import { EffectCard } from "./effect-card";
import { EstateName } from "./estate-style";
import { FactorList } from "./factor-list";
import { type Formula, formulaOf } from "./formula";
import { FormulaView } from "./formula-view";
import { useNames } from "./use-names";

/** What is proved: `nodeIds` are the estates of the graph whose lines it unfolds; `find` picks them once the graph is there. */
export type ProofSubject = {
  title: ReactNode;
  share?: Fraction;
  note?: ReactNode;
  effectIds: string[];
  nodeIds?: string[];
  find?: (nodes: EstateNode[]) => EstateNode[];
};
type Line = { node: EstateNode; formula: Formula };
type Names = ReturnType<typeof useNames>;
type Behind = { result: Pick<TitleResult, "effects" | "traces">; packageId: string; names: Names };

/** The line of an estate back to its root: the formula, and each factor unfolding to what made it. */
function Derivation({ line, several, result, packageId, names }: Behind & { line: Line; several: boolean }) {
  const effects = new Map(result.effects.map((e) => [e.id as string, e]));
  return (
    <section aria-label={`How ${line.node.holder.name} comes to ${line.formula.result}`} className="flex flex-col gap-2 rounded-md bg-sunken/70 p-3">
      {several && (
        <h4 className="flex flex-wrap items-center gap-x-2 text-xs font-medium">
          {line.node.holder.name} <EstateName type={line.node.estate_type} suffix={names.tracts.get(line.node.tract_id) ?? ""} />
        </h4>
      )}
      <FormulaView formula={line.formula} />
      <FactorList formula={line.formula} effects={effects} traces={result.traces} packageId={packageId} names={names.documents} />
    </section>
  );
}

function Effects({ subject, lines, result, packageId, names }: Behind & { subject: ProofSubject; lines: Line[] }) {
  const lead = subject.effectIds[0];
  const wanted = new Set(subject.effectIds);
  const effects = result.effects.filter((e) => wanted.has(e.id)).toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead) || b.sequence - a.sequence);
  const told = new Set(lines.flatMap((l) => l.formula.factors.map((f) => f.effect_id)));
  const rest = effects.filter((e) => !told.has(e.id));
  if (effects.length === 0 && lines.length === 0) return <EmptyState icon={SearchX} title="No effect is named for this share" />;
  return rest.map((effect, i) => (
    <EffectCard
      key={effect.id}
      effect={effect}
      steps={result.traces[effect.id] ?? []}
      packageId={packageId}
      names={names.documents}
      tracts={names.tracts}
      open={i === 0 && lines.length === 0}
    />
  ));
}

/**
 * A share, proved: the formula unfolds factor by factor to the effect behind it, the rule with its authority, and the words on the page in their box.
 * The one component that does so, on every screen.
 */
export function Proof({ packageId, subject, head = true }: { packageId: string; subject: ProofSubject; head?: boolean }) {
  const wanted = subject.nodeIds ?? [];
  const derived = wanted.length > 0 || subject.find !== undefined;
  const graph = useGraph(packageId, derived);
  const names = useNames(packageId);
  const dag = graph.data?.dag;
  const chosen = subject.find ? subject.find(dag?.nodes ?? []) : (dag?.nodes ?? []).filter((n) => wanted.includes(n.id));
  const lines = dag ? chosen.map((node) => ({ node, formula: formulaOf(node, dag) })) : [];
  const told = lines.flatMap(({ formula }) => [...formula.factors, ...formula.terms].flatMap((part) => part.effect_id ?? []));
  const ready = !derived || !graph.isPending;
  const found = useEffects(packageId, [...new Set([...subject.effectIds, ...told])].sort(), ready);
  return (
    <div className="flex flex-col gap-3">
      {head && (
        <div>
          <p className="text-base font-semibold">{subject.title}</p>
          {subject.share && <Share value={subject.share} className="text-xl" />}
          {subject.note && <div className="text-ink-2">{subject.note}</div>}
        </div>
      )}
      <h3 className="text-xs font-medium text-ink-2">Effects behind it</h3>
      {found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />
      ) : !ready || !found.data ? (
        <SkeletonRows rows={3} label="Loading proof" />
      ) : (
        <>
          {lines.map((line) => (
            <Derivation key={line.node.id} line={line} several={lines.length > 1 || !subject.share} result={found.data} packageId={packageId} names={names} />
          ))}
          <Effects subject={subject} lines={lines} result={found.data} packageId={packageId} names={names} />
        </>
      )}
    </div>
  );
}
