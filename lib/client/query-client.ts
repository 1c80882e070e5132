import { QueryClient } from "@tanstack/react-query";
import { ClientError } from "@/lib/client/client-error";

/** Stored results change only through jobs and corrections, which invalidate them: no refetch on focus, retries only where they may help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && error instanceof ClientError && error.retriable,
      },
    },
  });
}
