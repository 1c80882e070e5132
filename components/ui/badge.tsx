import type { ReactNode } from "react";
import { cx } from "./class-names";

export type Tone = "neutral" | "accent" | "critical" | "high" | "medium" | "low" | "ok" | "signal";
const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-2",
  accent: "bg-accent-soft text-accent",
  critical: "bg-critical-soft text-critical",
  high: "bg-high-soft text-high",
  medium: "bg-medium-soft text-medium",
  low: "bg-low-soft text-low",
  ok: "bg-ok-soft text-ok",
  signal: "bg-signal-soft text-signal",
};

/** A small label: word first, tone second. */
export function Badge({ tone = "neutral", children, className, title }: { tone?: Tone; children: ReactNode; className?: string; title?: string }) {
  return (
    <span
      title={title}
      className={cx("inline-flex h-5 shrink-0 items-center gap-1 rounded-sm px-1.5 text-2xs font-medium whitespace-nowrap", tones[tone], className)}
    >
      {children}
    </span>
  );
}
