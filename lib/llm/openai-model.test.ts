// The model adapter against a local server that speaks the chat protocol, faults included. Nothing here calls out.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { zodResponseFormat } from "openai/helpers/zod";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { wireSchemas } from "@/lib/extract/model/wire";
import { type KeptAnswer, openAiModel } from "./openai-model";

type Scripted = { status?: number; headers?: Record<string, string>; content?: string; finish?: string; refusal?: string; hangMs?: number };
let server: Server | null = null;
const seen: { messages: { role: string; content: string }[] }[] = [];

async function modelThatSays(script: Scripted[], timeoutMs = 2000) {
  seen.length = 0;
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      seen.push(JSON.parse(body) as (typeof seen)[number]);
      const turn = script.shift() ?? {};
      const answer = {
        id: "c1",
        object: "chat.completion",
        created: 1,
        model: "m",
        choices: [
          { index: 0, finish_reason: turn.finish ?? "stop", message: { role: "assistant", content: turn.content ?? "{}", refusal: turn.refusal ?? null } },
        ],
        usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
      };
      setTimeout(
        () => response.writeHead(turn.status ?? 200, { "content-type": "application/json", ...turn.headers }).end(turn.status ? "{}" : JSON.stringify(answer)),
        turn.hangMs ?? 0,
      );
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  const kept = new Map<string, KeptAnswer>();
  const store = {
    find: async (key: string) => kept.get(key) ?? null,
    save: async (key: string, _model: string, answer: KeptAnswer) => void kept.set(key, answer),
  };
  return openAiModel({ apiKey: "k", baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, model: "gpt-5-mini", timeoutMs }, store);
}

const question = { name: "q", schema: z.strictObject({ grantor: z.string() }), system: "s", user: "u" };

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("openAiModel", () => {
  it("gives the answer with its cost, and asks nothing the second time", async () => {
    const model = await modelThatSays([{ content: '{"grantor":"A"}' }]);
    expect(await model.ask(question)).toEqual({
      answer: { grantor: "A" },
      usage: { model_calls: 1, input_tokens: 1000, output_tokens: 100, cost_usd: "0.000450", cache_hits: 0 },
    });
    expect((await model.ask(question)).usage).toMatchObject({ model_calls: 0, cache_hits: 1, cost_usd: "0" });
    expect(seen).toHaveLength(1);
  });
  it("asks once more when the answer does not fit, telling why, and counts both calls", async () => {
    const model = await modelThatSays([{ content: '{"grantee":"A"}' }, { content: '{"grantor":"A"}' }]);
    expect((await model.ask(question)).usage).toMatchObject({ model_calls: 2, input_tokens: 2000 });
    expect(seen[1]?.messages.at(-1)?.content).toContain("does not fit");
  });
  it("asks once more, for less, when the answer was cut off", async () => {
    const model = await modelThatSays([{ content: '{"grant', finish: "length" }, { content: '{"grantor":"A"}' }]);
    expect((await model.ask(question)).answer).toEqual({ grantor: "A" });
    expect(seen[1]?.messages.at(-1)?.content).toContain("shortest quotes");
  });
  it("shows the pages it is given, and keeps their answer apart", async () => {
    const model = await modelThatSays([{ content: '{"grantor":"A"}' }, { content: '{"grantor":"B"}' }]);
    await model.ask(question);
    const shown = await model.ask({ ...question, images: [{ page: 3, mediaType: "image/webp", base64: "QUJD" }] });
    expect(shown.answer).toEqual({ grantor: "B" });
    expect(JSON.stringify(seen[1]?.messages[1]?.content)).toContain("data:image/webp;base64,QUJD");
  });
  it.each([
    ["answers that never fit", [{ content: "no" }, { content: "no" }], { code: "model_answer_invalid", retryable: false }],
    [
      "answers cut off",
      [
        { content: "{", finish: "length" },
        { content: "{", finish: "length" },
      ],
      { code: "model_truncated", retryable: false },
    ],
    ["a refusal", [{ refusal: "no" }], { code: "model_refused", retryable: false }],
    ["a rate limit", [{ status: 429, headers: { "retry-after": "7" } }], { code: "model_rate_limited", retryable: true, retryAfterSeconds: 7 }],
    ["a server error", [{ status: 503 }], { code: "model_failed", retryable: true }],
    ["a refused key", [{ status: 401 }], { code: "model_refused_key", retryable: false }],
    ["a rejected request", [{ status: 400 }], { code: "model_rejected", retryable: false }],
  ] as [string, Scripted[], object][])("names %s", async (_, script, error) => {
    await expect((await modelThatSays(script)).ask(question)).rejects.toMatchObject(error);
  });
  it("gives up on a server that does not answer", async () => {
    await expect((await modelThatSays([{ hangMs: 500 }], 60)).ask(question)).rejects.toMatchObject({ code: "model_timeout", retryable: true });
  });
  it.each(Object.entries(wireSchemas))("can send the wire schema of %s as a strict structured output", (name, schema) => {
    expect(zodResponseFormat(schema, name).json_schema.strict).toBe(true);
  });
});
