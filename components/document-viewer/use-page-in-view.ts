"use client";
import { type RefObject, useEffect, useState } from "react";

/** The number of the page that takes up most of the scrolled pane. Pages are sections with the id page-<n>. */
export function usePageInView(pane: RefObject<HTMLElement | null>, pages: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const root = pane.current;
    if (!root || pages < 2) return;
    const seen = new Map<number, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(Number(entry.target.id.slice(5)), entry.intersectionRect.height);
        setCurrent([...seen].reduce((best, at) => (at[1] > best[1] ? at : best), [1, 0])[0]);
      },
      { root, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const section of root.querySelectorAll("section[id^=page-]")) observer.observe(section);
    return () => observer.disconnect();
  }, [pane, pages]);
  return current;
}
