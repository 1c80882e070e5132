import { CheckCircle2, TriangleAlert } from "lucide-react";
import { FractionText } from "@/components/ui/fraction";
import type { OwnershipTract } from "@/lib/contracts/reports";

const sums = [
  ["surface", "Surface"],
  ["mineral", "Minerals"],
  ["executive_right", "Executive right"],
  ["leasehold", "Leasehold"],
  ["revenue", "Revenue"],
] as const;

/** The control sums of a tract: 1 where all is accounted for, else how much is. */
export function ControlSums({ totals }: { totals: OwnershipTract["totals"] }) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line bg-sunken/40 px-4 py-2 text-xs">
      {sums.map(([key, label]) => {
        const sum = totals[key].fraction;
        const whole = sum === "1";
        const Icon = whole ? CheckCircle2 : TriangleAlert;
        if (sum === "0") return null;
        return (
          <div key={key} className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className={whole ? "size-3.5 text-ok" : "size-3.5 text-high"} />
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium">
              <FractionText text={sum} />
              <span className="sr-only">{whole ? ", whole" : ", not whole"}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
