import type { Metadata } from "next";
import { PackageJobsScreen } from "@/components/jobs/package-jobs-screen";

export const metadata: Metadata = { title: "Jobs" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <PackageJobsScreen id={(await params).id} />;
}
