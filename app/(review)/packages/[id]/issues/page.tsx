import type { Metadata } from "next";
import { IssuesScreen } from "@/components/title/issues-screen";

export const metadata: Metadata = { title: "Requirements" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <IssuesScreen id={(await params).id} />;
}
