import type { Metadata } from "next";
import { LandScreen } from "@/components/land/land-screen";

export const metadata: Metadata = { title: "Land" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <LandScreen id={(await params).id} />;
}
