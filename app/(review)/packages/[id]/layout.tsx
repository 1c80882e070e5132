import type { ReactNode } from "react";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { PackageFrame } from "@/components/packages/package-frame";
import { addressOf } from "@/lib/client/call";

export default async function PackageLayout({ params, children }: { params: Promise<{ id: string }>; children: ReactNode }) {
  const { id } = await params;
  await fetchAhead(addressOf("getPackage", { params: { id } }), addressOf("listJobs", { query: { package_id: id, limit: 50 } }));
  return <PackageFrame id={id}>{children}</PackageFrame>;
}
