import type { Metadata } from "next";
import { GraphScreen } from "@/components/estate-graph/graph-screen";

export const metadata: Metadata = { title: "Estate graph" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <GraphScreen id={(await params).id} />;
}
