"use client";
import { PageHead } from "@/components/ui/page-head";
import { JobList } from "./job-list";

/** All jobs, the newest first. */
export function JobsScreen() {
  return (
    <main id="main" className="mx-auto flex max-w-350 flex-col gap-4 p-4 sm:p-6">
      <PageHead title="Jobs" about="What is being read, and what was" />
      <JobList />
    </main>
  );
}
