// A document's text with page geometry, and its pages as images.
import type { MarkdownView } from "@/lib/contracts/documents";
import { findMarkdown, findPages } from "@/lib/db/documents";
import { renderPage } from "@/lib/markdown/render-page";
import { StageFailure } from "@/lib/markdown/stage-failure";
import { AppError } from "@/lib/platform/errors";
import { keptImage } from "@/lib/platform/kept-images";
import { readStoredFile } from "@/lib/platform/storage";
import { getDocumentRow } from "./documents";

export async function getMarkdown(id: string): Promise<MarkdownView> {
  await getDocumentRow(id);
  const [markdown, pages] = await Promise.all([findMarkdown(id), findPages(id)]);
  if (!markdown) throw new AppError("not_extracted", "The document has no text yet. POST …/process reads it.");
  return {
    markdown: markdown.text,
    pages: pages.map((p) => ({
      page: p.page,
      start: p.start,
      end: p.end,
      width: p.width,
      height: p.height,
      source: p.source as "text",
      ocr_confidence: p.ocrConfidence,
    })),
    warnings: markdown.warnings as NonNullable<MarkdownView["warnings"]>,
  };
}

/** A page that cannot be drawn: not there, not readable, or not just now. */
function pageProblem(failure: StageFailure): AppError {
  if (failure.retryable) return new AppError("unavailable", failure.message, { retryAfterSeconds: 5, cause: failure });
  return failure.code === "no_such_page" || failure.code === "not_an_image"
    ? new AppError("not_found", failure.message)
    : new AppError("unreadable_file", failure.message);
}

/** One page as WebP. 404 for a page that is not there, or a document that has no page images (plain text, DOCX, keyed). */
export async function getPageImage(id: string, page: number, width: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; mediaType: string; tag: string }> {
  const row = await getDocumentRow(id);
  const pictured = row.mediaType === "application/pdf" || row.mediaType.startsWith("image/");
  if (row.keyedBy || !pictured) throw new AppError("not_found", "This document has no page images; its text is at …/markdown.");
  if (row.pageCount !== null && page > row.pageCount) throw new AppError("not_found", `The document has ${row.pageCount} pages.`);
  const draw = async () => (await renderPage(await readStoredFile(row.sha256), row.mediaType, page, width)).bytes;
  const bytes = await keptImage({ sha256: row.sha256, page, width }, draw).catch((thrown: unknown) => {
    if (thrown instanceof StageFailure) throw pageProblem(thrown);
    throw thrown;
  });
  return { bytes: new Uint8Array(bytes), mediaType: "image/webp", tag: `"${row.sha256.slice(0, 20)}-${page}-${width}"` };
}
