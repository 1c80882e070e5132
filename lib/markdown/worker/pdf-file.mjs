// Opening a PDF and its pages by pdfium's own functions. pdfium wraps few of them, so the module behind its library object is used; the version is pinned.
import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { Failure } from "./failure.mjs";

let library = null;
let open = null;

const failures = [
  [/password/i, "encrypted_pdf", "The PDF is locked with a password. Open it with the password, save or print it without one, and upload that."],
  [/security scheme/i, "encrypted_pdf", "The PDF is protected in a way that cannot be opened. Print it to a new PDF and upload that."],
];

function toFailure(thrown) {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  for (const [pattern, code, message] of failures) if (pattern.test(text)) return new Failure(code, message);
  return new Failure("broken_pdf", "The PDF is damaged: its pages cannot be found. Upload it again from the original, or print it to a new PDF.");
}

/** The document of a file; the last one opened stays open, so that page after page can be asked for. */
export async function openPdf(file) {
  if (open?.file === file) return open;
  closePdf();
  library ??= await PDFiumLibrary.init();
  const bytes = await readFile(file);
  try {
    const document = await library.loadDocument(bytes);
    open = { file, document, module: document.module, pointer: document.documentIdx, pageCount: document.getPageCount() };
  } catch (thrown) {
    throw toFailure(thrown);
  }
  return open;
}

export function closePdf() {
  open?.document.destroy();
  open = null;
}

/** Runs `use` with a loaded page (0-based) and always closes it. Throws `unreadable_page` where the page cannot be loaded. */
export async function withPage(pdf, index, use) {
  if (index < 0 || index >= pdf.pageCount) throw new Failure("no_such_page", `The PDF has ${pdf.pageCount} pages.`);
  const page = pdf.module._FPDF_LoadPage(pdf.pointer, index);
  if (!page) throw new Failure("unreadable_page", `Page ${index + 1} of the PDF is damaged.`);
  try {
    return await use(page);
  } finally {
    pdf.module._FPDF_ClosePage(page);
  }
}

/** Width and height in points, upright as shown. */
export const pageSize = (module, page) => ({ width: module._FPDF_GetPageWidthF(page), height: module._FPDF_GetPageHeightF(page) });

const GRID = 1_000_000;

/**
 * The map from page units (origin bottom left, before rotation and cropping) to fractions of the upright page.
 * Found from three points by pdfium itself, so rotation and crop box are in it.
 */
export function toFractions(module, page) {
  const out = module._malloc(8);
  const at = (x, y) => {
    module._FPDF_PageToDevice(page, 0, 0, GRID, GRID, 0, x, y, out, out + 4);
    const ints = new Int32Array(module.HEAPU8.buffer, out, 2);
    return [ints[0] / GRID, ints[1] / GRID];
  };
  const [ox, oy] = at(0, 0);
  const [ax, ay] = at(1000, 0);
  const [bx, by] = at(0, 1000);
  module._free(out);
  const [xx, xy, yx, yy] = [(ax - ox) / 1000, (ay - oy) / 1000, (bx - ox) / 1000, (by - oy) / 1000];
  return (x, y) => [ox + x * xx + y * yx, oy + x * xy + y * yy];
}
