"use client";
import { ArrowRight, Undo2, X } from "lucide-react";
import { useEffect } from "react";
import { estateLabels } from "@/components/title/estate-labels";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { plural } from "@/components/ui/format";
import { FractionText } from "@/components/ui/fraction";
import type { ShareMove } from "@/lib/contracts/review";
import { type LastDecision, setLastDecision, useLastDecision } from "./last-decision";
import { useDecisions } from "./use-decisions";

const Side = ({ share }: { share: string | null }) =>
  share === null ? <span className="text-ink-2">nothing</span> : <FractionText text={share} className="font-medium" />;

/** "Ada Colburn: 1/4 → 1/8 of the minerals in NE/4", one line for each share that moved. */
function Moves({ moved }: { moved: readonly ShareMove[] }) {
  if (moved.length === 0) return <p className="text-ink-2">No share moved.</p>;
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto">
      {moved.map((m) => (
        <li key={`${m.tract}${m.name}${m.estate_type}${m.before}${m.after}`} className="text-pretty">
          <span className="font-medium">{m.name}</span>:{" "}
          <span className="inline-flex items-baseline gap-1.5">
            <Side share={m.before} />
            <ArrowRight aria-label="becomes" className="size-3.5 self-center text-ink-3" />
            <Side share={m.after} />
          </span>{" "}
          <span className="text-ink-2">
            of the {m.estate_type === "mineral" ? "minerals" : estateLabels[m.estate_type].toLowerCase()} in {m.tract}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Body({ last, packageId }: { last: LastDecision; packageId: string }) {
  const { undo, correctAlike } = useDecisions(packageId);
  if (last.state === "failed") return <ErrorState error={last.error} compact />;
  return (
    <>
      <h3 className="mb-1 font-semibold">{last.moved ? `${last.label}: what moved in the ownership` : last.label}</h3>
      {last.state === "computing" ? <p className="text-ink-2">Computing what follows…</p> : last.moved && <Moves moved={last.moved} />}
      {last.state === "done" && (
        <div className="mt-2 flex flex-wrap gap-2">
          {last.undo && (
            <Button small onClick={undo}>
              <Undo2 aria-hidden="true" className="size-3.5" />
              Undo
            </Button>
          )}
          {last.alike && (
            <Button small onClick={() => void correctAlike(last)}>
              Correct {plural(last.alike.places.length, "more value")} that {last.alike.places.length === 1 ? "reads" : "read"} “{last.alike.was.slice(0, 40)}”
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What followed from the last decision, share by share, with the way back. Nothing where there was none. */
export function MovedPanel({ packageId }: { packageId: string }) {
  const last = useLastDecision(packageId);
  useEffect(() => {
    // What appears takes room from the values: the one in focus stays in view.
    if (last) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return (
    <div role="status" aria-label="What the decision moved">
      {last && (
        <section className="relative m-3 rounded-lg border border-accent-line bg-accent-soft/60 p-3 pr-10">
          <Body last={last} packageId={packageId} />
          <Button look="quiet" small icon aria-label="Close" className="absolute top-2 right-2" onClick={() => setLastDecision(null)}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </section>
      )}
    </div>
  );
}
