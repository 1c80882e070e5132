// The only door to a model: OpenAI or any server that speaks its protocol. Structured answers, one repair, kept by content.
import { createHash } from "node:crypto";
import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { z } from "zod";
import type { ModelPort, ModelQuestion, ModelUsage } from "@/lib/extract/model/model-port";
import { ModelError, toModelError } from "./model-error";
import { costUsd } from "./prices";

export type ModelSettings = { apiKey: string; baseUrl: string | null; model: string; timeoutMs?: number; images?: boolean };
export type KeptAnswer = { response: unknown; inputTokens: number; outputTokens: number; costUsd: string };
/** Where answers are kept by the key of their question. */
export type AnswerStore = { find: (key: string) => Promise<KeptAnswer | null>; save: (key: string, model: string, answer: KeptAnswer) => Promise<void> };

type Turn = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Reply = { text: string; cutOff: boolean; inputTokens: number; outputTokens: number };

/** A model that asks again once when its answer does not fit the schema, and then fails with `model_answer_invalid`. Retries of the transport are the job's. */
export function openAiModel(settings: ModelSettings, store: AnswerStore): ModelPort {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    maxRetries: 0,
    timeout: settings.timeoutMs ?? 120_000,
  });
  return { model: settings.model, seesImages: settings.images === true, ask: (question) => ask(client, settings.model, store, question) };
}

async function ask<S extends z.ZodType>(
  client: OpenAI,
  model: string,
  store: AnswerStore,
  question: ModelQuestion<S>,
): Promise<{ answer: z.output<S>; usage: ModelUsage }> {
  const format = zodResponseFormat(question.schema, question.name);
  const key = createHash("sha256")
    .update(JSON.stringify([model, question.system, question.user, format, ...(question.images ?? []).map((i) => i.base64)]))
    .digest("hex");
  const kept = await store.find(key);
  if (kept) {
    const parsed = question.schema.safeParse(kept.response);
    if (parsed.success) return { answer: parsed.data, usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: "0", cache_hits: 1 } };
  }
  const turns: Turn[] = [
    { role: "system", content: question.system },
    { role: "user", content: contentOf(question) },
  ];
  const first = await call(client, model, turns, format);
  const read = parseAnswer(question.schema, first);
  if (read.ok) return keep(store, key, model, read, [first]);
  const second = await call(
    client,
    model,
    [
      ...turns,
      { role: "assistant", content: first.text.slice(0, 20_000) },
      {
        role: "user",
        content: `That answer does not fit: ${read.why}. Answer again, whole, in the schema${first.cutOff ? ", with the shortest quotes that suffice" : ""}.`,
      },
    ],
    format,
  );
  const again = parseAnswer(question.schema, second);
  if (again.ok) return keep(store, key, model, again, [first, second]);
  if (second.cutOff) throw new ModelError("model_truncated", "The model's answer was cut off twice; the instrument is too long for one answer.", false);
  throw new ModelError("model_answer_invalid", `The model's answer does not fit the schema: ${again.why}`, false);
}

/** Words first, then the pages it may look at, each named. */
function contentOf<S extends z.ZodType>(question: ModelQuestion<S>): string | OpenAI.Chat.Completions.ChatCompletionContentPart[] {
  const { images } = question;
  if (!images || images.length === 0) return question.user;
  return [
    { type: "text", text: question.user },
    ...images.flatMap((i): OpenAI.Chat.Completions.ChatCompletionContentPart[] => [
      { type: "text", text: `Page ${i.page} as it looks. Where the text above was misread, read it here; quote the text above all the same.` },
      { type: "image_url", image_url: { url: `data:${i.mediaType};base64,${i.base64}` } },
    ]),
  ];
}

async function keep<T>(
  store: AnswerStore,
  key: string,
  model: string,
  read: { value: T; raw: unknown },
  replies: Reply[],
): Promise<{ answer: T; usage: ModelUsage }> {
  const inputTokens = replies.reduce((n, r) => n + r.inputTokens, 0);
  const outputTokens = replies.reduce((n, r) => n + r.outputTokens, 0);
  const cost = costUsd(model, inputTokens, outputTokens);
  await store.save(key, model, { response: read.raw, inputTokens, outputTokens, costUsd: cost });
  return { answer: read.value, usage: { model_calls: replies.length, input_tokens: inputTokens, output_tokens: outputTokens, cost_usd: cost, cache_hits: 0 } };
}

async function call(client: OpenAI, model: string, messages: Turn[], format: ReturnType<typeof zodResponseFormat>): Promise<Reply> {
  try {
    const done = await client.chat.completions.create({ model, messages, response_format: { type: "json_schema", json_schema: format.json_schema } });
    const choice = done.choices[0];
    if (choice?.message.refusal) throw new ModelError("model_refused", "The model declined to read this instrument.", false);
    return {
      text: choice?.message.content ?? "",
      cutOff: choice?.finish_reason === "length",
      inputTokens: done.usage?.prompt_tokens ?? 0,
      outputTokens: done.usage?.completion_tokens ?? 0,
    };
  } catch (thrown) {
    throw toModelError(thrown);
  }
}

function parseAnswer<S extends z.ZodType>(schema: S, reply: Reply): { ok: true; value: z.output<S>; raw: unknown } | { ok: false; why: string } {
  if (reply.cutOff) return { ok: false, why: "it was cut off" };
  let raw: unknown;
  try {
    raw = JSON.parse(reply.text);
  } catch {
    return { ok: false, why: "it is not JSON" };
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data, raw };
  return {
    ok: false,
    why: parsed.error.issues
      .slice(0, 3)
      .map((i) => `${i.path.join(".")}: ${i.message}`)
      .join("; "),
  };
}
