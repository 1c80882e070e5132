"use client";
import { Share } from "@/components/ui/fraction";
import type { Fraction } from "@/lib/contracts/fraction";

/** A share that opens its proof. */
export function ShareButton({ value, label, onOpen, decimal = true }: { value: Fraction; label: string; onOpen: () => void; decimal?: boolean }) {
  return (
    <button
      type="button"
      aria-label={`${value.fraction}, ${label}: show the proof`}
      onClick={onOpen}
      className="-mx-1 -my-0.5 inline-block min-h-6 min-w-6 rounded px-1 text-center underline decoration-line-strong/60 decoration-dotted underline-offset-4 hover:bg-accent-soft hover:decoration-accent"
    >
      <Share value={value} decimal={decimal} />
    </button>
  );
}
