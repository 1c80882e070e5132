"use client";
import { useIsFetching } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { packageViews } from "./package-views";

const calm = 1500;

/** Fetches the package's other views ahead, once the view that was opened has all it asked for: never beside it, where they would hold it up. */
export function useViewsAhead(packageId: string): void {
  const router = useRouter();
  const busy = useIsFetching() > 0;
  const fetched = useRef<string | null>(null);
  useEffect(() => {
    if (busy || fetched.current === packageId) return;
    const later = setTimeout(() => {
      fetched.current = packageId;
      for (const { slug } of packageViews) router.prefetch(`/packages/${packageId}${slug}`);
    }, calm);
    return () => clearTimeout(later);
  }, [busy, packageId, router]);
}
