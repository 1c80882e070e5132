"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component whose code comes later: `found` once it is there. `fetch` may be called before it is needed, and again after it failed. */
export type LatePart<P> = { found: ComponentType<P> | null; fetch: () => Promise<void> };

export function latePart<P>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let asked: Promise<void> | null = null;
  const part: LatePart<P> = {
    found: null,
    fetch: () => {
      asked ??= load().then(
        (component) => {
          part.found = component;
        },
        () => {
          asked = null;
        },
      );
      return asked;
    },
  };
  return part;
}

/**
 * Shows a late part, `waiting` until it is there. Unlike `lazy` it shows what was fetched in the very render that needs it: React holds back for 300 ms
 * what stood behind a Suspense fallback, however soon it came.
 */
export function Late<P extends object>({ part, props, waiting = null }: { part: LatePart<P>; props: P; waiting?: ReactNode }) {
  const [there, setThere] = useState(part.found !== null);
  useEffect(() => {
    if (there) return;
    let wanted = true;
    void part.fetch().then(() => {
      if (wanted && part.found) setThere(true);
    });
    return () => {
      wanted = false;
    };
  }, [part, there]);
  return part.found ? <part.found {...props} /> : waiting;
}
