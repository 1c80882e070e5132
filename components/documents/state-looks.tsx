import { Check, CircleHelp, type LucideIcon, Minus, OctagonAlert, UserCheck } from "lucide-react";
import { cx } from "@/components/ui/class-names";
import type { FieldState } from "@/lib/contracts/vocabulary/review";

/** Each state has its own shape and words; the colour only helps. */
export const stateLooks: Record<FieldState, { label: string; icon: LucideIcon; ink: string }> = {
  rule: { label: "confirmed by rule", icon: Check, ink: "text-ok" },
  person: { label: "confirmed by a person", icon: UserCheck, ink: "text-accent" },
  waiting: { label: "waiting for a person", icon: CircleHelp, ink: "text-medium" },
  failed: { label: "failed a check", icon: OctagonAlert, ink: "text-critical" },
  absent: { label: "not stated", icon: Minus, ink: "text-ink-3" },
};

export function StateMark({ state, why, className }: { state: FieldState; why?: string; className?: string }) {
  const { label, icon: Icon, ink } = stateLooks[state];
  return (
    <span className={cx("shrink-0", ink, className)} title={why ? `${label}. ${why}` : label}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** How many stand how: only the states that occur. */
export function StateTally({ counts, states }: { counts: Partial<Record<FieldState, number>>; states: readonly FieldState[] }) {
  return states.map((state) => {
    const count = counts[state] ?? 0;
    const { label, icon: Icon, ink } = stateLooks[state];
    return count > 0 ? (
      <span key={state} title={`${count} ${label}`} className={cx("inline-flex items-center gap-1 tabular-nums", ink)}>
        <Icon aria-hidden="true" className="size-3.5" />
        {count}
        <span className="sr-only">{label}</span>
      </span>
    ) : null;
  });
}
