// The text layer of a whole PDF, page by page, with what a page is made of besides: how much of it an image covers.
import { Failure } from "./failure.mjs";
import { openPdf, pageSize, toFractions, withPage } from "./pdf-file.mjs";
import { pageWords } from "./pdf-words.mjs";

const IMAGE = 3;
const TEXT = 1;
const INVISIBLE = 3;
const OBJECTS_MAX = 20_000;

/** Share of the page that its largest image covers (0..1), and the share of text objects that are drawn invisibly (an OCR layer). */
function makeUp(module, page, size) {
  const count = Math.min(module._FPDFPage_CountObjects(page), OBJECTS_MAX);
  const out = module._malloc(16);
  let image = 0;
  let texts = 0;
  let hidden = 0;
  for (let index = 0; index < count; index++) {
    const object = module._FPDFPage_GetObject(page, index);
    const type = module._FPDFPageObj_GetType(object);
    if (type === TEXT) {
      texts++;
      if (module._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) hidden++;
    } else if (type === IMAGE && module._FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12)) {
      const [left, bottom, right, top] = new Float32Array(module.HEAPU8.buffer, out, 4);
      image = Math.max(image, ((right - left) * (top - bottom)) / (size.width * size.height));
    }
  }
  module._free(out);
  return { image: Math.min(image, 1), hidden: texts ? hidden / texts : 0 };
}

/** Sends each page as progress; answers the number of pages. A page that cannot be loaded is sent as broken: the others are still read. */
export async function readPdf({ file, pagesMax }, progress) {
  const pdf = await openPdf(file);
  if (pdf.pageCount === 0) throw new Failure("broken_pdf", "The PDF has no pages. Upload it again from the original.");
  if (pdf.pageCount > pagesMax) throw new Failure("too_many_pages", `The PDF has ${pdf.pageCount} pages; the limit is ${pagesMax}. Split it into instruments.`);
  for (let index = 0; index < pdf.pageCount; index++) {
    try {
      await withPage(pdf, index, (page) => {
        const size = pageSize(pdf.module, page);
        progress({ page: index + 1, ...size, ...makeUp(pdf.module, page, size), ...pageWords(pdf.module, page, toFractions(pdf.module, page)) });
      });
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.code !== "unreadable_page") throw thrown;
      progress({ page: index + 1, broken: true });
    }
  }
  return { pageCount: pdf.pageCount };
}
