import type { Metadata } from "next";
import { ReferencesScreen } from "@/components/references/references-screen";

export const metadata: Metadata = { title: "References" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ReferencesScreen id={(await params).id} />;
}
