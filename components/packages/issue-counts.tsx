import { SeverityMark } from "@/components/ui/severity";
import type { Package } from "@/lib/contracts/packages";
import type { Severity } from "@/lib/contracts/title";

const order: Severity[] = ["critical", "high", "medium", "low"];

/** Open issues by severity; a dash where there are none. */
export function IssueCounts({ counts }: { counts: Package["issue_counts"] }) {
  const present = order.filter((s) => counts[s] > 0);
  if (present.length === 0) return <span className="text-ink-3">none</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      {present.map((s) => (
        <span key={s} className="inline-flex items-center gap-1 tabular-nums">
          <SeverityMark severity={s} />
          {counts[s]} <span className="sr-only">{s}</span>
        </span>
      ))}
    </span>
  );
}
