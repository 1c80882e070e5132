// A draft title opinion: caption, instruments examined, owners, requirements, assumptions. A draft for an attorney, and it says so.
import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from "docx";
import type { Gap } from "@/lib/contracts/graph";
import type { Ownership, Runsheet } from "@/lib/contracts/reports";
import type { Issue } from "@/lib/contracts/title";
import type { Assumption } from "@/lib/report/build-assumptions";
import { plainDate } from "@/lib/report/plain-date";
import { ownershipSection } from "./ownership-section";
import { facts, heading, type Piece, table, text } from "./parts";
import { requirementSection } from "./requirement-section";

export type OpinionInput = {
  name: string;
  /** "Burleson County, TX; Canadian County, OK" */
  place: string;
  engine: string;
  ownership: Ownership;
  runsheet: Runsheet;
  issues: readonly Issue[];
  gaps: readonly Gap[];
  assumptions: readonly Assumption[];
};

function caption({ name, place, engine, ownership, runsheet }: OpinionInput): Piece[] {
  const acres = ownership.tracts.map((t) => `${t.label}${t.acres ? ` (${t.acres} acres)` : ""}`);
  return [
    new Paragraph({ text: "Title opinion (draft)", heading: HeadingLevel.TITLE }),
    facts([
      ["Re", name],
      ["Land", acres.join("; ") || "none described"],
      ["County and state", place || "not stated"],
      ["Title as of", plainDate(ownership.as_of)],
      ["Examined", `${runsheet.rows.length} instruments, listed below`],
      ["Reckoned by", `title engine ${engine}`],
    ]),
    text(""),
    text(
      "This draft was made from the instruments listed and from nothing else, for review by an attorney. It is not legal advice. Fractions are exact; decimals are rounded to eight places.",
    ),
  ];
}

function examined(runsheet: Runsheet): Piece[] {
  const rows = runsheet.rows.map((r) => [
    String(r.sequence),
    r.label,
    plainDate(r.executed ?? r.effective),
    [r.book && `${r.book}/${r.page}`, r.instrument_no, plainDate(r.recorded)].filter(Boolean).join(", "),
    r.from.join("; "),
    r.to.join("; "),
  ]);
  return [heading("Documents examined"), rows.length > 0 ? table(["No.", "Instrument", "Date", "Recorded", "From", "To"], rows) : text("None.")];
}

function assumed(assumptions: readonly Assumption[]): Piece[] {
  const list = assumptions.map((a, i) => text(`${i + 1}. ${a.text}${a.where.length > 0 ? ` (${a.where.join("; ")})` : ""}`));
  return [
    heading("Assumptions"),
    ...(list.length > 0 ? list : [text("None beyond what follows.")]),
    text("The instruments are taken to be genuine, delivered, and all that is of record; facts outside the record, taxes and possession were not examined."),
  ];
}

const numbered = () =>
  new Footer({
    children: [new Paragraph({ children: [new TextRun({ children: ["Draft · page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES], size: 16 })] })],
  });

/** → the bytes of `opinion.docx`. */
export async function writeOpinionDocx(input: OpinionInput): Promise<Uint8Array> {
  const names = new Map(input.runsheet.rows.map((r) => [r.document_id, `${r.label}${r.executed ? `, ${plainDate(r.executed)}` : ""}`]));
  const children: Piece[] = [
    ...caption(input),
    ...examined(input.runsheet),
    ...ownershipSection(input.ownership),
    ...requirementSection({ issues: input.issues, gaps: input.gaps, names }),
    ...assumed(input.assumptions),
    text(""),
    text("Examined and approved: ______________________________   Date: ______________"),
  ];
  const made = new Document({ title: `Title opinion (draft): ${input.name}`, sections: [{ children, footers: { default: numbered() } }] });
  return new Uint8Array(await Packer.toArrayBuffer(made));
}
