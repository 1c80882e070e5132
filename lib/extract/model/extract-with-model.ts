// L0 by a model: the instrument in parts, one question a part, answers put together and every quote aligned by code.
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Aspect } from "@/lib/contracts/pipeline";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { parseLand } from "@/lib/land/parse-land";
import { type PageSpan, quoteAligner } from "./align-quote";
import type { ModelImage, ModelPort, ModelUsage } from "./model-port";
import { pagesToShow } from "./pages-to-show";
import { promptFor } from "./prompt";
import { splitText } from "./split-text";
import { conveyanceFromWire, datesFromWire, docTypeFromWire, partiesFromWire } from "./to-extraction";
import { type Wire, wireSchemas } from "./wire";

export type ModelInput = {
  markdown: string;
  pages: readonly (PageSpan & { ocr_confidence?: number | null })[];
  parties?: Parties | null;
  /** Draws a page; null where the document has no page images. */
  pageImage?: (page: number) => Promise<ModelImage | null>;
};

/** Errors of the port pass through. The first part's answer leads; later parts add what it lacks. */
export async function extractWithModel(aspect: Aspect, input: ModelInput, model: ModelPort): Promise<AspectExtraction<unknown> & { usage: ModelUsage }> {
  const parts = splitText(input.markdown);
  const names = aspect === "conveyance" ? (input.parties?.parties.map((p) => p.name) ?? []) : [];
  const usage: ModelUsage = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: "0", cache_hits: 0 };
  const answers: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    const prompt = promptFor(aspect, part.text, { index, count: parts.length }, names);
    const images = await imagesFor(input, part, model);
    const { answer, usage: spent } = await model.ask({ name: aspect, schema: wireSchemas[aspect], ...prompt, ...(images.length > 0 ? { images } : {}) });
    answers.push(answer);
    usage.model_calls += spent.model_calls;
    usage.input_tokens += spent.input_tokens;
    usage.output_tokens += spent.output_tokens;
    usage.cache_hits += spent.cache_hits;
    usage.cost_usd = addUsd(usage.cost_usd, spent.cost_usd);
  }
  return { ...toExtraction(aspect, answers.reduce(combine), input), usage };
}

/** The pages of a part that were read poorly, for a model that sees. A page that cannot be drawn is left out. */
async function imagesFor(input: ModelInput, part: { start: number; text: string }, model: ModelPort): Promise<ModelImage[]> {
  const { pageImage } = input;
  if (!model.seesImages || !pageImage) return [];
  const shown = await Promise.all(pagesToShow(input.pages, part.start, part.start + part.text.length).map((page) => pageImage(page)));
  return shown.filter((image) => image !== null);
}

/** Two answers of one schema as one: lists are joined without repeats, a value keeps its first non-null. */
function combine(first: unknown, second: unknown): unknown {
  if (first === null || first === undefined) return second;
  if (Array.isArray(first) && Array.isArray(second)) {
    const seen = new Set(first.map((x) => JSON.stringify(x)));
    return [...first, ...second.filter((x) => !seen.has(JSON.stringify(x)))];
  }
  if (typeof first === "object" && typeof second === "object" && second !== null && !Array.isArray(first)) {
    const [a, b] = [first as Record<string, unknown>, second as Record<string, unknown>];
    return Object.fromEntries(Object.keys(a).map((k) => [k, combine(a[k], b[k])]));
  }
  return first;
}

function toExtraction(aspect: Aspect, answer: unknown, input: ModelInput): AspectExtraction<unknown> {
  const align = quoteAligner(input.markdown, input.pages);
  if (aspect === "doc_type") return docTypeFromWire(answer as Wire<"doc_type">, align);
  if (aspect === "parties") return partiesFromWire(answer as Wire<"parties">, align);
  if (aspect === "dates") return datesFromWire(answer as Wire<"dates">, align);
  if (aspect === "land") return landFromWire(answer as Wire<"land">, align);
  const known = input.parties?.parties ?? [];
  return conveyanceFromWire(answer as Wire<"conveyance">, align, (name) => known.find((p) => p.name.toLowerCase() === name.toLowerCase())?.id ?? null);
}

/** The model copies descriptions; lib/land reads them. */
function landFromWire(wire: Wire<"land">, align: ReturnType<typeof quoteAligner>): AspectExtraction<unknown> {
  const evidence: AspectExtraction<unknown>["evidence"] = {};
  const confidence: AspectExtraction<unknown>["confidence"] = {};
  const tracts = wire.descriptions.flatMap((d) => {
    const found = align(d.quote);
    return parseLand(d.quote, { ...(d.county ? { county: d.county } : {}), ...(d.state ? { state: d.state } : {}) }).map((tract) => ({ tract, found }));
  });
  const resolved = {
    tracts: tracts.map(({ tract, found }, i) => {
      evidence[`/tracts/${i}/text`] = found;
      confidence[`/tracts/${i}/text`] = found[0]?.alignment === "exact" ? 0.9 : found[0]?.alignment === "tolerant" ? 0.75 : 0.2;
      return { ...tract, id: `t${i + 1}`, span: null };
    }),
  };
  return { resolved, evidence, confidence };
}

/** Sum of two decimal amounts of at most six places, exactly. */
function addUsd(a: string, b: string): string {
  const millionths = (s: string): bigint => {
    const [whole = "0", part = ""] = s.split(".");
    return BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, "0").slice(0, 6) || "0");
  };
  const text = (millionths(a) + millionths(b)).toString().padStart(7, "0");
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
}
