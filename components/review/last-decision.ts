// The last decision and what came of it. It outlives the page it was made on: the next document still shows what the correction before it moved.
import { useSyncExternalStore } from "react";
import type { ClientError } from "@/lib/client/client-error";
import type { FieldPlace, ReviewDecision, ShareMove } from "@/lib/contracts/review";

export type LastDecision = {
  packageId: string;
  /** "Fraction corrected". */
  label: string;
  state: "computing" | "done" | "failed";
  /** Null where the decision could move nothing: a confirmation. */
  moved: ShareMove[] | null;
  undo: ReviewDecision | null;
  error: ClientError | null;
  /** Places where the same wrong value stands, and what was put in its place. */
  alike: { places: FieldPlace[]; was: string; value: unknown } | null;
};

let last: LastDecision | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setLastDecision(next: LastDecision | null): void {
  last = next;
  for (const listener of listeners) listener();
}

export const lastDecision = (): LastDecision | null => last;

/** The last decision on this package in this window; null before the first, and once it is closed. */
export function useLastDecision(packageId: string): LastDecision | null {
  const found = useSyncExternalStore(subscribe, lastDecision, () => null);
  return found?.packageId === packageId ? found : null;
}
