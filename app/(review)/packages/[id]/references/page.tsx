import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { ReferencesScreen } from "@/components/references/references-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "References" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(addressOf("getPackageTracts", { params: { id } }), addressOf("listPackageDocuments", { params: { id }, query: { all: "true" } }));
  return <ReferencesScreen id={id} />;
}
