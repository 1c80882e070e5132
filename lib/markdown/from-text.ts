// A text or Markdown file → MarkdownDocument. The markdown is the text itself with "\n" as line end; a form feed ends a page.
import { limits } from "@/lib/contracts/pipeline";
import { decodeText } from "./decode-text";
import type { MarkdownDocument, MarkdownPage, MarkdownWarning } from "./markdown-document";
import { StageFailure } from "./stage-failure";

const REPLACEMENT = "\uFFFD";

/** Text without what no database or browser takes: NUL bytes and halves of surrogate pairs become U+FFFD, and a warning says how many. */
export function cleanText(text: string): { text: string; warnings: MarkdownWarning[] } {
  const warnings: MarkdownWarning[] = [];
  const lines = text.replace(/\r\n?/g, "\n");
  const withoutNul = lines.replaceAll("\0", REPLACEMENT);
  if (withoutNul !== lines) warnings.push({ code: "nul_replaced", message: `NUL bytes in the text were replaced by ${REPLACEMENT}.` });
  const whole = withoutNul.toWellFormed();
  if (whole !== withoutNul) warnings.push({ code: "lone_surrogate_replaced", message: `Broken characters in the text were replaced by ${REPLACEMENT}.` });
  return { text: whole, warnings };
}

/** Pages of a text: the stretches between form feeds; one page where there is none. A form feed at the very end opens no page. */
export function textPages(text: string): MarkdownPage[] {
  const pages: MarkdownPage[] = [];
  let start = 0;
  while (start <= text.length) {
    const feed = text.indexOf("\f", start);
    const end = feed === -1 ? text.length : feed;
    if (end > start || feed !== -1 || pages.length === 0)
      pages.push({ page: pages.length + 1, start, end, width: null, height: null, source: "text", ocr_confidence: null, words: [] });
    if (feed === -1) break;
    start = feed + 1;
  }
  return pages;
}

/** The document of a text file. Throws StageFailure `no_text`, `too_much_text`, `too_many_pages`. */
export function fromText(bytes: Uint8Array, mediaType: string, pagesMax: number): MarkdownDocument {
  const decoded = decodeText(bytes);
  if (!decoded) throw new StageFailure("unknown_file_type", "The file is not text. Upload it as PDF, DOCX, TIFF, PNG, JPEG or WebP.");
  if (decoded.text.length > limits.textChars)
    throw new StageFailure("too_much_text", `The text has ${decoded.text.length} characters; the limit is ${limits.textChars}. Split it into instruments.`);
  const { text, warnings } = cleanText(decoded.text);
  if (text.trim() === "") throw new StageFailure("no_text", "The file holds only white space. Check that the right file was uploaded.");
  if (decoded.encoding === "windows-1252") warnings.push({ code: "encoding_guessed", message: "The text is not UTF-8; it was read as Windows-1252." });
  const pages = textPages(text);
  if (pages.length > pagesMax)
    throw new StageFailure("too_many_pages", `The text has ${pages.length} pages; the limit is ${pagesMax}. Split it into instruments.`);
  return { markdown: text, pages, media_type: mediaType, warnings };
}
