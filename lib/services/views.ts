// Rows → the contract's shapes. Pure mappings.
import type { Document } from "@/lib/contracts/documents";
import type { DocumentId, JobId, PackageId } from "@/lib/contracts/ids";
import type { Job } from "@/lib/contracts/jobs";
import type { Package } from "@/lib/contracts/packages";
import type { JobStage } from "@/lib/contracts/pipeline";
import type { DocumentRow } from "@/lib/db/documents";
import type { JobRow } from "@/lib/db/jobs";
import type { PackageRow } from "@/lib/db/packages";

export function toDocument(row: DocumentRow): Document {
  return {
    id: row.id as DocumentId,
    package_id: row.packageId as PackageId | null,
    filename: row.filename,
    media_type: row.mediaType,
    bytes: row.bytes,
    sha256: row.sha256,
    page_count: row.pageCount,
    status: row.status as Document["status"],
    doc_type: row.docType,
    title: row.title,
    county: row.county,
    state: row.state,
    instrument_no: row.instrumentNo,
    book: row.book,
    page: row.page,
    executed: row.executed,
    recorded: row.recorded,
    stages: row.stages as Document["stages"],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toPackage(row: PackageRow): Package {
  const { facts } = row;
  return {
    id: row.id as PackageId,
    name: row.name,
    county: row.county,
    state: row.state,
    places: facts.places,
    as_of: row.asOf,
    document_count: facts.documents,
    status: packageStatus(row),
    issue_counts: {
      critical: facts.severities.critical ?? 0,
      high: facts.severities.high ?? 0,
      medium: facts.severities.medium ?? 0,
      low: facts.severities.low ?? 0,
    },
    gap_count: facts.gaps,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function packageStatus(row: PackageRow): Package["status"] {
  const { facts } = row;
  if (facts.documents === 0) return "empty";
  if (facts.processing > 0) return "processing";
  if (!row.processedAt) return facts.failed === facts.documents ? "failed" : "unprocessed";
  return row.stale ? "stale" : "processed";
}

const noUsage = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: "0", cache_hits: 0 };
type StepError = { code: string; message: string } | null;

export function toJob(row: JobRow): Job {
  const total = Object.values(row.counts).reduce((a, b) => a + b, 0);
  const done = (row.counts.done ?? 0) + (row.counts.failed ?? 0) + (row.counts.skipped ?? 0);
  const running = row.steps.find((s) => s.status === "running") ?? row.steps.find((s) => s.status === "pending");
  const ended = row.status === "completed" || row.status === "failed";
  const pagesOf = (s: { pagesDone: number | null; pagesTotal: number | null } | undefined) =>
    s?.pagesTotal == null ? null : { done: s.pagesDone ?? 0, total: s.pagesTotal };
  const steps = row.steps.map((s) => ({
    document_id: (s.documentId || null) as DocumentId | null,
    stage: s.stage as JobStage,
    status: s.status as Job["steps"][number]["status"],
    attempts: s.attempts,
    duration_ms: s.durationMs,
    error: s.error as StepError,
    pages: pagesOf(s),
  }));
  return {
    id: row.id as JobId,
    status: row.status as Job["status"],
    kind: row.kind as Job["kind"],
    package_id: row.packageId as PackageId | null,
    document_id: row.documentId as DocumentId | null,
    progress: { done, total, stage: ended ? null : (running?.stage ?? null), pages: ended ? null : pagesOf(running) },
    steps,
    failures: steps
      .filter((s) => s.status === "failed")
      .map((s) => ({ document_id: s.document_id, stage: s.stage, code: s.error?.code ?? "failed", message: s.error?.message ?? "failed" })),
    error: row.error as Job["error"],
    usage: { ...noUsage, ...(row.usage as Partial<Job["usage"]>) },
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
