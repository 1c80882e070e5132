"use client";
import { useShortcuts } from "@/components/shell/shortcuts";
import type { useNeighbours } from "./use-neighbours";
import type { useWalk } from "./use-walk";

type Props = {
  chosen: string | null;
  walk: ReturnType<typeof useWalk>;
  onEdit: (key: string | null) => void;
  onUndo: () => void;
  /** Takes out the party, interest or tract of a value. */
  onTakeOut: (key: string) => void;
  open: (id: string | undefined) => void;
  neighbours: ReturnType<typeof useNeighbours>;
};

/** The keys of document review. TAB and ENTER are the page's and the row's own; they stand here for the help. */
export function useReviewKeys({ chosen, walk, onEdit, onUndo, onTakeOut, open, neighbours }: Props): void {
  useShortcuts("Document review", [
    { keys: "TAB", what: "Next value, whatever its state", run: () => undefined },
    { keys: "ENTER", what: "Confirm if it waits, then on to the next that does", run: () => undefined },
    { keys: "j", what: "Next value", run: () => walk.step(chosen, 1) },
    { keys: "k", what: "Previous value", run: () => walk.step(chosen, -1) },
    { keys: "c", what: "Next value that waits, leaving this one", run: () => walk.toWaiting(chosen) },
    { keys: "e", what: "Correct the value", run: () => onEdit(chosen) },
    { keys: "F2", what: "Correct the value", run: () => onEdit(chosen) },
    { keys: "Delete", what: "Take out the party, interest or tract: the paper does not say it", run: () => chosen && onTakeOut(chosen) },
    { keys: "p", what: "Add a party that was not read", run: () => onEdit("add:parties") },
    { keys: "i", what: "Add an interest that was not read", run: () => onEdit("add:conveyance") },
    { keys: "l", what: "Add a tract that was not read", run: () => onEdit("add:land") },
    { keys: "u", what: "Undo the last decision", run: onUndo },
    { keys: "n", what: "Next document that waits, by impact", run: walk.toDocument },
    { keys: "]", what: "Next document of the chain", run: () => open(neighbours.after?.id) },
    { keys: "[", what: "Previous document of the chain", run: () => open(neighbours.before?.id) },
  ]);
}
