import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { addressOf, call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import { reviewQuery } from "@/lib/client/use-review";
import type { Document, ProcessRequest } from "@/lib/contracts/documents";
import type { Aspect } from "@/lib/contracts/vocabulary/pipeline";

/** Every document in one answer: pages asked for one after the other would hold up all that waits for a name. */
const everyDocument = async (id: string, signal: AbortSignal): Promise<Document[]> =>
  (await call("listPackageDocuments", { params: { id }, query: { all: "true" }, signal })).documents;

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

/** The image of a page as the viewer shows it; the same address everywhere, so that what was fetched ahead is used. */
export const pageImageAddress = (id: string, page: number, width = 1600): string => addressOf("getPageImage", { params: { id, n: page }, query: { width } });

export function useDocument(id: string) {
  return useQuery({ ...documentQuery(id), refetchInterval: (query) => (query.state.data && unfinished(query.state.data) ? 2000 : false) });
}

export function useMarkdown(id: string) {
  return useQuery(markdownQuery(id));
}

/** Everything a document page asks for, fetched ahead: its facts, text, values and the image of its first page. */
export function usePrefetchDocument() {
  const client = useQueryClient();
  return useCallback(
    (id: string) => {
      void client.prefetchQuery(documentQuery(id));
      void client.prefetchQuery(reviewQuery(id));
      void client.fetchQuery(markdownQuery(id)).then(
        ({ pages }) => {
          const first = pages[0];
          if (first && first.source !== "text") new Image().src = pageImageAddress(id, first.page);
        },
        () => undefined,
      );
    },
    [client],
  );
}

export function useHistory(id: string, enabled: boolean) {
  return useQuery({ queryKey: keys.document.history(id), queryFn: ({ signal }) => call("getHistory", { params: { id }, signal }), enabled });
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
