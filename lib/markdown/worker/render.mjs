// One page as a picture for the viewer: PDF by pdfium, images and TIFF pages by sharp; WebP at the asked width.
import sharp from "sharp";
import { Failure } from "./failure.mjs";
import { imagePage } from "./image-file.mjs";
import { openPdf, pageSize, withPage } from "./pdf-file.mjs";
import { renderPdfPage } from "./pdf-render.mjs";

const webp = (image) => image.webp({ quality: 78, effort: 2 }).toBuffer();

async function fromPdf({ file, page, width }) {
  const pdf = await openPdf(file);
  return withPage(pdf, page - 1, (pointer) => {
    const size = pageSize(pdf.module, pointer);
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    if (width * height > 60_000_000) throw new Failure("image_too_large", "A picture of this page at this width is too large. Ask for a smaller width.");
    const pixels = renderPdfPage(pdf.module, pointer, width, height, 4);
    return webp(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha());
  });
}

/** @returns {Promise<{bytes: Uint8Array}>} */
export async function renderPage(task) {
  if (task.media_type === "application/pdf") return { bytes: await fromPdf(task) };
  const image = await imagePage(task.file, task.page);
  return { bytes: await webp(image.rotate().resize({ width: task.width, withoutEnlargement: false }).flatten({ background: "#fff" })) };
}
