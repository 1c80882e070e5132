import { type ReactNode, Suspense } from "react";
import { AppBar } from "@/components/shell/app-bar";
import { DropAnywhere } from "@/components/shell/drop-anywhere";
import { addressOf } from "@/lib/client/call";
import { fetchAhead } from "./fetch-ahead";

export default async function ReviewLayout({ children }: { children: ReactNode }) {
  await fetchAhead(addressOf("listJobs", { query: { limit: 50 } }));
  return (
    <>
      <AppBar />
      <Suspense>{children}</Suspense>
      <DropAnywhere />
    </>
  );
}
