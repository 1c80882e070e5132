import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { DocumentScreen } from "@/components/documents/document-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Document" };

export default async function Page({ params }: { params: Promise<{ id: string; doc: string }> }) {
  const { id, doc } = await params;
  const of = { params: { id: doc } };
  await fetchAhead(addressOf("getDocument", of), addressOf("getMarkdown", of), addressOf("getDocumentReview", of));
  return <DocumentScreen key={doc} packageId={id} documentId={doc} />;
}
