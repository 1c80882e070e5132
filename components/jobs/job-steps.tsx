import { CheckCircle2, CircleAlert, CircleDashed, LoaderCircle } from "lucide-react";
import Link from "next/link";
import { cx } from "@/components/ui/class-names";
import { formatDuration, plural, words } from "@/components/ui/format";
import { Progress } from "@/components/ui/progress";
import { SheetHead } from "@/components/ui/sheet-head";
import type { Job } from "@/lib/contracts/jobs";
import { type JobRow, jobRows } from "./job-rows";

const icons = {
  waiting: <CircleDashed aria-hidden="true" className="size-3.5 text-ink-3" />,
  running: <LoaderCircle aria-hidden="true" className="size-3.5 animate-spin text-accent" />,
  done: <CheckCircle2 aria-hidden="true" className="size-3.5 text-ok" />,
  failed: <CircleAlert aria-hidden="true" className="size-3.5 text-critical" />,
};
const bars: Record<Job["steps"][number]["status"], string> = {
  done: "bg-ok",
  running: "bg-accent animate-pulse",
  failed: "bg-critical hatch",
  skipped: "bg-line-strong/50",
  pending: "border border-line-strong bg-transparent",
};

/** "Markdown: page 3 of 12", "enrich failed: …", "4 of 7 stages". */
function said({ state, at, steps }: JobRow): string {
  if (state === "waiting") return "waiting";
  if (state === "failed" && at) return `${words(at.stage)}: ${at.error?.message ?? "failed"}`;
  if (state === "done") return steps.every((s) => s.status === "skipped") ? "nothing to do" : "done";
  const pages = at?.pages;
  const count = `${steps.filter((s) => s.status === "done" || s.status === "skipped").length} of ${plural(steps.length, "stage")}`;
  if (!at) return count;
  if (pages && pages.total > 0) return `${words(at.stage)}: page ${pages.done} of ${pages.total}`;
  return at.stage === "markdown" ? `${words(at.stage)}: no page done yet` : words(at.stage);
}

function Stages({ steps }: { steps: JobRow["steps"] }) {
  return (
    <span className="flex gap-0.5" title={steps.map((s) => `${words(s.stage)}: ${s.status}`).join("\n")}>
      <span aria-hidden="true" className="flex gap-0.5">
        {steps.map((s) => (
          <span key={s.stage} className={cx("h-3 w-1.5 rounded-xs", bars[s.status])} />
        ))}
      </span>
      <span className="sr-only">
        {steps.filter((s) => s.status === "done" || s.status === "skipped").length} of {steps.length} stages ended
      </span>
    </span>
  );
}

function Row({ row, packageId, name }: { row: JobRow; packageId: string | null; name: string }) {
  const pages = row.state === "running" ? row.at?.pages : null;
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        {row.document_id && packageId ? (
          <Link href={`/packages/${packageId}/documents/${row.document_id}`} className="inline-flex min-h-6 items-center text-accent hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td data-label="Stages">
        <Stages steps={row.steps} />
      </td>
      <td data-label="State" className="sm:w-1/2">
        <span className="grid gap-1">
          <span className={cx("flex items-start gap-1.5", row.state === "failed" && "text-critical")}>
            <span className="mt-0.5">{icons[row.state]}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{said(row)}</span>
          </span>
          {pages && pages.total > 1 && <Progress done={pages.done} total={pages.total} label={`Pages of ${name}`} />}
        </span>
      </td>
      <td data-label="Tries" className="num">
        {row.attempts || ""}
      </td>
      <td data-label="Took" className="num">
        {row.durationMs === null ? "" : formatDuration(row.durationMs)}
      </td>
    </tr>
  );
}

/** How far each document of a job is: its stages, the page being read, what failed and why. */
export function JobSteps({ job, names }: { job: Job; names: ReadonlyMap<string, string> }) {
  return (
    <table className="sheet cards text-xs">
      <SheetHead columns={["Document", "Stages", "State", { figures: "Tries" }, { figures: "Took" }]} />
      <tbody>
        {jobRows(job.steps).map((row) => (
          <Row
            key={row.document_id ?? "package"}
            row={row}
            packageId={job.package_id}
            name={row.document_id ? (names.get(row.document_id) ?? "Document") : "The package as a whole"}
          />
        ))}
      </tbody>
    </table>
  );
}
