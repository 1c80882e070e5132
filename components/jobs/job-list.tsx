"use client";
import { ListTodo } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useJobs } from "@/lib/client/use-jobs";
import { JobCard } from "./job-card";

/** The latest jobs, of one package or of all. */
export function JobList({ packageId }: { packageId?: string }) {
  const { data, error, refetch } = useJobs(packageId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label="Loading jobs" />;
  if (data.jobs.length === 0)
    return (
      <EmptyState icon={ListTodo} title="No jobs yet">
        A job starts when documents are added, or when you ask for them to be read.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      {data.jobs.map((job) => (
        <JobCard key={job.id} job={job} showPackage={packageId === undefined} />
      ))}
    </div>
  );
}
