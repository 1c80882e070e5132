// PDF, TIFF and images page by page in reading processes.
import { assemble } from "./assemble";
import type { Media } from "./detect-media";
import { judgeLayer, type LayerPage, layerPage } from "./from-pdf";
import type { FoundPage, MarkdownDocument } from "./markdown-document";
import { withReaderFile } from "./reader-file";
import { readerPool } from "./reader-pool";
import { StageFailure } from "./stage-failure";

export interface ReadOptions {
  pagesMax: number;
  onPage?: ((done: number, total: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

const LAYER_TIMEOUT_MS = 120_000;

type SentPage = LayerPage | { page: number; broken: true };

async function layerPages(file: string, options: ReadOptions): Promise<SentPage[]> {
  const pages: SentPage[] = [];
  await readerPool().run(
    "pdf",
    { file, pagesMax: options.pagesMax },
    { timeoutMs: LAYER_TIMEOUT_MS, signal: options.signal, onProgress: (value) => pages.push(value as SentPage) },
  );
  return pages;
}

async function readPdf(file: string, options: ReadOptions): Promise<FoundPage[]> {
  const sent = await layerPages(file, options);
  const images = sent.filter((page) => "broken" in page || judgeLayer(page) !== "good");
  if (images.length === sent.length) throw new StageFailure("no_text", "The PDF has no text layer: its pages are pictures. Upload a version with text.");
  return sent.flatMap((page) => ("broken" in page ? [] : [layerPage(page)]));
}

/** The document of a PDF, TIFF or image. Throws StageFailure. */
export async function readPages(bytes: Uint8Array, media: Media, options: ReadOptions): Promise<MarkdownDocument> {
  return withReaderFile(bytes, async (file) => {
    if (media.kind !== "pdf") throw new StageFailure("no_text", "Pictures are not read yet. Upload a PDF with text.");
    const found = await readPdf(file, options);
    return assemble(found, media.media_type);
  });
}
