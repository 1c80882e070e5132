import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";

/** Who owns what, as of a date (the package's own where none is given). */
export function useOwnership(packageId: string, asOf?: string) {
  return useQuery({
    queryKey: keys.package.ownership(packageId, asOf),
    queryFn: ({ signal }) => call("getOwnership", { params: { id: packageId }, query: { as_of: asOf }, signal }),
    placeholderData: (before) => before,
  });
}

export function useRunsheet(packageId: string) {
  return useQuery({ queryKey: keys.package.runsheet(packageId), queryFn: ({ signal }) => call("getRunsheet", { params: { id: packageId }, signal }) });
}
