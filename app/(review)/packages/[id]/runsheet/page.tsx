import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { RunsheetScreen } from "@/components/title/runsheet-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Runsheet" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(addressOf("getRunsheet", { params: { id } }));
  return <RunsheetScreen id={id} />;
}
