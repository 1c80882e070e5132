import type { Metadata } from "next";
import { RunsheetScreen } from "@/components/title/runsheet-screen";

export const metadata: Metadata = { title: "Runsheet" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <RunsheetScreen id={(await params).id} />;
}
