import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { ReviewField } from "@/lib/contracts/review";

const readQuery = (control: ReviewField["control"], text: string) =>
  queryOptions({
    queryKey: keys.reading(control, text),
    queryFn: ({ signal }) => call("readText", { body: { control, text }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What words come to as a value of a kind; nothing is stored. */
export const useReadText = (control: ReviewField["control"], text: string, enabled: boolean) => useQuery({ ...readQuery(control, text), enabled });

/** The same, asked for once, when a person saves what was typed. */
export function useReadTextNow() {
  const client = useQueryClient();
  return useCallback((control: ReviewField["control"], text: string) => client.fetchQuery(readQuery(control, text)), [client]);
}
