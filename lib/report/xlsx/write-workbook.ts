// Sheets → the bytes of a workbook, each formula with what it comes to.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeXlsxFile from "write-excel-file/node";
import type { TableSheet } from "./table";

/** `<c r="H2"><f>F2/G2</f></c>` → the same with `<v>0.5</v>` behind the formula, so that a viewer that reckons nothing shows it too. */
function withResults(xml: string, results: ReadonlyMap<string, number>): string {
  return xml.replace(/(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)(?=<\/c>)/g, (cell: string, open: string, ref: string) => {
    const result = results.get(ref);
    return result === undefined ? cell : `${open}<v>${result}</v>`;
  });
}

/** The n-th sheet of the list is the n-th of the workbook. */
export async function writeWorkbook(tables: readonly TableSheet[]): Promise<Uint8Array> {
  const made = new Uint8Array(await writeXlsxFile(tables.map((t) => t.sheet)).toBuffer());
  if (tables.every((t) => t.results.size === 0)) return made;
  const files = unzipSync(made);
  tables.forEach((table, i) => {
    const path = `xl/worksheets/sheet${i + 1}.xml`;
    const sheet = files[path];
    if (sheet) files[path] = strToU8(withResults(strFromU8(sheet), table.results));
  });
  return zipSync(files);
}
