import type { Document } from "@/lib/contracts/documents";
import type { Package } from "@/lib/contracts/packages";

export type NextStep = { id: string; title: string; detail: string; slug: string };

/** What an examiner would do next, the most pressing first; empty where there is nothing left but to read the result. */
export function nextSteps(p: Package, documents: Document[]): NextStep[] {
  const steps: NextStep[] = [];
  const failed = documents.filter((d) => d.status === "failed");
  const first = failed[0];
  if (first)
    steps.push({
      id: "failed",
      title: failed.length === 1 ? `“${first.title ?? first.filename}” could not be read` : `${failed.length} documents could not be read`,
      detail: "Their interests are missing from everything below. Look at the reason, replace the file or read it again.",
      slug: failed.length === 1 ? `/documents/${first.id}` : "/jobs",
    });
  if (p.status === "stale")
    steps.push({
      id: "stale",
      title: "The result is out of date",
      detail: "Something changed since it was computed. Compute it again before you rely on it.",
      slug: "",
    });
  const { critical, high } = p.issue_counts;
  if (critical + high > 0)
    steps.push({
      id: "issues",
      title: `${critical + high} ${critical + high === 1 ? "requirement" : "requirements"} of weight`,
      detail: "Each says what would cure it and how many net acres hang on it.",
      slug: "/issues",
    });
  if (p.gap_count > 0)
    steps.push({
      id: "gaps",
      title: p.gap_count === 1 ? "1 gap in the chain" : `${p.gap_count} gaps in the chain`,
      detail: "The estate graph shows each where it is, and what would close it.",
      slug: "/graph",
    });
  if (p.status === "processed")
    steps.push({ id: "ownership", title: "Read the ownership", detail: "Every share opens down to the words on the page.", slug: "/ownership" });
  return steps;
}
