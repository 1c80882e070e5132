// Stages `extract_*`: markdown → L0 of one aspect, from the cache by content where it has been asked before.
import { createHash } from "node:crypto";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { type Aspect, type Extractor, type Stage, stageAspect } from "@/lib/contracts/pipeline";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { db } from "@/lib/db/client";
import { findDoubtedWords, findMarkdown, findPages } from "@/lib/db/documents";
import { findCached, findExtraction, saveCached, saveExtraction } from "@/lib/db/extractions";
import { markStale } from "@/lib/db/packages";
import type { ModelImage, ModelUsage } from "@/lib/extract/model/model-port";
import { renderPage } from "@/lib/markdown/render-page";
import { StageFailure } from "@/lib/markdown/stage-failure";
import { env } from "@/lib/platform/env";
import { readStoredFile } from "@/lib/platform/storage";
import { getDocumentRow } from "./documents";
import { type AspectExtractor, type ExtractInput, extractorFor } from "./extractors";
import { StageError } from "./stage-error";

export type ExtractOptions = { force: boolean; extractor: Extractor | undefined; spentUsd: string };
/** Words that the recogniser was less sure of count against the values read from them. */
const DOUBTED = 0.8;

type Read = AspectExtraction<unknown> & { usage: ModelUsage };

/** A document that was keyed by hand is skipped; one without markdown fails with `not_extracted`; `spending_cap` once a job has spent its cap. */
export async function extractStage(
  documentId: string,
  stage: Exclude<Stage, "markdown">,
  options: ExtractOptions,
): Promise<{ skipped: boolean; usage?: ModelUsage }> {
  const aspect: Aspect = stageAspect[stage];
  const document = await getDocumentRow(documentId);
  if (document.keyedBy) return { skipped: true };
  const [markdown, pages, doubts] = await Promise.all([findMarkdown(documentId), findPages(documentId), findDoubtedWords(documentId, DOUBTED)]);
  if (!markdown) throw new StageError("not_extracted", "The document has no text yet: run its markdown stage first.", false);
  const extractor = extractorFor(options.extractor ?? env().extractor);
  const parties = aspect === "conveyance" ? (((await findExtraction(documentId, "parties", "L0"))?.resolved ?? null) as Parties | null) : null;
  const input: ExtractInput = {
    markdown: markdown.text,
    pages: pages.map((p) => ({ page: p.page, start: p.start, end: p.end, ocr_confidence: p.ocrConfidence, doubts: doubts.get(p.page) ?? [] })),
    parties,
    pageImage: pageImageOf(document),
  };
  const key = cacheKey([document.sha256, markdown.version, aspect], extractor, parties);
  const read = await cachedOr(key, aspect, extractor, options, () => extractor.extract(aspect, input));
  const { usage } = read;
  await saveExtraction(documentId, aspect, "L0", {
    resolved: read.resolved,
    evidence: read.evidence,
    confidence: read.confidence,
    ...provenanceOf(extractor),
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    costUsd: usage.cost_usd,
    at: new Date(),
  });
  await markStale(db(), document.packageId);
  return { skipped: false, usage };
}

/** Draws pages for a model that looks at them; a page that cannot be drawn is not shown. */
const pageImageOf =
  (document: Awaited<ReturnType<typeof getDocumentRow>>) =>
  async (page: number): Promise<ModelImage | null> => {
    if (document.mediaType !== "application/pdf" && !document.mediaType.startsWith("image/")) return null;
    try {
      const image = await renderPage(await readStoredFile(document.sha256), document.mediaType, page, 1400);
      return { page, mediaType: image.media_type, base64: Buffer.from(image.bytes).toString("base64") };
    } catch (thrown) {
      if (thrown instanceof StageFailure) return null;
      throw thrown;
    }
  };

const provenanceOf = (extractor: AspectExtractor) => ({ extractor: extractor.name, model: extractor.model, version: extractor.version });

/** What the answer follows from. A model is told the parties' names, so they belong to its key. */
function cacheKey(of: string[], extractor: AspectExtractor, parties: Parties | null): string {
  const told = extractor.model && parties ? JSON.stringify(parties.parties.map((p) => p.name)) : "";
  return createHash("sha256")
    .update([...of, extractor.name, extractor.version, extractor.model ?? "", told].join("\n"))
    .digest("hex");
}

async function cachedOr(key: string, aspect: Aspect, extractor: AspectExtractor, options: ExtractOptions, extract: () => Promise<Read>): Promise<Read> {
  const cached = options.force ? null : await findCached(key);
  if (cached) {
    const value = cached.value as AspectExtraction<unknown>;
    return { ...value, usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: "0", cache_hits: 1 } };
  }
  const cap = env().openai.spendCapUsd;
  if (extractor.model && Number(options.spentUsd) >= Number(cap))
    throw new StageError(
      "spending_cap",
      `The job has spent ${options.spentUsd} of its cap of ${cap} US dollars on the model. Raise OPENAI_SPEND_CAP_USD and retry.`,
      false,
    );
  const read = await extract();
  const { resolved, evidence, confidence, usage } = read;
  await saveCached({
    key,
    aspect,
    ...provenanceOf(extractor),
    value: { resolved, evidence, confidence },
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    costUsd: usage.cost_usd,
  });
  return read;
}
