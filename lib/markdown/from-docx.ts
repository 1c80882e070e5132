// DOCX → MarkdownDocument: mammoth in a reading process, the Markdown here. Pages are what hard page breaks make of it: a DOCX has no other.
import { limits } from "@/lib/contracts/pipeline";
import { cleanText, textPages } from "./from-text";
import { htmlToMarkdown } from "./html-to-markdown";
import type { MarkdownDocument } from "./markdown-document";
import { withReaderFile } from "./reader-file";
import { readerPool } from "./reader-pool";
import { StageFailure } from "./stage-failure";

const TIMEOUT_MS = 60_000;

function htmlOf(result: unknown): string {
  if (typeof result === "object" && result !== null && "html" in result && typeof result.html === "string") return result.html;
  throw new StageFailure("reader_stopped", "The reading process gave no text for this DOCX. Try again.", true);
}

/** Throws StageFailure `broken_docx`, `expands_too_far`, `no_text`, `too_many_pages`, `too_much_text`. */
export async function fromDocx(bytes: Uint8Array, mediaType: string, pagesMax: number, signal?: AbortSignal): Promise<MarkdownDocument> {
  const result = await withReaderFile(bytes, (file) => readerPool().run("docx", { file }, { timeoutMs: TIMEOUT_MS, signal }));
  const { text, warnings } = cleanText(htmlToMarkdown(htmlOf(result)));
  if (text === "") throw new StageFailure("no_text", "The DOCX holds no text. If it holds pictures of pages, save it as PDF and upload that.");
  if (text.length > limits.textChars) throw new StageFailure("too_much_text", `The DOCX holds ${text.length} characters; the limit is ${limits.textChars}.`);
  const pages = textPages(text);
  if (pages.length > pagesMax)
    throw new StageFailure("too_many_pages", `The DOCX has ${pages.length} pages; the limit is ${pagesMax}. Split it into instruments.`);
  return { markdown: text, pages, media_type: mediaType, warnings };
}
