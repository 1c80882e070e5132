import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { IssuesScreen } from "@/components/title/issues-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Requirements" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(
    addressOf("getTitleEngine", { params: { id } }),
    addressOf("listPackageDocuments", { params: { id }, query: { all: "true" } }),
    addressOf("getPackageTracts", { params: { id } }),
  );
  return <IssuesScreen id={id} />;
}
