// Image files by sharp: their pages, sizes, and one page ready to work on. Size limits are checked before any pixel is decoded.
import sharp from "sharp";
import { Failure } from "./failure.mjs";

sharp.cache(false);
sharp.concurrency(1);

/** 20,000 x 20,000 is refused; a 36 x 48 inch plat at 300 dpi (155 million) is not. */
const PIXELS_MAX = 200_000_000;
const DIRECTORIES_MAX = 1_000;

const broken = () => new Failure("broken_image", "The image is damaged or incomplete. Scan or export it again and upload that.");

/** @returns {Promise<{pages: number, width: number, height: number, density: number | null, turned: boolean}>} what the header says. */
export async function imageInfo(file, page = 0) {
  let meta;
  try {
    meta = await sharp(file, { page, limitInputPixels: false }).metadata();
  } catch {
    throw broken();
  }
  const pages = meta.pages ?? 1;
  if (pages > DIRECTORIES_MAX) throw new Failure("too_many_pages", `The image file has ${pages} pages. Split it into instruments.`);
  const width = meta.width ?? 0;
  const height = meta.pageHeight ?? meta.height ?? 0;
  if (!width || !height) throw broken();
  if (width * height > PIXELS_MAX)
    throw new Failure(
      "image_too_large",
      `The image is ${width} x ${height} pixels, more than can be read. Scan it at 300 dpi or scale it down, and upload that.`,
    );
  const density = meta.density && meta.density >= 60 && meta.density <= 1300 ? meta.density : null;
  // EXIF orientations 5 to 8 stand the image on its side.
  return { pages, width, height, density, turned: (meta.orientation ?? 1) >= 5 };
}

/** A sharp pipeline at one page (1-based) of an image file. A damaged one is read as far as it goes; `strict` makes it throw instead. */
export async function imagePage(file, page, strict = false) {
  const info = await imageInfo(file);
  if (page < 1 || page > info.pages) throw new Failure("no_such_page", `The file has ${info.pages} pages.`);
  if (page > 1) await imageInfo(file, page - 1);
  return sharp(file, { page: page - 1, limitInputPixels: PIXELS_MAX, failOn: strict ? "error" : "none" });
}
