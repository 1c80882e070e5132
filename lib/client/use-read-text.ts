import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { ReviewField } from "@/lib/contracts/review";

/** Where land lies if its words do not say: as the tract under correction. */
export type LandPlace = { county: string | null; state: string | null; defaults: { township: string | null; range: string | null; meridian: string | null } };

const readQuery = (control: ReviewField["control"], text: string, place: LandPlace | null = null) =>
  queryOptions({
    queryKey: keys.reading(control, text, JSON.stringify(place)),
    queryFn: ({ signal }) => call("readText", { body: { control, text, ...(place ?? {}) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What words come to as a value of a kind; nothing is stored. */
export const useReadText = (control: ReviewField["control"], text: string, enabled: boolean, place: LandPlace | null = null) =>
  useQuery({ ...readQuery(control, text, place), enabled });

/** The same, asked for once, when a person saves what was typed. */
export function useReadTextNow() {
  const client = useQueryClient();
  return useCallback((control: ReviewField["control"], text: string) => client.fetchQuery(readQuery(control, text)), [client]);
}
