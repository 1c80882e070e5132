// PDF, TIFF and images page by page in reading processes: text layers in one go, page images by OCR in parallel on the pool.
import { assemble } from "./assemble";
import type { Media } from "./detect-media";
import { type OcrAnswer, ocrFoundPage } from "./from-ocr";
import { isHidden, judgeLayer, type LayerPage, layerPage } from "./from-pdf";
import type { FoundPage, MarkdownDocument, MarkdownWarning } from "./markdown-document";
import { withReaderFile } from "./reader-file";
import { readerPool } from "./reader-pool";
import { type FailureCode, StageFailure } from "./stage-failure";
import { textQuality } from "./text-quality";

export type OcrChoice = "auto" | "native" | "embedded";

export interface ReadOptions {
  pagesMax: number;
  onPage?: ((done: number, total: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  ocr: OcrChoice;
}

const LAYER_TIMEOUT_MS = 120_000;
const HEADER_TIMEOUT_MS = 30_000;
const PAGE_TIMEOUT_MS = 150_000;
/** Of two readings about as good, ours is taken before another program's, and visible text before ours. */
const LAYER_DOUBT = 0.03;
/** So many pages that fail hard, and the rest is not tried: each costs its whole time limit. */
const HARD_FAILURES_MAX = 3;
const hardCodes: readonly FailureCode[] = ["timeout", "out_of_memory", "reader_stopped"];

type SentPage = LayerPage | { page: number; broken: true };

/** What reading one document shares over its pages. */
interface Reading {
  file: string;
  mediaType: string;
  options: ReadOptions;
  done: number;
  total: number;
  hardFailures: number;
}

async function layerPages(file: string, options: ReadOptions): Promise<SentPage[]> {
  const pages: SentPage[] = [];
  const onProgress = (value: unknown) => pages.push(value as SentPage);
  await readerPool().run("pdf", { file, pagesMax: options.pagesMax }, { timeoutMs: LAYER_TIMEOUT_MS, signal: options.signal, onProgress });
  return pages;
}

async function imagePages(file: string, options: ReadOptions): Promise<{ pages: number; cutOff: boolean }> {
  const task = readerPool().run("image", { file }, { timeoutMs: HEADER_TIMEOUT_MS, signal: options.signal });
  const info = (await task) as { pages: number; cutOff: boolean };
  if (info.pages > options.pagesMax)
    throw new StageFailure("too_many_pages", `The file has ${info.pages} pages; the limit is ${options.pagesMax}. Split it into instruments.`);
  return info;
}

const cutOffWarning = (page: number): MarkdownWarning => ({
  code: "file_cut_off",
  message: `The file ends or breaks after page ${page}: pages behind it are lost. Scan or send it again.`,
  page,
});

function pageDone(reading: Reading): void {
  reading.done++;
  reading.options.onPage?.(reading.done, reading.total);
}

/** A page that failed: empty, with the reason as a warning. The document fails only when no page is left. */
function failedPage(page: number, failure: StageFailure): FoundPage {
  const warning = { code: failure.code, message: `Page ${page}: ${failure.message}`, page };
  return { page, width: null, height: null, source: "ocr", ocr_confidence: null, blocks: [], warnings: [warning] };
}

async function ocr(reading: Reading, page: number): Promise<FoundPage> {
  const { file, mediaType, options } = reading;
  try {
    if (reading.hardFailures >= HARD_FAILURES_MAX) throw new StageFailure("unreadable_page", "Not tried: too many pages before it failed.");
    const task = { file, media_type: mediaType, page, engine: options.ocr };
    const answer = await readerPool().run("ocr", task, { timeoutMs: PAGE_TIMEOUT_MS, signal: options.signal });
    return ocrFoundPage(page, answer as OcrAnswer);
  } catch (thrown) {
    if (!(thrown instanceof StageFailure) || thrown.code === "cancelled") throw thrown;
    if (hardCodes.includes(thrown.code)) reading.hardFailures++;
    return failedPage(page, thrown);
  } finally {
    pageDone(reading);
  }
}

/** A page whose text layer is doubtful: OCR, unless the layer turns out the better of the two. */
async function reread(reading: Reading, layer: LayerPage): Promise<FoundPage> {
  const found = await ocr(reading, layer.page);
  if (judgeLayer(layer) === "none") return found;
  const words = found.blocks.flat(2).map((word) => word.text);
  const margin = isHidden(layer) ? -LAYER_DOUBT : LAYER_DOUBT;
  if (words.length > 0 && textQuality(words) >= textQuality(layer.texts) + margin) return found;
  const warning = { code: "poor_text_layer", message: `The text layer of page ${layer.page} is poor. Check what was taken from it.`, page: layer.page };
  return { ...layerPage(layer), warnings: [warning] };
}

async function pdfPages(reading: Reading): Promise<FoundPage[]> {
  const sent = await layerPages(reading.file, reading.options);
  reading.total = sent.length;
  const isGood = (page: SentPage): page is LayerPage => !("broken" in page) && judgeLayer(page) === "good";
  return Promise.all(
    sent.map((page) => {
      if ("broken" in page) return ocr(reading, page.page);
      if (!isGood(page)) return reread(reading, page);
      pageDone(reading);
      return layerPage(page);
    }),
  );
}

/** Throws when not one page gave a word: with the pages' own reason where they share one. */
function assertRead(found: readonly FoundPage[]): void {
  if (found.some((page) => page.blocks.length > 0)) return;
  const warning = found.flatMap((page) => page.warnings).find((one) => one.code !== "blank_page");
  if (!warning) throw new StageFailure("no_text", "Every page is blank. Check that the right side of the paper was scanned.");
  const code = ([...hardCodes, "image_too_large", "broken_image"] as const).find((known) => known === warning.code) ?? "unreadable_page";
  const message = found.length === 1 ? warning.message : `No page could be read. ${warning.message}`;
  throw new StageFailure(code, message, code === "reader_stopped");
}

/** The document of a PDF, TIFF or image. Throws StageFailure. */
export async function readPages(bytes: Uint8Array, media: Media, options: ReadOptions): Promise<MarkdownDocument> {
  return withReaderFile(bytes, async (file) => {
    const reading: Reading = { file, mediaType: media.media_type, options, done: 0, total: 0, hardFailures: 0 };
    let found: FoundPage[];
    if (media.kind === "pdf") found = await pdfPages(reading);
    else {
      const { pages, cutOff } = await imagePages(file, options);
      reading.total = pages;
      found = await Promise.all(Array.from({ length: pages }, (_, index) => ocr(reading, index + 1)));
      if (cutOff) found.at(-1)?.warnings.push(cutOffWarning(pages));
    }
    assertRead(found);
    return assemble(found, media.media_type);
  });
}
