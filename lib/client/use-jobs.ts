import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { ProcessRequest } from "@/lib/contracts/documents";
import type { Job } from "@/lib/contracts/jobs";

/** True while a job goes on. */
export const isLive = (job: Pick<Job, "status">) => job.status === "queued" || job.status === "running";

/** The latest jobs, of a package or of all; followed while one runs. */
export function useJobs(packageId?: string) {
  return useQuery({
    queryKey: keys.jobs.list(packageId),
    queryFn: ({ signal }) => call("listJobs", { query: { package_id: packageId, limit: 50 }, signal }),
    refetchInterval: (query) => (query.state.data?.jobs.some(isLive) ? 1000 : 10_000),
    staleTime: 1000,
  });
}

/** Follows a package's running job; when it ends, everything known of the package is asked for again. */
export function usePackageJob(packageId: string): Job | null {
  const client = useQueryClient();
  const jobs = useJobs(packageId);
  const live = jobs.data?.jobs.find(isLive) ?? null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current && !live) {
      void client.invalidateQueries({ queryKey: keys.package.all(packageId) });
      void client.invalidateQueries({ queryKey: keys.packages.all });
      void client.invalidateQueries({ queryKey: ["document"] });
    }
    before.current = live?.id ?? null;
  }, [live, client, packageId]);
  return live;
}

export function useProcessPackage(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProcessRequest) => call("processPackage", { params: { id: packageId }, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.jobs.all });
      return client.invalidateQueries({ queryKey: keys.package.all(packageId) });
    },
  });
}

export function useCancelJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("cancelJob", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.jobs.all }),
  });
}

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("retryJob", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.jobs.all }),
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks for a job until it ends; gives up after `patienceMs` and returns it as it then stands. */
export async function untilEnded(id: string, patienceMs = 120_000): Promise<Job> {
  const started = Date.now();
  for (let wait = 150; ; wait = Math.min(wait * 1.5, 1500)) {
    const job = await call("getJob", { params: { id } });
    if (!isLive(job) || Date.now() - started > patienceMs) return job;
    await pause(wait);
  }
}
