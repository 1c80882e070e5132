// The result for people: runsheet, ownership, gaps, issues, what failed, and where to see it.
import type { Gap } from "@/lib/contracts/graph";
import type { Job } from "@/lib/contracts/jobs";
import type { Ownership, OwnershipTract, Runsheet } from "@/lib/contracts/reports";
import type { Issue } from "@/lib/contracts/title";
import { table } from "./table";

export interface FailedFile {
  file: string;
  code: string;
  message: string;
}

export interface AnalyzeResult {
  package_id: string;
  link: string;
  documents: { id: string; filename: string; status: string }[];
  refused: FailedFile[];
  job: Job;
  runsheet: Runsheet | null;
  ownership: Ownership | null;
  gaps: Gap[] | null;
  issues: Issue[] | null;
  /** Lessee by the id of the effect that leased. */
  lessees: Record<string, string>;
}

const severities = ["critical", "high", "medium", "low"];
const bySeverity = <T extends { severity: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
const words = (text: string) => text.replaceAll("_", " ");

function runsheet(sheet: Runsheet | null): string[] {
  return table(
    sheet?.rows ?? [],
    [
      { head: "#", max: 4, value: (row) => String(row.sequence) },
      { head: "Date", max: 10, value: (row) => row.executed ?? row.effective ?? row.recorded ?? "" },
      { head: "Instrument", max: 26, value: (row) => row.label },
      { head: "From", max: 30, value: (row) => row.from.join("; ") },
      { head: "To", max: 30, value: (row) => row.to.join("; ") },
      { head: "Recorded", max: 16, value: (row) => (row.book ? `${row.book}/${row.page ?? ""}` : (row.instrument_no ?? "")) },
      { head: "Land", max: 30, value: (row) => row.land },
      { head: "Interest", max: 34, value: (row) => row.interest },
    ],
    "No instrument.",
  );
}

function tract(entry: OwnershipTract, lessees: Record<string, string>): string[] {
  const rows = table(
    entry.rows,
    [
      { head: "Owner", max: 36, value: (row) => row.name },
      { head: "Estate", max: 20, value: (row) => words(row.estate_type) },
      { head: "Share", max: 12, value: (row) => row.share.fraction },
      { head: "Of", max: 14, value: (row) => words(row.of) },
      { head: "Net acres", max: 12, value: (row) => row.net_acres ?? "" },
      { head: "Leased by", max: 30, value: (row) => (row.leased_by ? (lessees[row.leased_by] ?? row.leased_by) : "") },
      { head: "", max: 8, value: (row) => (row.assumed ? "assumed" : "") },
    ],
    "No owner of record.",
  );
  const open = entry.undetermined.map((row) => `  Undetermined: ${row.share.fraction} of the ${words(row.estate_type)}: ${row.why}`);
  return [`  ${entry.label}${entry.acres ? `, ${entry.acres} acres` : ""}`, ...rows, ...open, ""];
}

function failures(result: AnalyzeResult): string[] {
  const names = new Map(result.documents.map((document) => [document.id, document.filename]));
  const ofJob = result.job.failures.map(
    (entry) => `  ${names.get(entry.document_id ?? "") ?? entry.document_id ?? "package"}: ${words(entry.stage)}: ${entry.message}`,
  );
  const refused = result.refused.map((entry) => `  ${entry.file}: not taken: ${entry.message}`);
  const all = [...refused, ...ofJob, ...(result.job.error ? [`  ${result.job.error.message}`] : [])];
  return all.length > 0 ? ["", "Failed", ...all] : [];
}

/** The lines to print. */
export function resultLines(result: AnalyzeResult): string[] {
  const gaps = bySeverity(result.gaps ?? []).map((gap) => `  ${gap.severity}: ${words(gap.kind)}: ${gap.message}`);
  const issues = bySeverity(result.issues ?? []).map((issue) => `  ${issue.severity}: ${issue.title}${issue.requirement ? `. ${issue.requirement}` : ""}`);
  return [
    "",
    "Runsheet",
    ...runsheet(result.runsheet),
    "",
    `Ownership${result.ownership ? ` as of ${result.ownership.as_of}` : ""}`,
    ...(result.ownership?.tracts.length ? result.ownership.tracts.flatMap((entry) => tract(entry, result.lessees)) : ["  No tract.", ""]),
    `Gaps (${gaps.length})`,
    ...(gaps.length > 0 ? gaps : ["  None."]),
    "",
    `Issues (${issues.length})`,
    ...(issues.length > 0 ? issues : ["  None."]),
    ...failures(result),
    "",
    result.link,
  ];
}
