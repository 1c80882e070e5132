import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { GraphScreen } from "@/components/estate-graph/graph-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Estate graph" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(addressOf("getEstateGraph", { params: { id } }), addressOf("getPackageTracts", { params: { id } }));
  return <GraphScreen id={id} />;
}
