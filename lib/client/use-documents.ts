import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { isCode } from "@/lib/client/client-error";
import { keys } from "@/lib/client/keys";
import type { AspectResult, Document, ProcessRequest } from "@/lib/contracts/documents";
import { type Aspect, aspects } from "@/lib/contracts/vocabulary/pipeline";

async function everyDocument(id: string, signal: AbortSignal): Promise<Document[]> {
  const documents: Document[] = [];
  let cursor: string | undefined;
  do {
    const page = await call("listPackageDocuments", { params: { id }, query: { limit: 200, cursor }, signal });
    documents.push(...page.documents);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && documents.length < 10_000);
  return documents;
}

const unfinished = (d: Document) => d.status === "processing" || d.status === "uploaded";

/** The documents of a package in the order of the chain; followed while any is being read. */
export function usePackageDocuments(packageId: string, enabled = true) {
  return useQuery({
    queryKey: keys.package.documents(packageId),
    queryFn: ({ signal }) => everyDocument(packageId, signal),
    refetchInterval: (query) => (query.state.data?.some(unfinished) ? 3000 : false),
    enabled: enabled && packageId !== "",
  });
}

export const documentQuery = (id: string) =>
  queryOptions({ queryKey: keys.document.detail(id), queryFn: ({ signal }) => call("getDocument", { params: { id }, signal }) });
export const markdownQuery = (id: string) =>
  queryOptions({
    queryKey: keys.document.markdown(id),
    queryFn: ({ signal }) => call("getMarkdown", { params: { id }, signal }),
    staleTime: 60_000,
  });

/** One aspect of a document; null where it has not been read yet. */
export const aspectQuery = (id: string, aspect: Aspect) =>
  queryOptions({
    queryKey: keys.document.aspect(id, aspect, "L1"),
    queryFn: async ({ signal }): Promise<AspectResult | null> => {
      try {
        return await call("getAspect", { params: { id, aspect }, signal });
      } catch (error) {
        if (isCode(error, "not_extracted")) return null;
        throw error;
      }
    },
  });

export function useDocument(id: string) {
  return useQuery({ ...documentQuery(id), refetchInterval: (query) => (query.state.data && unfinished(query.state.data) ? 2000 : false) });
}

export function useMarkdown(id: string) {
  return useQuery(markdownQuery(id));
}

export type Aspects = Partial<Record<Aspect, AspectResult>>;

/** All five aspects at once, side by side: no waterfall. */
export function useAspects(id: string) {
  return useQueries({
    queries: aspects.map((aspect) => aspectQuery(id, aspect)),
    combine: (results) => {
      const found: Aspects = {};
      for (const result of results) if (result.data) found[result.data.aspect] = result.data;
      return { aspects: found, loading: results.some((r) => r.isLoading), error: results.find((r) => r.error)?.error ?? null };
    },
  });
}

/** Everything a document page asks for, fetched ahead: for the neighbours of the document in view. */
export function usePrefetchDocument() {
  const client = useQueryClient();
  return (id: string) => {
    void client.prefetchQuery(documentQuery(id));
    void client.prefetchQuery(markdownQuery(id));
    for (const aspect of aspects) void client.prefetchQuery(aspectQuery(id, aspect));
  };
}

export function useHistory(id: string, enabled: boolean) {
  return useQuery({ queryKey: keys.document.history(id), queryFn: ({ signal }) => call("getHistory", { params: { id }, signal }), enabled });
}

/** Stores a reviewer's correction (a merge patch of `resolved`). What follows from it is computed by a job: see useRecompute. */
export function useCorrectAspect(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { aspect: Aspect; patch: Record<string, unknown>; note?: string }) =>
      call("correctAspect", { params: { id, aspect: input.aspect }, body: { resolved: input.patch, ...(input.note ? { note: input.note } : {}) } }),
    onSuccess: (result) => {
      client.setQueryData(keys.document.aspect(id, result.aspect, "L1"), result);
      void client.invalidateQueries({ queryKey: keys.document.detail(id) });
      void client.invalidateQueries({ queryKey: keys.document.history(id) });
    },
  });
}

export function useWithdrawCorrection(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (aspect: Aspect) => call("withdrawCorrection", { params: { id, aspect } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.document.all(id) }),
  });
}

export function useProcessDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProcessRequest) => call("processDocument", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.document.all(id) }),
  });
}

export function useDeleteDocument(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("deleteDocument", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.package.all(packageId) }),
  });
}
