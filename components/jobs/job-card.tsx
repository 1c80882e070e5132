"use client";
import { CircleAlert, RotateCcw, Square } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { documentName } from "@/components/title/use-names";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { formatDuration, formatTime, plural, words } from "@/components/ui/format";
import { Progress } from "@/components/ui/progress";
import { usePackageDocuments } from "@/lib/client/use-documents";
import { isLive, useCancelJob, useRetryJob } from "@/lib/client/use-jobs";
import type { Job } from "@/lib/contracts/jobs";
import { JobSteps } from "./job-steps";

const tones: Record<Job["status"], Tone> = { queued: "neutral", running: "accent", completed: "ok", failed: "critical" };
const kinds: Record<Job["kind"], string> = {
  process_document: "Read one document",
  process_package: "Read the package",
  enrich_document: "Compute one document again",
  enrich_package: "Compute the package again",
};
function Actions({ job }: { job: Job }) {
  const cancel = useCancelJob();
  const retry = useRetryJob();
  const error = cancel.error ?? retry.error;
  return (
    <>
      {isLive(job) && (
        <Button small disabled={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
          <Square aria-hidden="true" className="size-3" />
          Cancel
        </Button>
      )}
      {(job.status === "failed" || (job.status === "completed" && job.failures.length > 0)) && (
        <Button small disabled={retry.isPending} onClick={() => retry.mutate(job.id)}>
          <RotateCcw aria-hidden="true" className="size-3" />
          Try the failed parts again
        </Button>
      )}
      {error && <ErrorState error={error} compact />}
    </>
  );
}

function took(job: Job): string | null {
  if (!job.started_at || !job.finished_at) return null;
  return formatDuration(Date.parse(job.finished_at) - Date.parse(job.started_at));
}

/** What a job did to which document, in words: "Warranty Deed, 4 Mar 1921". Asked for only where documents are to be named. */
function useDocumentNames(job: Job, wanted: boolean): ReadonlyMap<string, string> {
  const { data } = usePackageDocuments(job.package_id ?? "", wanted);
  return new Map((data ?? []).map((d) => [d.id as string, documentName(d)]));
}

function Failures({ job, names }: { job: Job; names: ReadonlyMap<string, string> }) {
  return (
    <ul aria-label="What failed" className="mt-2 grid gap-1">
      {job.failures.map((f) => (
        <li key={`${f.document_id}${f.stage}`} className="flex gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-critical" />
          <span>
            {f.document_id && job.package_id ? (
              <Link
                href={`/packages/${job.package_id}/documents/${f.document_id}`}
                className="inline-flex min-h-6 items-center font-medium text-accent underline decoration-accent-line underline-offset-2"
              >
                {names.get(f.document_id) ?? "Document"}
              </Link>
            ) : (
              <span className="font-medium">Package</span>
            )}{" "}
            <span className="text-ink-2">{words(f.stage)}:</span> {f.message}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A job: how far, what failed and why, what it cost, document by document. A job under way stands open. */
export function JobCard({ job, showPackage = false }: { job: Job; showPackage?: boolean }) {
  const [open, setOpen] = useState(isLive(job));
  const names = useDocumentNames(job, open || job.failures.length > 0);
  const { model_calls, cost_usd, cache_hits } = job.usage;
  const facts = [
    formatTime(job.created_at),
    took(job),
    model_calls > 0 && `${plural(model_calls, "model call")}, $${cost_usd}`,
    cache_hits > 0 && plural(cache_hits, "cache hit"),
  ];
  return (
    <article aria-label={kinds[job.kind]} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
        <Badge tone={tones[job.status]}>{job.error?.code === "cancelled" ? "cancelled" : job.status}</Badge>
        <h2 className="font-semibold">{kinds[job.kind]}</h2>
        {showPackage && job.package_id && (
          <Link
            href={`/packages/${job.package_id}`}
            className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line underline-offset-2"
          >
            Open package
          </Link>
        )}
        <span className="text-xs text-ink-2">{facts.filter(Boolean).join(" · ")}</span>
        <div className="ml-auto flex flex-wrap gap-2">
          <Actions job={job} />
        </div>
      </div>
      <div className="px-4 pt-2 pb-3">
        <div className="flex items-center gap-3">
          <Progress done={job.progress.done} total={job.progress.total} label="Progress of the job" failed={job.status === "failed"} />
          <span className="shrink-0 text-xs text-ink-2">
            {job.progress.done} of {job.progress.total}
            {isLive(job) && job.progress.stage && ` · ${words(job.progress.stage)}`}
            {isLive(job) && job.progress.pages && ` · page ${job.progress.pages.done} of ${job.progress.pages.total}`}
          </span>
        </div>
        {job.error && <p className="mt-2 text-critical">{job.error.message}</p>}
        {job.failures.length > 0 && <Failures job={job} names={names} />}
        {job.steps.length > 0 && (
          <details className="mt-2" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
            <summary className="min-h-6 text-xs text-ink-2 hover:text-ink">{plural(job.steps.length, "step")}, document by document</summary>
            {open && (
              <div className="max-h-[60vh] overflow-auto">
                <JobSteps job={job} names={names} />
              </div>
            )}
          </details>
        )}
      </div>
    </article>
  );
}
