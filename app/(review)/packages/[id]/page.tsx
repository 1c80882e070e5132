import type { Metadata } from "next";
import { OverviewScreen } from "@/components/packages/overview-screen";

export const metadata: Metadata = { title: "Overview" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <OverviewScreen id={(await params).id} />;
}
