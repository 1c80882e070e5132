// Which requirements are shown, in which order.
import type { Issue } from "@/lib/contracts/title";

export const severities = ["critical", "high", "medium", "low"] as const;
export type IssueFilter = { status: Issue["status"] | "all"; severity: string; code: string; tract: string; q: string };
export type IssueOrder = "weight" | "acres";

const acres = (i: Issue): number => Number(i.impact?.net_acres ?? 0);
const bySeverity = (a: Issue, b: Issue): number => severities.indexOf(a.severity) - severities.indexOf(b.severity);
const byAcres = (a: Issue, b: Issue): number => acres(b) - acres(a);

/** "weight": the gravest first, then the one on which the most net acres hang. "acres": the other way about. Ties keep one order always. */
export function orderIssues(issues: readonly Issue[], order: IssueOrder): Issue[] {
  const [first, second] = order === "acres" ? [byAcres, bySeverity] : [bySeverity, byAcres];
  return issues.toSorted((a, b) => first(a, b) || second(a, b) || a.id.localeCompare(b.id));
}

/** The issues that fit every part of the filter; an empty part fits all. The query is looked for in title, detail, requirement, code and note. */
export function filterIssues(issues: readonly Issue[], f: IssueFilter): Issue[] {
  const q = f.q.trim().toLowerCase();
  return issues.filter(
    (i) =>
      (f.status === "all" || i.status === f.status) &&
      (!f.severity || i.severity === f.severity) &&
      (!f.code || i.code === f.code) &&
      (!f.tract || i.tract_ids.includes(f.tract)) &&
      [i.title, i.detail, i.requirement, i.code, i.note ?? ""].join(" ").toLowerCase().includes(q),
  );
}
