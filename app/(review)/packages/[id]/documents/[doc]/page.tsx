import type { Metadata } from "next";
import { DocumentScreen } from "@/components/documents/document-screen";

export const metadata: Metadata = { title: "Document" };

export default async function Page({ params }: { params: Promise<{ id: string; doc: string }> }) {
  const { id, doc } = await params;
  return <DocumentScreen key={doc} packageId={id} documentId={doc} />;
}
