"use client";
import { useState } from "react";
import { diffOwnership, type ShareChange } from "@/components/ownership/diff-ownership";
import { toast } from "@/components/shell/toaster";
import { type Aspects, useCorrectAspect, useWithdrawCorrection } from "@/lib/client/use-documents";
import { useRecompute } from "@/lib/client/use-recompute";
import type { Aspect } from "@/lib/contracts/pipeline";
import type { FieldView } from "./field-view";
import { patchFor } from "./pointer";

export type Correction = { label: string; changes: ShareChange[]; undo: (() => void) | null };

/** Corrects a value, lets all that follows be computed again, and tells what moved; undo puts the value back as it was. */
export function useCorrection(packageId: string, documentId: string, aspects: Aspects) {
  const correct = useCorrectAspect(documentId);
  const withdraw = useWithdrawCorrection(documentId);
  const recompute = useRecompute(packageId);
  const [result, setResult] = useState<Correction | null>(null);

  const save = (field: FieldView, value: unknown, note: string, onDone?: () => void, undoing = false) => {
    const resolved = aspects[field.aspect]?.resolved;
    if (!resolved) return;
    const patch = patchFor(resolved, field.pointer, value);
    const change = () => correct.mutateAsync({ aspect: field.aspect, patch, note });
    recompute.mutate(change, {
      onSuccess: ({ before, after }) => {
        const undo = undoing ? null : () => save({ ...field, value }, field.value, "undone", undefined, true);
        setResult({ label: undoing ? `${field.label} put back` : `${field.label} corrected`, changes: diffOwnership(before, after), undo });
        onDone?.();
      },
    });
  };
  const takeBack = (aspect: Aspect) =>
    recompute.mutate(() => withdraw.mutateAsync(aspect), {
      onSuccess: ({ before, after }) => {
        setResult({ label: "Corrections withdrawn", changes: diffOwnership(before, after), undo: null });
        toast("Back to what the machine read.");
      },
    });
  return { save, takeBack, busy: recompute.isPending, error: recompute.error, result, close: () => setResult(null) };
}
