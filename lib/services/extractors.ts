// The extractors behind one port: the embedded rules, or a model.
import type { Aspect, Extractor } from "@/lib/contracts/pipeline";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { extractAspect, RULES_VERSION } from "@/lib/extract";

export type ExtractInput = { markdown: string; pages: { page: number; start: number; end: number }[] };
export type ExtractUsage = { model_calls: number; input_tokens: number; output_tokens: number; cost_usd: string };
export type AspectExtractor = {
  name: Extractor;
  version: string;
  model: string | null;
  extract: (aspect: Aspect, input: ExtractInput) => Promise<AspectExtraction<unknown> & { usage: ExtractUsage }>;
};

const free: ExtractUsage = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: "0" };
const rules: AspectExtractor = {
  name: "rules",
  version: RULES_VERSION,
  model: null,
  extract: async (aspect, input) => ({ ...extractAspect(aspect, input), usage: free }),
};

export function extractorFor(name: Extractor): AspectExtractor {
  return name === "rules" ? rules : rules;
}
