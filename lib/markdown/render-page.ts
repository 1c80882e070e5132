// The picture of one page for the viewer, as WebP of an asked width.
import { withKeptReaderFile } from "./reader-file";
import { viewerReaderPool } from "./reader-pool";
import { StageFailure } from "./stage-failure";

export interface PageImage {
  bytes: Uint8Array;
  media_type: "image/webp";
}

const WIDTH_MIN = 32;
const WIDTH_MAX = 4_000;
const TIMEOUT_MS = 30_000;

/**
 * Page `page` (from 1) of a PDF, image or TIFF as WebP, `widthPx` wide (32..4000).
 * Throws StageFailure `not_an_image` for text and DOCX (the viewer shows their text), `no_such_page`, `encrypted_pdf`, `broken_pdf`, `broken_image`, `image_too_large`, `timeout`.
 */
export async function renderPage(bytes: Uint8Array, mediaType: string, page: number, widthPx: number): Promise<PageImage> {
  if (mediaType !== "application/pdf" && !mediaType.startsWith("image/"))
    throw new StageFailure("not_an_image", "This document is text: its pages have no picture. Show its markdown instead.");
  const width = Math.round(Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, widthPx)));
  const result = await withKeptReaderFile(bytes, (file) =>
    viewerReaderPool().run("render", { file, media_type: mediaType, page, width }, { timeoutMs: TIMEOUT_MS }),
  );
  if (typeof result === "object" && result !== null && "bytes" in result && result.bytes instanceof Uint8Array)
    return { bytes: result.bytes, media_type: "image/webp" };
  throw new StageFailure("reader_stopped", "The reading process gave no picture. Try again.", true);
}
