import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { ClientError } from "@/lib/client/client-error";
import { keys } from "@/lib/client/keys";
import { untilEnded } from "@/lib/client/use-jobs";
import type { Ownership } from "@/lib/contracts/reports";

const ownershipOf = (id: string): Promise<Ownership | null> => call("getOwnership", { params: { id } }).catch(() => null);

/**
 * Makes a change, lets everything downstream be computed again without reading (`enrich_only`), and returns the ownership before and after:
 * what a correction moved. Throws ClientError where the change is refused or the job fails.
 */
export function useRecompute(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: () => Promise<unknown>) => {
      const before = await ownershipOf(packageId);
      await change();
      const { job_id } = await call("processPackage", { params: { id: packageId }, body: { enrich_only: true } });
      const job = await untilEnded(job_id);
      if (job.status === "failed")
        throw new ClientError({
          code: "internal",
          status: 500,
          title: "The re-computation failed",
          detail: job.error?.message ?? "The job ended without a result.",
        });
      const after = await ownershipOf(packageId);
      return { before, after };
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.package.all(packageId) });
      void client.invalidateQueries({ queryKey: ["document"] });
      void client.invalidateQueries({ queryKey: keys.jobs.all });
    },
  });
}
