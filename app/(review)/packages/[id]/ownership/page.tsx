import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { OwnershipScreen } from "@/components/ownership/ownership-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Ownership" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(
    addressOf("getOwnership", { params: { id } }),
    addressOf("listPackageDocuments", { params: { id }, query: { all: "true" } }),
    addressOf("getPackageTracts", { params: { id } }),
  );
  return <OwnershipScreen id={id} />;
}
