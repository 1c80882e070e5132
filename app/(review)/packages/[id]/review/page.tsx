import type { Metadata } from "next";
import { ReviewScreen } from "@/components/review/review-screen";

export const metadata: Metadata = { title: "Review" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ReviewScreen id={(await params).id} />;
}
