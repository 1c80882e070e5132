"use client";
import { ArrowRight, ChevronRight } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/components/ui/format";
import { Share } from "@/components/ui/fraction";
import type { Effect, TraceStep } from "@/lib/contracts/title";
import { EffectBody } from "./effect-body";
import { effectWords, listNames } from "./effect-words";
import { EstateName } from "./estate-style";

type Props = { effect: Effect; steps: TraceStep[]; packageId: string; names: ReadonlyMap<string, string>; tracts: ReadonlyMap<string, string>; open?: boolean };

/** One change of the ledger: who gave what to whom by which instrument, and behind it every step that led there. */
export function EffectCard({ effect, steps, packageId, names, tracts, open = false }: Props) {
  return (
    <details open={open} className="group rounded-md border border-line bg-surface">
      <summary className="grid list-none grid-cols-[1rem_1fr_auto] gap-x-2 p-3 hover:bg-sunken/50">
        <ChevronRight aria-hidden="true" className="mt-0.5 size-4 text-ink-3 transition-transform group-open:rotate-90" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{effectWords[effect.kind]}</span>
            <EstateName type={effect.estate_type} />
            {effect.status !== "effective" && <Badge tone="high">{effect.status}</Badge>}
            {effect.reading && <Badge tone="signal">reading: {effect.reading}</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
            {effect.from.length > 0 && (
              <>
                {listNames(effect.from)}
                <ArrowRight aria-label="to" className="size-3.5 text-ink-3" />
              </>
            )}
            <span className="text-ink">{listNames(effect.to)}</span>
          </p>
          <p className="text-xs text-ink-2">
            {formatDate(effect.effective)} · {tracts.get(effect.tract_id) ?? effect.tract_id}
            {effect.depths && ` · ${effect.depths}`}
          </p>
        </div>
        <div className="text-right">
          <Share value={effect.of_whole} decimal={false} className="text-base" />
          <p className="text-2xs text-ink-2">of the whole</p>
        </div>
      </summary>
      <div className="border-t border-line p-3">
        <EffectBody effect={effect} steps={steps} packageId={packageId} names={names} />
      </div>
    </details>
  );
}
