"use client";
import { createContext, useContext, useMemo } from "react";
import type { LandPlace } from "@/lib/client/use-read-text";
import type { Tract } from "@/lib/contracts/aspects/land";
import type { ReviewField } from "@/lib/contracts/review";

/** The tracts of the document in view. */
export const TractsContext = createContext<readonly Tract[]>([]);

/** Where the tract lies that a field of land belongs to; null for any other field. */
export function useTractPlace(field: Pick<ReviewField, "aspect" | "pointer">): LandPlace | null {
  const tracts = useContext(TractsContext);
  const index = field.aspect === "land" ? Number(field.pointer.split("/")[2]) : Number.NaN;
  const tract = tracts[index];
  return useMemo(() => {
    if (!tract) return null;
    const { township = null, range = null, meridian = null } = tract.plss ?? {};
    return { county: tract.county, state: tract.state, defaults: { township, range, meridian } };
  }, [tract]);
}
