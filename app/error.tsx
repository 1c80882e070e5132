"use client";
import { ErrorState } from "@/components/ui/error-state";

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main">
      <ErrorState error={error} onRetry={reset} />
    </main>
  );
}
