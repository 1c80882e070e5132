import { type ReactNode, Suspense } from "react";
import { AppBar } from "@/components/shell/app-bar";
import { DropAnywhere } from "@/components/shell/drop-anywhere";

export default function ReviewLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AppBar />
      <Suspense>{children}</Suspense>
      <DropAnywhere />
    </>
  );
}
