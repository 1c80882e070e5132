"use client";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";

type Toast = { id: number; text: string; action?: { label: string; run: () => void } };
let toasts: Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const none: Toast[] = [];

function set(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says that something happened, for six seconds; with `action`, offers to take it back. */
export function toast(text: string, action?: Toast["action"]): void {
  last += 1;
  const id = last;
  set([...toasts.slice(-2), action ? { id, text, action } : { id, text }]);
  setTimeout(() => set(toasts.filter((t) => t.id !== id)), 6000);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-3 bottom-3 z-50 flex flex-col items-center gap-2">
      {shown.map((t) => (
        <div
          key={t.id}
          className="pointer-events-auto flex max-w-full items-center gap-3 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-pop"
        >
          <span className="min-w-0">{t.text}</span>
          {t.action && (
            <Button small onClick={t.action.run}>
              {t.action.label}
            </Button>
          )}
          <Button look="quiet" small icon aria-label="Dismiss" onClick={() => set(toasts.filter((other) => other.id !== t.id))}>
            <X aria-hidden="true" className="size-3.5" />
          </Button>
        </div>
      ))}
    </div>
  );
}
