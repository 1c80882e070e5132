import { cx } from "@/components/ui/class-names";
import { words } from "@/components/ui/format";
import type { Document, StageState } from "@/lib/contracts/documents";
import { documentStages } from "@/lib/contracts/vocabulary/pipeline";

const looks: Record<StageState["status"], string> = {
  done: "bg-ok",
  running: "bg-accent animate-pulse",
  failed: "bg-critical hatch",
  skipped: "bg-line",
  pending: "border border-line-strong bg-transparent",
};

/** One small bar for each stage, and in words how many are done or which failed. */
export function StageStrip({ document }: { document: Document }) {
  const states = documentStages.map((stage) => ({ stage, state: document.stages[stage] }));
  const done = states.filter((s) => s.state?.status === "done").length;
  const failed = states.find((s) => s.state?.status === "failed");
  return (
    <span className="inline-flex items-center gap-2" title={states.map((s) => `${words(s.stage)}: ${s.state?.status ?? "pending"}`).join("\n")}>
      <span aria-hidden="true" className="flex gap-0.5">
        {states.map(({ stage, state }) => (
          <span key={stage} className={cx("h-3 w-1.5 rounded-xs", looks[state?.status ?? "pending"])} />
        ))}
      </span>
      <span className={cx("text-xs whitespace-nowrap", failed ? "text-critical" : "text-ink-2")}>
        {failed ? `${words(failed.stage)} failed` : done === states.length ? "read" : `${done} of ${states.length}`}
      </span>
    </span>
  );
}
