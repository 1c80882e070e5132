"use client";
import Link from "next/link";
import { FractionText, Share } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { Effect, TraceStep } from "@/lib/contracts/title";
import { EvidenceQuotes } from "./evidence-quote";
import { TraceSteps } from "./trace-steps";

/** What stands behind an effect: its instrument, who took how much, the words on the page, and every step of the rules that led there. */
export function EffectBody({ effect, steps, packageId, names }: { effect: Effect; steps: TraceStep[]; packageId: string; names: ReadonlyMap<string, string> }) {
  const document = effect.document_id;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-4 text-xs">
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
      <EvidenceQuotes packageId={packageId} documentId={document} names={names} evidence={effect.evidence ?? []} pictured />
      <div className="mt-3">
        <TraceSteps steps={steps} context={{ packageId, documentId: document, names }} />
      </div>
    </>
  );
}
