"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** The view lives in the address: read one search parameter and set several at once, without a request to the server. */
export function useUrlState() {
  const search = useSearchParams();
  const path = usePathname();
  const set = useCallback(
    (changes: Record<string, string | null | undefined>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      window.history.replaceState(null, "", next.size > 0 ? `${path}?${next}` : path);
    },
    [path],
  );
  return { get: (name: string) => search.get(name), set };
}
