import type { Metadata } from "next";
import { PartiesScreen } from "@/components/parties/parties-screen";

export const metadata: Metadata = { title: "Parties" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <PartiesScreen id={(await params).id} />;
}
