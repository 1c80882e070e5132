// A draft title opinion: land, instruments examined, owners, revenue, what is left open, requirements, assumptions. A draft for an attorney, and it says so.
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import type { Gap } from "@/lib/contracts/graph";
import type { Ownership, OwnershipTract, Runsheet } from "@/lib/contracts/reports";
import type { Issue } from "@/lib/contracts/title";
import { buildRequirements } from "@/lib/report/build-requirements";

export type OpinionInput = { name: string; ownership: Ownership; runsheet: Runsheet; issues: readonly Issue[]; gaps: readonly Gap[] };

const words = (text: string): string => text.replace(/_/g, " ");
const text = (value: string, bold = false): Paragraph => new Paragraph({ spacing: { after: 80 }, children: [new TextRun({ text: value, bold })] });
const heading = (value: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel] = HeadingLevel.HEADING_1): Paragraph =>
  new Paragraph({ text: value, heading: level, spacing: { before: 240, after: 120 } });

function table(headers: readonly string[], rows: readonly (readonly string[])[]): Table {
  const row = (cells: readonly string[], head: boolean) =>
    new TableRow({
      tableHeader: head,
      children: cells.map((c) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text: c, bold: head, size: 18 })] })] })),
    });
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [row(headers, true), ...rows.map((r) => row(r, false))] });
}

function tractSection(tract: OwnershipTract): (Paragraph | Table)[] {
  const out: (Paragraph | Table)[] = [heading(`${tract.label}${tract.acres ? `, ${tract.acres} acres` : ""}`, HeadingLevel.HEADING_2)];
  if (!tract.rows.length) out.push(text("The instruments show no owner."));
  else
    out.push(
      table(
        ["Owner", "Estate", "Share", "Decimal", "Net acres", "Subject to"],
        tract.rows.map((r) => [
          r.name + (r.assumed ? " (assumed)" : ""),
          words(r.estate_type) + (r.of === "estate" ? "" : ` of ${words(r.of)}`),
          r.share.fraction,
          r.share.decimal,
          r.net_acres ?? "",
          [r.depths, r.term, ...r.burdens].filter(Boolean).join("; "),
        ]),
      ),
    );
  if (tract.revenue.length)
    out.push(
      text("Revenue", true),
      table(
        ["Owner", "Kind", "Interest", "Decimal"],
        tract.revenue.map((r) => [r.name, words(r.kind), r.interest.fraction, r.interest.decimal]),
      ),
    );
  for (const u of tract.undetermined) {
    out.push(text(`Undetermined: ${u.share.fraction} of the ${words(u.estate_type)} estate. ${u.why}`, true));
    for (const reading of u.readings)
      out.push(text(`${reading.label}: ${reading.outcome.map((o) => `${o.name} ${o.share.fraction}`).join(", ") || "nobody takes"}`));
    if (u.settles) out.push(text(`It would be settled by: ${u.settles}`));
  }
  return out;
}

function requirementSection(issues: readonly Issue[]): Paragraph[] {
  const list = buildRequirements(issues);
  if (!list.length) return [text("None.")];
  return list.flatMap(({ number, issue, stake }) => [
    text(`${number}. ${issue.title} (${issue.severity})`, true),
    text(`${issue.detail}${stake ? ` At stake: ${stake}.` : ""}`),
    text(`Requirement: ${issue.requirement}`),
    ...(issue.cites.length ? [text(`Authority: ${issue.cites.join("; ")}`)] : []),
  ]);
}

/** → the bytes of `opinion.docx`. */
export async function writeOpinionDocx({ name, ownership, runsheet, issues, gaps }: OpinionInput): Promise<Uint8Array> {
  const examined = runsheet.rows.map((r) => [
    String(r.sequence),
    r.label,
    r.executed ?? r.effective ?? "",
    [r.book && `${r.book}/${r.page}`, r.instrument_no].filter(Boolean).join(", "),
    r.from.join("; "),
    r.to.join("; "),
  ]);
  const children = [
    new Paragraph({ text: "Title opinion (draft)", heading: HeadingLevel.TITLE }),
    text(name, true),
    text(`As of ${ownership.as_of}. A draft made from the instruments listed, for review by an attorney; it is not legal advice.`),
    heading("Ownership"),
    ...ownership.tracts.flatMap(tractSection),
    heading("Requirements"),
    ...requirementSection(issues),
    heading("Gaps in the chain"),
    ...(gaps.length ? gaps.map((g) => text(`${g.message} ${g.suggestion}`)) : [text("None.")]),
    heading("Instruments examined"),
    table(["No.", "Instrument", "Date", "Recorded", "From", "To"], examined),
  ];
  const made = new Document({ title: `Title opinion (draft): ${name}`, sections: [{ children }] });
  return new Uint8Array(await Packer.toArrayBuffer(made));
}
