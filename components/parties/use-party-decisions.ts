"use client";
import { toast } from "@/components/shell/toaster";
import { plural } from "@/components/ui/format";
import { useDecideParties } from "@/lib/client/use-resolution";
import type { PartyDecision, ResolvedParty } from "@/lib/contracts/resolution";
import { undoStep } from "./undo-decision";

const told = (d: PartyDecision): string => ("merge" in d ? `${plural(d.merge.length, "party", "parties")} merged.` : "Split off as a party of its own.");

/** Merge and split with a way back. */
export function usePartyDecisions(packageId: string, parties: readonly ResolvedParty[]) {
  const decide = useDecideParties(packageId);
  const undo = async (decision: PartyDecision, before: readonly ResolvedParty[], after: readonly ResolvedParty[]) => {
    let now = after;
    for (let step = undoStep(decision, before, now); step; step = undoStep(decision, before, now)) now = (await decide.mutateAsync(step)).resolved.parties;
    toast("Taken back.");
  };
  const take = (decision: PartyDecision, onDone?: () => void) =>
    decide.mutate(decision, {
      onSuccess: (answer) => {
        onDone?.();
        toast(told(decision), { label: "Undo", run: () => void undo(decision, parties, answer.resolved.parties).catch(() => undefined) });
      },
    });
  return { take, busy: decide.isPending, error: decide.error };
}
