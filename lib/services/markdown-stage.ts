// Stage `markdown`: bytes → text with page geometry, kept with its pages and words.
import { findMarkdown, saveMarkdown } from "@/lib/db/documents";
import { toMarkdown } from "@/lib/markdown/to-markdown";
import { readStoredFile } from "@/lib/platform/storage";
import { getDocumentRow } from "./documents";
import type { PageWatch } from "./watch-pages";

/** Raise it when the same bytes give another text: stored text of an older version is made anew. */
const markdownVersion = "8";

export async function markdownStage(documentId: string, force: boolean, watch: PageWatch): Promise<{ skipped: boolean }> {
  const document = await getDocumentRow(documentId);
  if (document.keyedBy) return { skipped: true };
  const before = force ? null : await findMarkdown(documentId);
  if (before?.version === markdownVersion) return { skipped: true };
  const made = await toMarkdown(await readStoredFile(document.sha256), document.filename, watch);
  const pages = made.pages.map((p) => ({
    page: p.page,
    start: p.start,
    end: p.end,
    width: p.width,
    height: p.height,
    source: p.source,
    ocrConfidence: p.ocr_confidence,
    words: p.words ?? [],
  }));
  await saveMarkdown(documentId, { text: made.markdown, warnings: made.warnings, version: markdownVersion }, pages);
  return { skipped: false };
}
