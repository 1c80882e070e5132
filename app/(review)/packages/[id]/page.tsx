import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { OverviewScreen } from "@/components/packages/overview-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Overview" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(addressOf("listPackageDocuments", { params: { id }, query: { all: "true" } }));
  return <OverviewScreen id={id} />;
}
