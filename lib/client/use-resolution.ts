import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { PartyDecision } from "@/lib/contracts/resolution";

/** The package's parties, each with the names found and the reasons they were joined. */
export function usePackageParties(packageId: string, enabled = true) {
  return useQuery({
    queryKey: keys.package.parties(packageId),
    queryFn: async ({ signal }) => (await call("getPackageParties", { params: { id: packageId }, signal })).resolved.parties,
    enabled: enabled && packageId !== "",
  });
}

/** The package's tracts and references. */
export function usePackageTracts(packageId: string, enabled = true) {
  return useQuery({
    queryKey: keys.package.tracts(packageId),
    queryFn: async ({ signal }) => (await call("getPackageTracts", { params: { id: packageId }, signal })).resolved,
    enabled: enabled && packageId !== "",
  });
}

/** Merges or splits parties; what depends on them is asked for again. */
export function useDecideParties(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: PartyDecision) => call("decideParties", { params: { id: packageId }, body: decision }),
    onSuccess: (answer) => {
      client.setQueryData(keys.package.parties(packageId), answer.resolved.parties);
      return client.invalidateQueries({ queryKey: keys.package.all(packageId) });
    },
  });
}
