// Title requirements: the open issues, the gravest first, each with what cures it.
import type { Issue, Severity } from "@/lib/contracts/title";

export type Requirement = { number: number; issue: Issue /** "1/16 (10 net acres)" where the issue says what is at stake. */; stake: string | null };

const rank: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3 };

/** Open issues numbered by severity; ties keep the engine's order. Cured and waived ones are left out. */
export function buildRequirements(issues: readonly Issue[]): Requirement[] {
  return issues
    .filter((i) => i.status === "open")
    .map((issue, at) => ({ issue, at }))
    .sort((a, b) => rank[a.issue.severity] - rank[b.issue.severity] || a.at - b.at)
    .map(({ issue }, i) => {
      const { impact } = issue;
      return { number: i + 1, issue, stake: impact ? `${impact.fraction}${impact.net_acres ? ` (${impact.net_acres} net acres)` : ""}` : null };
    });
}
