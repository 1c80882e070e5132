"use client";
import { useCallback, useMemo, useState } from "react";
import type { Lane } from "./lanes";
import { openAtFirst } from "./open-lanes";

type Chosen = { all: boolean | null; lanes: ReadonlyMap<string, boolean> };

/** Which lanes are open: by what was chosen, else as a graph of this size opens; the lane of what is selected always is. */
export function useOpenLanes(lanes: Lane[], selected: string | null) {
  const [chosen, setChosen] = useState<Chosen>({ all: null, lanes: new Map() });
  const holding = useMemo(() => (selected === null ? undefined : lanes.find((lane) => lane.items.some((i) => i.id === selected))?.id), [lanes, selected]);
  const open = useMemo(() => {
    const first = chosen.all === null ? openAtFirst(lanes) : new Set(chosen.all ? lanes.map((lane) => lane.id) : []);
    for (const [id, isOpen] of chosen.lanes) {
      if (isOpen) first.add(id);
      else first.delete(id);
    }
    if (holding !== undefined) first.add(holding);
    return first;
  }, [lanes, chosen, holding]);
  const toggle = useCallback((id: string) => setChosen((before) => ({ ...before, lanes: new Map(before.lanes).set(id, !open.has(id)) })), [open]);
  const setAll = useCallback((all: boolean) => setChosen({ all, lanes: new Map() }), []);
  return { open, toggle, setAll, allOpen: open.size === lanes.length };
}
