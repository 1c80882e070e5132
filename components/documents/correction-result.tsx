"use client";
import { Undo2, X } from "lucide-react";
import { ChangeList } from "@/components/ownership/change-list";
import type { ShareChange } from "@/components/ownership/diff-ownership";
import { Button } from "@/components/ui/button";

/** What followed from a correction, share by share, with the way back. */
export function CorrectionResult({
  label,
  changes,
  busy,
  onUndo,
  onClose,
}: {
  label: string;
  changes: ShareChange[];
  busy: boolean;
  onUndo: (() => void) | null;
  onClose: () => void;
}) {
  return (
    <section aria-label="What the correction moved" role="status" className="relative m-3 rounded-lg border border-accent-line bg-accent-soft/60 p-3 pr-10">
      <h3 className="mb-1 font-semibold">{label}: what moved in the ownership</h3>
      <div className="max-h-48 overflow-y-auto">
        <ChangeList changes={changes} />
      </div>
      {onUndo && (
        <Button small className="mt-2" disabled={busy} onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-3.5" />
          Undo
        </Button>
      )}
      <Button look="quiet" small icon aria-label="Close" className="absolute top-2 right-2" onClick={onClose}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  );
}
