// The pieces that a report in Word is made of.
import { HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";

export type Piece = Paragraph | Table;
type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel];

/** "royalty_interest" → "royalty interest". */
export const words = (text: string): string => text.replace(/_/g, " ");
export const text = (value: string, bold = false): Paragraph => new Paragraph({ spacing: { after: 80 }, children: [new TextRun({ text: value, bold })] });
export const heading = (value: string, level: Level = HeadingLevel.HEADING_1): Paragraph =>
  new Paragraph({ text: value, heading: level, spacing: { before: 240, after: 120 }, keepNext: true });

/** A table over the whole width whose first row stands on every page again. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): Table {
  const row = (cells: readonly string[], head: boolean) =>
    new TableRow({
      tableHeader: head,
      cantSplit: true,
      children: cells.map((c) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text: c, bold: head, size: 18 })] })] })),
    });
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [row(headers, true), ...rows.map((r) => row(r, false))] });
}

/** Facts as a table of two columns, the first in bold. */
export function facts(rows: readonly (readonly [string, string])[]): Table {
  const cell = (value: string, bold: boolean, size: number) =>
    new TableCell({ width: { size, type: WidthType.PERCENTAGE }, children: [new Paragraph({ children: [new TextRun({ text: value, bold, size: 20 })] })] });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(([label, value]) => new TableRow({ children: [cell(label, true, 24), cell(value, false, 76)] })),
  });
}
