// Bytes → markdown with page geometry. The one door to reading: what the file is, who reads it, and what is said when it cannot be read.
import { limits } from "@/lib/contracts/pipeline";
import { detectMedia, type Media } from "./detect-media";
import { fromDocx } from "./from-docx";
import { fromText } from "./from-text";
import type { MarkdownDocument } from "./markdown-document";
import { type OcrChoice, readPages } from "./read-pages";
import { StageFailure } from "./stage-failure";

export interface ToMarkdownOptions {
  /** Called after each page with the pages done and the pages in all. */
  onPage?: (done: number, total: number) => void;
  signal?: AbortSignal;
  maxPages?: number;
  /** Which body of tesseract reads page images; `auto` takes the program on the PATH where there is one. */
  ocr?: OcrChoice;
}

async function read(bytes: Uint8Array, media: Media, options: ToMarkdownOptions): Promise<MarkdownDocument> {
  const pagesMax = options.maxPages ?? limits.pages;
  if (media.kind === "text") return fromText(bytes, media.media_type, pagesMax);
  if (media.kind === "docx") return fromDocx(bytes, media.media_type, pagesMax, options.signal);
  return readPages(bytes, media, { pagesMax, onPage: options.onPage, signal: options.signal, ocr: options.ocr ?? "auto" });
}

/**
 * The markdown of a document and where on its pages each word stands.
 * A PDF of two digital pages → { markdown: "DEED\n\nKnow all men …", pages: [{ page: 1, start: 0, end: 1200, source: "text_layer", words: […] }, …] }.
 * Throws StageFailure only: a code, what is wrong, and what to do. Never reads a page as text it is not sure of without saying so (`ocr_confidence`, `warnings`).
 */
export async function toMarkdown(bytes: Uint8Array, filename: string, options: ToMarkdownOptions = {}): Promise<MarkdownDocument> {
  const media = detectMedia(bytes, filename);
  if ("problem" in media) throw new StageFailure(media.problem.code, media.problem.message);
  const document = await read(bytes, media, options);
  if (media.kind === "text" || media.kind === "docx") options.onPage?.(document.pages.length, document.pages.length);
  return document;
}
