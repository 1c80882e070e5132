import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { LandScreen } from "@/components/land/land-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Land" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(
    addressOf("getPackageTracts", { params: { id } }),
    addressOf("getOwnership", { params: { id } }),
    addressOf("listPackageDocuments", { params: { id }, query: { all: "true" } }),
  );
  return <LandScreen id={id} />;
}
