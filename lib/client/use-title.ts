import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { patchIssueSchema } from "@/lib/contracts/operations/title";
import type { Issue, TitleEngine } from "@/lib/contracts/title";

/** The stored result of the title engine: effects, issues, traces. */
export function useTitle(packageId: string, enabled = true) {
  return useQuery({
    queryKey: keys.package.title(packageId),
    queryFn: ({ signal }) => call("getTitleEngine", { params: { id: packageId }, signal }),
    staleTime: 60_000,
    enabled: enabled && packageId !== "",
  });
}

export function useUpdateIssue(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the history tells them in the order in which they were said.
    scope: { id: `issues ${packageId}` },
    mutationFn: (input: { id: string; patch: z.input<typeof patchIssueSchema> }) =>
      call("updateIssue", { params: { id: packageId, iss: input.id }, body: input.patch }),
    onSuccess: (changed: Issue) => {
      client.setQueryData<TitleEngine>(keys.package.title(packageId), (before) =>
        before ? { ...before, result: { ...before.result, issues: before.result.issues.map((issue) => (issue.id === changed.id ? changed : issue)) } } : before,
      );
      void client.invalidateQueries({ queryKey: keys.package.detail(packageId) });
    },
  });
}

/** The readings that the words behind an issue bear; asked for when they are looked at. */
export function useIssueReadings(packageId: string, issueId: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.package.readings(packageId, issueId),
    queryFn: ({ signal, pageParam }) => call("getIssueReadings", { params: { id: packageId, iss: issueId }, query: { skip: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => last.next ?? undefined,
    staleTime: 60_000,
    enabled,
  });
}

/** Runs the engine again, at once; everything known of the package is asked for anew. */
export function useRunTitle(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("runTitleEngine", { params: { id: packageId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.package.all(packageId) }),
  });
}
