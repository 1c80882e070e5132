"use client";
import { PlayCircle } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { isCode } from "@/lib/client/client-error";

/** Shown where a result is missing: not computed yet, or the error that kept it away. */
export function NotRun({ error, packageId, onRetry }: { error: unknown; packageId: string; onRetry: () => void }) {
  if (!isCode(error, "not_run", "not_built")) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={PlayCircle}
      title="Not computed yet"
      action={
        <Link href={`/packages/${packageId}`} className={buttonClass("primary")}>
          To the overview
        </Link>
      }
    >
      Add documents and let them be read; the title engine then runs by itself.
    </EmptyState>
  );
}
