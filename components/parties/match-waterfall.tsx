import { cx } from "@/components/ui/class-names";
import { keyed } from "@/components/ui/keyed";
import type { ResolvedParty } from "@/lib/contracts/resolution";

/** Why names were taken for one party: each comparison adds or takes away, the bar shows how much. */
export function MatchWaterfall({ match }: { match: ResolvedParty["match"] }) {
  if (match.explanation.length === 0) return <p className="text-xs text-ink-2">Found under one name only: nothing had to be joined.</p>;
  const largest = Math.max(...match.explanation.map((s) => Math.abs(s.weight)), 1);
  return (
    <ol className="grid gap-1 text-xs">
      {keyed(match.explanation, (e) => e.field + e.level).map(({ key, item: s }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_5.5rem_3rem] items-center gap-x-3">
          <span className="min-w-0">
            {s.label}
            {s.left !== undefined && s.right !== undefined && (
              <span className="block text-ink-2 [overflow-wrap:anywhere]">
                “{s.left}” and “{s.right}”
              </span>
            )}
          </span>
          <span aria-hidden="true" className="relative h-2 rounded-sm bg-sunken">
            <span
              className={cx("absolute top-0 h-full rounded-sm", s.weight >= 0 ? "left-1/2 bg-ok" : "right-1/2 bg-critical")}
              style={{ width: `${(Math.abs(s.weight) / largest) * 50}%` }}
            />
          </span>
          <span className={cx("text-right font-mono", s.weight < 0 && "text-critical")}>
            {s.weight > 0 ? "+" : ""}
            {s.weight.toFixed(1)}
          </span>
        </li>
      ))}
    </ol>
  );
}
