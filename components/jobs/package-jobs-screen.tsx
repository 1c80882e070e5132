"use client";
import { PageHead } from "@/components/ui/page-head";
import { Screen } from "@/components/ui/screen";
import { JobList } from "./job-list";

/** The jobs of a package: progress per document, stage and page, what failed and why. */
export function PackageJobsScreen({ id }: { id: string }) {
  return (
    <Screen>
      <PageHead title="Jobs" about="Progress per document, stage and page" />
      <JobList packageId={id} />
    </Screen>
  );
}
