// The runsheet as a workbook of one sheet.
import type { Runsheet, RunsheetRow } from "@/lib/contracts/reports";
import { type Column, tableSheet } from "./table";
import { writeWorkbook } from "./write-workbook";

const columns: Column<RunsheetRow>[] = [
  { header: "No.", width: 5, value: (r) => r.sequence },
  { header: "Instrument", width: 22, value: (r) => r.label },
  { header: "Executed", width: 12, value: (r) => r.executed },
  { header: "Effective", width: 12, value: (r) => r.effective },
  { header: "Recorded", width: 12, value: (r) => r.recorded },
  { header: "Book/Page", width: 12, value: (r) => [r.book, r.page].filter(Boolean).join("/") },
  { header: "Instrument no.", width: 14, value: (r) => r.instrument_no },
  { header: "County", width: 12, value: (r) => r.county },
  { header: "From", width: 30, value: (r) => r.from.join("; ") },
  { header: "To", width: 30, value: (r) => r.to.join("; ") },
  { header: "Land", width: 40, value: (r) => r.land },
  { header: "Interest", width: 34, value: (r) => r.interest },
  { header: "Remarks", width: 44, value: (r) => r.remarks.join("; ") },
  { header: "Issues", width: 26, value: (r) => r.issue_codes.join(", ") },
];

/** Runsheet → the bytes of `runsheet.xlsx`. */
export async function writeRunsheetXlsx(runsheet: Runsheet): Promise<Uint8Array> {
  return writeWorkbook([tableSheet("Runsheet", columns, runsheet.rows)]);
}
