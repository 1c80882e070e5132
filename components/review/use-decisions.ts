"use client";
import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { toast } from "@/components/shell/toaster";
import { plural } from "@/components/ui/format";
import { ClientError } from "@/lib/client/client-error";
import { keys } from "@/lib/client/keys";
import { useDecideReview } from "@/lib/client/use-review";
import type { FieldPlace, ReviewDecision, ReviewOutcome, ReviewQueue } from "@/lib/contracts/review";
import { alikePlaces } from "./alike";
import { type LastDecision, lastDecision, setLastDecision } from "./last-decision";

type Correction = { place: FieldPlace; label: string; value: unknown; was: string; note: string; words: { start: number; end: number } | null };

const errorOf = (error: unknown) =>
  error instanceof ClientError
    ? error
    : new ClientError({ code: "unexpected_answer", status: 0, title: "Not decided", detail: "The decision could not be sent." });

/** Asks before the window is closed while a decision is still on its way. */
function useAskBeforeLeaving(packageId: string): void {
  const pending = useIsMutating({ mutationKey: ["decide", packageId] }) > 0;
  useEffect(() => {
    if (!pending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [pending]);
}

/** Confirm, correct and take back, on any page; each is shown at once and told when it is done. */
export function useDecisions(packageId: string) {
  const { mutateAsync } = useDecideReview(packageId);
  useAskBeforeLeaving(packageId);
  const client = useQueryClient();
  return useMemo(() => {
    const decide = async (decision: ReviewDecision, label: string, alike: LastDecision["alike"] = null): Promise<void> => {
      const corrects = decision.action === "correct";
      const begun: LastDecision = { packageId, label, state: "computing", moved: null, undo: null, error: null, alike };
      if (corrects) setLastDecision(begun);
      try {
        const outcome: ReviewOutcome = await mutateAsync(decision);
        const done: LastDecision = { ...begun, state: "done", moved: corrects ? outcome.moved : null, undo: outcome.undo };
        if (corrects || lastDecision()?.state !== "computing") setLastDecision(done);
        if (outcome.refused.length > 0) toast(`${plural(outcome.refused.length, "value")} could not be decided: ${outcome.refused[0]?.reason ?? ""}`);
      } catch (error) {
        setLastDecision({ ...begun, state: "failed", error: errorOf(error) });
      }
    };
    return {
      confirm: (items: FieldPlace[], label: string) => decide({ action: "confirm", items }, label),
      correct: ({ place, label, value, was, note, words }: Correction) => {
        const queue = client.getQueryData<ReviewQueue>(keys.package.queue(packageId));
        const places = alikePlaces(queue, place, was);
        const decision: ReviewDecision = { action: "correct", items: [place], value, ...(note ? { note } : {}), ...(words ? { words } : {}) };
        return decide(decision, label, places.length > 0 ? { places, was, value } : null);
      },
      correctAlike: (last: LastDecision) =>
        last.alike
          ? decide({ action: "correct", items: last.alike.places, value: last.alike.value }, `${plural(last.alike.places.length, "more value")} corrected`)
          : undefined,
      undo: () => {
        const last = lastDecision();
        if (last?.undo && last.state === "done" && last.packageId === packageId) void decide(last.undo, `${last.label}: taken back`);
      },
    };
  }, [client, mutateAsync, packageId]);
}
