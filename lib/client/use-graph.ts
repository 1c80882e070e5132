import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { GraphVersion } from "@/lib/contracts/graph";

/** The stored estate graph. */
export function useGraph(packageId: string, enabled = true) {
  return useQuery({
    queryKey: keys.package.graph(packageId),
    queryFn: ({ signal }) => call("getEstateGraph", { params: { id: packageId }, signal }),
    staleTime: 60_000,
    enabled: enabled && packageId !== "",
  });
}

/** Builds the graph again: 1.0 strict, 1.1 with signals. */
export function useBuildGraph(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: GraphVersion) => call("buildEstateGraph", { params: { id: packageId }, body: { version } }),
    onSuccess: (graph) => {
      client.setQueryData(keys.package.graph(packageId), graph);
      void client.invalidateQueries({ queryKey: keys.package.detail(packageId) });
    },
  });
}
