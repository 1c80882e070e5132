// Stages `extract_*`: markdown → L0 of one aspect, from the cache by content where it has been asked before.
import { createHash } from "node:crypto";
import { type Aspect, type Extractor, type Stage, stageAspect } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { findMarkdown, findPages } from "@/lib/db/documents";
import { findCached, saveCached, saveExtraction } from "@/lib/db/extractions";
import { markStale } from "@/lib/db/packages";
import { env } from "@/lib/platform/env";
import { getDocumentRow } from "./documents";
import { extractorFor } from "./extractors";
import type { StageUsage } from "./run-document-stage";
import { StageError } from "./stage-error";

/** A document that was keyed by hand is skipped; one without markdown fails with `not_extracted`. */
export async function extractStage(
  documentId: string,
  stage: Exclude<Stage, "markdown">,
  options: { force: boolean; extractor: Extractor | undefined },
): Promise<{ skipped: boolean; usage?: StageUsage }> {
  const aspect: Aspect = stageAspect[stage];
  const document = await getDocumentRow(documentId);
  if (document.keyedBy) return { skipped: true };
  const [markdown, pages] = await Promise.all([findMarkdown(documentId), findPages(documentId)]);
  if (!markdown) throw new StageError("not_extracted", "The document has no text yet: run its markdown stage first.", false);
  const extractor = extractorFor(options.extractor ?? env().extractor);
  const key = createHash("sha256")
    .update([document.sha256, markdown.version, aspect, extractor.name, extractor.version, extractor.model ?? ""].join("\n"))
    .digest("hex");
  const cached = options.force ? null : await findCached(key);
  const found = cached ? (cached.value as { resolved: unknown; evidence: unknown; confidence: unknown }) : null;
  const read = found
    ? null
    : await extractor.extract(aspect, { markdown: markdown.text, pages: pages.map((p) => ({ page: p.page, start: p.start, end: p.end })) });
  const value = found ?? read;
  const cost = { inputTokens: read?.usage.input_tokens ?? 0, outputTokens: read?.usage.output_tokens ?? 0, costUsd: read?.usage.cost_usd ?? "0" };
  const provenance = { extractor: extractor.name, model: extractor.model, version: extractor.version };
  if (read) await saveCached({ key, aspect, ...provenance, value: { resolved: read.resolved, evidence: read.evidence, confidence: read.confidence }, ...cost });
  await saveExtraction(documentId, aspect, "L0", {
    resolved: value?.resolved,
    evidence: value?.evidence,
    confidence: value?.confidence,
    ...provenance,
    ...cost,
    at: new Date(),
  });
  await markStale(db(), document.packageId);
  return {
    skipped: false,
    usage: {
      model_calls: read?.usage.model_calls ?? 0,
      input_tokens: cost.inputTokens,
      output_tokens: cost.outputTokens,
      cost_usd: cost.costUsd,
      cache_hits: found ? 1 : 0,
    },
  };
}
