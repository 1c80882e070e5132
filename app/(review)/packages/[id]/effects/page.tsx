import type { Metadata } from "next";
import { EffectsScreen } from "@/components/title/effects-screen";

export const metadata: Metadata = { title: "Effects" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <EffectsScreen id={(await params).id} />;
}
