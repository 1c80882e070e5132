"use client";
import { ArrowRight, ChevronRight } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/components/ui/format";
import { FractionText, Share } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { Effect, TraceStep } from "@/lib/contracts/title";
import { effectWords, listNames } from "./effect-words";
import { EstateName } from "./estate-style";
import { EvidenceQuotes } from "./evidence-quote";
import { TraceSteps } from "./trace-steps";

type Props = { effect: Effect; steps: TraceStep[]; packageId: string; names: ReadonlyMap<string, string>; tracts: ReadonlyMap<string, string>; open?: boolean };

/** One change of the ledger: who gave what to whom by which instrument, and behind it every step that led there. */
export function EffectCard({ effect, steps, packageId, names, tracts, open = false }: Props) {
  const document = effect.document_id;
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
        <p className="mb-2 flex flex-wrap gap-x-4 text-xs">
          {document ? (
            <Link
              href={`/packages/${packageId}/documents/${document}`}
              className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
            >
              {names.get(document) ?? "The instrument"}
            </Link>
          ) : (
            <span className="text-ink-2">No instrument: follows from law or time</span>
          )}
          <span className="text-ink-2">
            as worded <FractionText text={effect.quantum.fraction} />
          </span>
          <span className="font-mono text-ink-3">{effect.id}</span>
        </p>
        {effect.to.length > 1 && (
          <ul className="mb-2 grid gap-0.5 text-xs">
            {keyed(effect.to, (t) => `${t.party_id}${t.name}`).map(({ key, item: to }) => (
              <li key={key} className="flex justify-between gap-3">
                {to.name} <Share value={to.share} />
              </li>
            ))}
          </ul>
        )}
        <EvidenceQuotes packageId={packageId} documentId={document} names={names} evidence={effect.evidence ?? []} />
        <div className="mt-3">
          <TraceSteps steps={steps} context={{ packageId, documentId: document, names }} />
        </div>
      </div>
    </details>
  );
}
