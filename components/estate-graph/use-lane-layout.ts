"use client";
import { useEffect, useState } from "react";
import type { Lane } from "./lanes";
import { layLanes, type PlacedLane } from "./layout";

/** Positions of the lanes; those known before stay on screen until the new ones are there. */
export function useLaneLayout(lanes: Lane[]): { placed: PlacedLane[] | null; failed: boolean } {
  const [placed, setPlaced] = useState<PlacedLane[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    layLanes(lanes)
      .then((result) => wanted && setPlaced(result))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [lanes]);
  return { placed, failed };
}
