import { Lightbulb, Unlink2 } from "lucide-react";
import { EstateSign, estateStyle } from "@/components/title/estate-style";
import type { EstateType } from "@/lib/contracts/estates";

/** What the signs, bars and lines mean; only the estates that occur. */
export function GraphLegend({ present }: { present: EstateType[] }) {
  return (
    <div className="grid gap-3 text-xs">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        {present.map((type) => (
          <li key={type} className="flex items-center gap-1.5">
            <EstateSign type={type} />
            {estateStyle[type].label}
            <span className="text-ink-2">{estateStyle[type].short}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-1.5 border-t border-line pt-3">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-1.5 rounded-sm bg-ink" /> full bar: held now, or in the year of the slider
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-1.5 rounded-sm border border-ink" /> hollow bar: ended
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-5 rounded-sm border border-dashed border-high" /> dashed frame: assumed, no instrument says so
        </li>
        <li className="flex items-center gap-2">
          <Unlink2 aria-hidden="true" className="size-4 text-critical" /> gap: the chain is broken here
        </li>
        <li className="flex items-center gap-2">
          <Lightbulb aria-hidden="true" className="size-4 text-signal" /> signal: what might close a gap; changes no share
        </li>
      </ul>
      <p className="border-t border-line pt-3 text-ink-2">
        Time runs from left to right, one lane for each tract, or for each party. A closed lane is a strip; a folded chain is one dashed card.
      </p>
    </div>
  );
}
