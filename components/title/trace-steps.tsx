"use client";
import { CheckCircle2, CircleDashed, FlagTriangleRight } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { FractionText } from "@/components/ui/fraction";
import { keyed } from "@/components/ui/keyed";
import type { TraceStep } from "@/lib/contracts/title";
import { EvidenceQuotes } from "./evidence-quote";

const outcomes = {
  applied: { label: "Applied", icon: CheckCircle2, ink: "text-ok" },
  not_met: { label: "Not met", icon: CircleDashed, ink: "text-ink-3" },
  assumed: { label: "Assumed", icon: FlagTriangleRight, ink: "text-high" },
};
type Context = { packageId: string; documentId: string | null; names: ReadonlyMap<string, string> };

/** Shares inside a value are typeset; the rest is left as it is: "1/2 of the minerals". */
function Value({ text }: { text: string }) {
  if (/^-?\d+(\/\d+)?$/.test(text)) return <FractionText text={text} className="font-medium" />;
  return <span className="[overflow-wrap:anywhere]">{text}</span>;
}

function Step({ step, context }: { step: TraceStep; context: Context }) {
  const { label, icon: Icon, ink } = outcomes[step.outcome];
  return (
    <li className="relative grid grid-cols-[1.25rem_1fr] gap-x-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 ${ink}`} />
      <div className="min-w-0 pb-3">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-mono text-xs font-medium [overflow-wrap:anywhere]">{step.rule}</span>
          <span className={`text-xs ${ink}`}>{label}</span>
        </p>
        <p className="text-pretty">{step.because}</p>
        {step.inputs.length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs">
            {keyed(step.inputs, (x) => x.name + x.value).map(({ key, item: input }) => (
              <div key={key} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-2">{input.name}</dt>
                <dd className="min-w-0">
                  <Value text={input.value} />
                  <EvidenceQuotes packageId={context.packageId} documentId={context.documentId} names={context.names} evidence={input.evidence ?? []} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {step.output && (
          <p className="mt-1 text-xs">
            <span className="text-ink-2">{step.output.name} = </span>
            <Value text={step.output.value} />
          </p>
        )}
        {step.cites.length > 0 && <p className="mt-1 text-xs text-pretty text-ink-2 italic">{step.cites.join(" · ")}</p>}
      </div>
    </li>
  );
}

/** How the engine came to an effect: rules applied and assumed in order, and behind a fold those that it tried and that were not met. */
export function TraceSteps({ steps, context }: { steps: TraceStep[]; context: Context }) {
  const told = steps.filter((s) => s.outcome !== "not_met");
  const rest = steps.filter((s) => s.outcome === "not_met");
  if (steps.length === 0) return <p className="text-ink-2">The engine left no trace for this effect.</p>;
  return (
    <>
      <ol className="flex flex-col">
        {told.map((s) => (
          <Step key={s.step} step={s} context={context} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-6 items-center gap-2 text-xs text-ink-2 hover:text-ink">
            <Badge>{rest.length}</Badge> {rest.length === 1 ? "rule" : "rules"} considered and not met
          </summary>
          <ol className="mt-2 flex flex-col">
            {rest.map((s) => (
              <Step key={s.step} step={s} context={context} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
