import type { ReactNode } from "react";
import { PackageFrame } from "@/components/packages/package-frame";

export default async function PackageLayout({ params, children }: { params: Promise<{ id: string }>; children: ReactNode }) {
  return <PackageFrame id={(await params).id}>{children}</PackageFrame>;
}
