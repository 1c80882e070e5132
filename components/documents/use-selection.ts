"use client";
import { useCallback, useState } from "react";

/** Which value is lit: the one under the pointer, else the one last focused. `scrollTo` counts up when its words are to be brought into view. */
export function useSelection(start: string | null) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(start);
  const [scrollTo, setScrollTo] = useState(start ? 1 : 0);
  const onActive = useCallback((key: string | null, scroll = false) => {
    if (!scroll) return setHovered(key);
    setChosen(key);
    setScrollTo((n) => n + 1);
  }, []);
  return { active: hovered ?? chosen, chosen, scrollTo, onActive, setChosen, setHovered };
}
