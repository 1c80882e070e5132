// One page as grey pixels at about 300 dpi, from a PDF page or from an image file.
import { Failure } from "./failure.mjs";
import { imageInfo, imagePage } from "./image-file.mjs";
import { openPdf, pageSize, withPage } from "./pdf-file.mjs";
import { renderPdfPage } from "./pdf-render.mjs";

const DPI = 300;
const PIXELS_MAX = 24_000_000;
/** An image that does not tell its resolution is taken for a letter page: its short side becomes this long. */
const SHORT_SIDE = 2_400;

/** @typedef {{pixels: Uint8Array, width: number, height: number, pageWidth: number, pageHeight: number, damaged: boolean}} PageImage */

const bounded = (width, height, scale) => Math.min(scale, Math.sqrt(PIXELS_MAX / (width * height)));

async function fromPdf({ file, page }) {
  const pdf = await openPdf(file);
  return withPage(pdf, page - 1, (pointer) => {
    const size = pageSize(pdf.module, pointer);
    if (!(size.width > 0) || !(size.height > 0)) throw new Failure("unreadable_page", `Page ${page} of the PDF has no size.`);
    const scale = bounded(size.width, size.height, DPI / 72);
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    return { pixels: renderPdfPage(pdf.module, pointer, width, height, 1), width, height, pageWidth: size.width, pageHeight: size.height, damaged: false };
  });
}

async function fromImage({ file, page }) {
  const info = await imageInfo(file, page - 1);
  const dpiScale = info.density && info.density >= 120 ? DPI / info.density : SHORT_SIDE / Math.min(info.width, info.height);
  const wanted = dpiScale > 0.85 && dpiScale < 1.2 ? 1 : Math.min(dpiScale, 3);
  const scale = bounded(info.width, info.height, wanted);
  const width = scale === 1 ? null : Math.max(8, Math.round((info.turned ? info.height : info.width) * scale));
  const [pageWidth, pageHeight] = info.turned ? [info.height, info.width] : [info.width, info.height];
  const greyOf = async (strict) => {
    const image = (await imagePage(file, page, strict)).rotate().flatten({ background: "#fff" }).greyscale();
    const { data, info: out } = await (width ? image.resize({ width, kernel: "cubic" }) : image).raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: out.width, height: out.height, pageWidth, pageHeight, damaged: !strict };
  };
  try {
    return await greyOf(true);
  } catch {
    return greyOf(false).catch(() => {
      throw new Failure("broken_image", `Page ${page} of the image is damaged. Scan or export it again and upload that.`);
    });
  }
}

/** @returns {Promise<PageImage>} grey pixels (0 black … 255 white), and the page's own size in points or pixels. */
export const pageImage = (task) => (task.media_type === "application/pdf" ? fromPdf(task) : fromImage(task));
