import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import { randomKey } from "@/lib/client/random-key";
import type { createPackageSchema, Package, patchPackageSchema } from "@/lib/contracts/packages";

export const packageQuery = (id: string) =>
  queryOptions({ queryKey: keys.package.detail(id), queryFn: ({ signal }) => call("getPackage", { params: { id }, signal }) });

/** All packages whose name or county holds `q`; at most 200, with the total. */
export function usePackages(q = "", enabled = true) {
  return useQuery({
    queryKey: keys.packages.list(q),
    queryFn: ({ signal }) => call("listPackages", { query: { q, limit: 200 }, signal }),
    placeholderData: (before) => before,
    refetchInterval: (query) => (query.state.data?.packages.some((p) => p.status === "processing") ? 3000 : false),
    enabled,
  });
}

export function usePackage(id: string) {
  return useQuery({ ...packageQuery(id), refetchInterval: (query) => (query.state.data?.status === "processing" ? 2000 : false) });
}

export function useCreatePackage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof createPackageSchema>) => call("createPackage", { body, idempotencyKey: randomKey() }),
    onSuccess: (made: Package) => {
      client.setQueryData(keys.package.detail(made.id), made);
      return client.invalidateQueries({ queryKey: keys.packages.all });
    },
  });
}

export function useUpdatePackage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof patchPackageSchema>) => call("updatePackage", { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(keys.package.detail(id), changed);
      return client.invalidateQueries({ queryKey: keys.packages.all });
    },
  });
}

export function useDeletePackage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("deletePackage", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.packages.all }),
  });
}
