// The extractors behind one port: the embedded rules, or a model.
import type { Warning } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Aspect, Extractor } from "@/lib/contracts/pipeline";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { findModelCall, saveModelCall } from "@/lib/db/extractions";
import { extractAspect, RULES_VERSION } from "@/lib/extract";
import { withDoubts } from "@/lib/extract/agreement/agree";
import { extractWithModel } from "@/lib/extract/model/extract-with-model";
import type { ModelImage, ModelPort, ModelUsage } from "@/lib/extract/model/model-port";
import { PROMPT_VERSION } from "@/lib/extract/model/prompt";
import { type AnswerStore, openAiModel } from "@/lib/llm/openai-model";
import { env } from "@/lib/platform/env";
import { StageError } from "./stage-error";

export type ExtractInput = {
  markdown: string;
  pages: { page: number; start: number; end: number; ocr_confidence?: number | null; doubts?: { start: number; end: number; confidence: number }[] }[];
  parties: Parties | null;
  pageImage?: (page: number) => Promise<ModelImage | null>;
};
export type AspectExtractor = {
  name: Extractor;
  version: string;
  model: string | null;
  extract: (aspect: Aspect, input: ExtractInput) => Promise<AspectExtraction<unknown> & { usage: ModelUsage }>;
};

const free: ModelUsage = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: "0", cache_hits: 0 };

const rules: AspectExtractor = {
  name: "rules",
  version: RULES_VERSION,
  model: null,
  extract: async (aspect, input) => ({ ...extractAspect(aspect, input), usage: free }),
};

/** Answers of the model are kept in Postgres by the hash of their question. */
const answers: AnswerStore = {
  find: async (key) => {
    const row = await findModelCall(key);
    return row ? { response: row.response, inputTokens: row.inputTokens, outputTokens: row.outputTokens, costUsd: row.costUsd } : null;
  },
  save: (key, model, answer) => saveModelCall({ key, model, ...answer }),
};

/** The extractor of a name. `no_model` where the model is asked for and none is configured. */
export function extractorFor(name: Extractor): AspectExtractor {
  if (name === "rules") return rules;
  const { apiKey, baseUrl, model, images } = env().openai;
  if (!apiKey)
    throw new StageError(
      "no_model",
      'No model is configured: set OPENAI_API_KEY (and OPENAI_BASE_URL for another server), or use the extractor "rules".',
      false,
    );
  const port = openAiModel({ apiKey, baseUrl, model, images }, answers);
  return { name, version: `prompt-${PROMPT_VERSION}+${RULES_VERSION}`, model, extract: (aspect, input) => doubted(aspect, input, port) };
}

/** The model's reading, less sure where the rules read a decisive thing otherwise. */
async function doubted(aspect: Aspect, input: ExtractInput, port: ModelPort): Promise<AspectExtraction<unknown> & { usage: ModelUsage }> {
  const { usage, ...read } = await extractWithModel(aspect, input, port);
  const second = extractAspect(aspect, input);
  return { ...withDoubts(aspect, read as AspectExtraction<{ warnings?: Warning[] }>, second), usage };
}
