import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { PartiesScreen } from "@/components/parties/parties-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Parties" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(
    addressOf("getPackageParties", { params: { id } }),
    addressOf("listPackageDocuments", { params: { id }, query: { all: "true" } }),
    addressOf("getPackageTracts", { params: { id } }),
  );
  return <PartiesScreen id={id} />;
}
