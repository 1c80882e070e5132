import { HeadingLevel } from "docx";
import type { Gap } from "@/lib/contracts/graph";
import type { Issue } from "@/lib/contracts/title";
import { buildRequirements } from "@/lib/report/build-requirements";
import { heading, type Piece, text } from "./parts";

type Input = { issues: readonly Issue[]; gaps: readonly Gap[]; names: ReadonlyMap<string, string> };
const list = (values: string[]): string => [...new Set(values)].join("; ");

/** The open requirements by weight, each with what is at stake, its instruments and its authority; then what was cured or waived, and the gaps in the chain. */
export function requirementSection({ issues, gaps, names }: Input): Piece[] {
  const open = buildRequirements(issues).flatMap(({ number, issue, stake }) => {
    const papers = list(issue.document_ids.flatMap((d) => names.get(d) ?? []));
    return [
      text(`${number}. ${issue.title} (${issue.severity})`, true),
      text(`${issue.detail}${stake ? ` At stake: ${stake}.` : ""}`),
      ...(papers ? [text(`Instruments: ${papers}`)] : []),
      text(`Requirement: ${issue.requirement}`),
      ...(issue.cites.length > 0 ? [text(`Authority: ${issue.cites.join("; ")}`)] : []),
      ...(issue.note ? [text(`Note: ${issue.note}`)] : []),
    ];
  });
  const settled = issues.filter((i) => i.status !== "open").map((i) => text(`${i.title} (${i.status})${i.note ? `: ${i.note}` : ""}`));
  return [
    heading("Requirements"),
    ...(open.length > 0 ? open : [text("None.")]),
    ...(settled.length > 0 ? [heading("Cured or waived", HeadingLevel.HEADING_2), ...settled] : []),
    heading("Gaps in the chain", HeadingLevel.HEADING_2),
    ...(gaps.length > 0 ? [...new Set(gaps.map((g) => `${g.message} ${g.suggestion}`))].map((told) => text(told)) : [text("None.")]),
  ];
}
