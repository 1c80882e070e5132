import type { Metadata } from "next";
import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { ReviewScreen } from "@/components/review/review-screen";
import { addressOf } from "@/lib/client/call";

export const metadata: Metadata = { title: "Review" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await fetchAhead(addressOf("getReviewQueue", { params: { id } }));
  return <ReviewScreen id={id} />;
}
