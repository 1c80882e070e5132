"use client";
import { useEffect, useRef } from "react";
import { FractionText } from "@/components/ui/fraction";
import type { Reading } from "@/lib/contracts/aspects/conveyance";

type Props = { id: string; readings: readonly Reading[]; chosen: number; onChoose: (index: number) => void };

/** The meanings that the words bear, side by side; one is chosen. */
export function ReadingChoice({ id, readings, chosen, onChoose }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), []);
  return (
    <fieldset ref={group} id={id} className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">Which reading holds</legend>
      {readings.map((r, i) => (
        <label
          key={`${r.rule}${r.fraction.fraction}`}
          className="flex cursor-pointer items-start gap-2 rounded-md border border-line-strong/60 p-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input type="radio" name={id} className="mt-1 accent-(--accent)" checked={i === chosen} onChange={() => onChoose(i)} />
          <span className="min-w-0">
            <FractionText text={r.fraction.fraction} className="text-base font-medium" /> {r.basis}
            <span className="block text-xs text-ink-2 [overflow-wrap:anywhere]">{r.rule}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
