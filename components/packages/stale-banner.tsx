"use client";
import { History } from "lucide-react";
import { toast } from "@/components/shell/toaster";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { usePackage } from "@/lib/client/use-packages";
import { useRunTitle } from "@/lib/client/use-title";

/** Says that what is shown is older than what was decided, and brings it up to date. Nothing while it is not. */
export function StaleBanner({ packageId }: { packageId: string }) {
  const { data } = usePackage(packageId);
  const run = useRunTitle(packageId);
  if (data?.status !== "stale") return null;
  return (
    <section aria-label="Out of date" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-medium-soft px-4 py-2">
      <p className="flex min-w-0 items-center gap-2 text-pretty">
        <History aria-hidden="true" className="size-4 shrink-0 text-medium" />
        Something was decided since the title was computed. What is shown of it is older.
      </p>
      <Button small className="ml-auto" disabled={run.isPending} onClick={() => run.mutate(undefined, { onSuccess: () => toast("The title is up to date.") })}>
        {run.isPending ? "Computing…" : "Compute the title again"}
      </Button>
      {run.error && <ErrorState error={run.error} compact />}
    </section>
  );
}
