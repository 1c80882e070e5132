"use client";
import { ChevronRight } from "lucide-react";
import { words } from "@/components/ui/format";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { Effect, TraceStep } from "@/lib/contracts/title";
import { EffectBody } from "./effect-body";
import type { Factor, Formula } from "./formula";

type Behind = { effects: ReadonlyMap<string, Effect>; traces: Readonly<Record<string, TraceStep[]>>; packageId: string; names: ReadonlyMap<string, string> };

function FactorLine({ factor, first, name }: { factor: Factor; first: boolean; name: string | undefined }) {
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[2.75rem_1fr_auto] items-baseline gap-2">
      <span className="text-right text-sm">
        {!first && <span className="text-ink-3">× </span>}
        <FractionText text={factor.ratio} className="font-medium" />
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-ink-2">{words(factor.relation)}</span> {factor.from && `${factor.from} → `}
        {factor.to}
        {name && <span className="block text-ink-2">{name}</span>}
      </span>
      <span className="text-ink-2">
        leaves <FractionText text={factor.share} />
      </span>
    </span>
  );
}

/** The factors of a share, the root first; each unfolds to the effect that made it: rule, authority, words. The last stands open. */
export function FactorList({ formula, effects, traces, packageId, names }: { formula: Formula } & Behind) {
  return (
    <ol aria-label="Factors" className="grid gap-1 text-xs">
      {keyed(formula.factors, (f) => `${f.effect_id}${f.to}`).map(({ key, item: factor }, i) => {
        const effect = factor.effect_id ? effects.get(factor.effect_id) : undefined;
        const name = effect?.document_id ? names.get(effect.document_id) : undefined;
        const line = <FactorLine factor={factor} first={i === 0} name={name} />;
        return (
          <li key={key} className="rounded-md border border-line bg-surface">
            {effect ? (
              <details className="group" open={i === formula.factors.length - 1}>
                <summary className="flex list-none items-baseline gap-1 p-2 hover:bg-sunken/50">
                  <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 self-start text-ink-3 transition-transform group-open:rotate-90" />
                  {line}
                </summary>
                <div className="border-t border-line p-3 text-sm">
                  <EffectBody effect={effect} steps={traces[effect.id] ?? []} packageId={packageId} names={names} />
                </div>
              </details>
            ) : (
              <div className="flex p-2 pl-6">{line}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
