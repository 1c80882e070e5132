"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
};
const current = () => window.location.search;

/**
 * The view lives in the address: read one search parameter and set several at once, without a request to the server.
 * A change is seen in the same frame, so that a field may be bound to it and no key is lost while typing.
 */
export function useUrlState() {
  const routed = useSearchParams().toString();
  const path = usePathname();
  const search = useSyncExternalStore(subscribe, current, () => (routed ? `?${routed}` : ""));
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (changes: Record<string, string | null | undefined>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      window.history.replaceState(null, "", next.size > 0 ? `${path}?${next}` : path);
      for (const listener of listeners) listener();
    },
    [path],
  );
  return { get: (name: string) => params.get(name), set };
}
