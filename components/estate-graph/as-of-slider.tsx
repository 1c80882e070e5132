"use client";
import { Button } from "@/components/ui/button";

type Props = { first: number; last: number; year: number | null; onYear: (year: number | null) => void };

/** The graph as it stood at the end of a year. */
export function AsOfSlider({ first, last, year, onYear }: Props) {
  return (
    <div className="flex h-9 items-center gap-3 border-t border-line bg-surface px-4 text-xs">
      <label htmlFor="as-of-year" className="whitespace-nowrap text-ink-2">
        As of
      </label>
      <span className="tabular-nums text-ink-3 max-sm:hidden">{first}</span>
      <input
        id="as-of-year"
        type="range"
        className="h-6 min-w-0 flex-1 accent-(--accent)"
        min={first}
        max={last}
        value={year ?? last}
        aria-valuetext={year === null ? "the package's date" : `end of ${year}`}
        onChange={(e) => onYear(Number(e.target.value))}
      />
      <output htmlFor="as-of-year" className="w-24 text-right font-medium tabular-nums">
        {year === null ? "package date" : `end of ${year}`}
      </output>
      <Button small look="quiet" disabled={year === null} onClick={() => onYear(null)}>
        Reset
      </Button>
    </div>
  );
}
