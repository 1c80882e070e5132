// What the model extractor needs of a model: one question with a schema, one answer that fits it. lib/llm has the adapter.
import type { z } from "zod";

export type ModelUsage = { model_calls: number; input_tokens: number; output_tokens: number; cost_usd: string; cache_hits: number };
/** A page as the model may look at it. */
export type ModelImage = { page: number; mediaType: string; base64: string };
export type ModelQuestion<S extends z.ZodType> = { name: string; schema: S; system: string; user: string; images?: readonly ModelImage[] };
export type ModelPort = {
  model: string;
  /** Whether it can be shown pages. */
  seesImages?: boolean;
  /** Errors carry `code` and `retryable`; an answer that does not fit is asked for once more, then fails. */
  ask: <S extends z.ZodType>(question: ModelQuestion<S>) => Promise<{ answer: z.output<S>; usage: ModelUsage }>;
};
