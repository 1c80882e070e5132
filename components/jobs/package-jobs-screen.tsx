"use client";
import { useNames } from "@/components/title/use-names";
import { PageHead } from "@/components/ui/page-head";
import { Screen } from "@/components/ui/screen";
import { JobList } from "./job-list";

/** The jobs of a package: progress per document and stage, what failed and why. */
export function PackageJobsScreen({ id }: { id: string }) {
  const names = useNames(id);
  return (
    <Screen>
      <PageHead title="Jobs" about="Progress per document and stage" />
      <JobList packageId={id} names={names.documents} />
    </Screen>
  );
}
