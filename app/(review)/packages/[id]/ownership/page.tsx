import type { Metadata } from "next";
import { OwnershipScreen } from "@/components/ownership/ownership-screen";

export const metadata: Metadata = { title: "Ownership" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <OwnershipScreen id={(await params).id} />;
}
