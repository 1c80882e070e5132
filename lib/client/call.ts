// The one door of the browser to the API: an operation id and typed input in, the parsed answer out.
import type { z } from "zod";
import { ClientError } from "@/lib/client/client-error";
import { type OperationId, operations } from "@/lib/contracts/operations";
import type { Operation } from "@/lib/contracts/operations/operation";
import { problemSchema } from "@/lib/contracts/problem";

type Declared<K extends OperationId> = (typeof operations)[K];
type Part<K extends OperationId, P extends "params" | "query" | "body"> = Declared<K> extends Record<P, infer S extends z.ZodType> ? S : never;
type Text = string | number | boolean | null | undefined;

export type CallInput<K extends OperationId> = {
  signal?: AbortSignal | undefined;
  /** Makes a repeated POST answer the same thing once more instead of doing it twice. */
  idempotencyKey?: string;
} & ([Part<K, "params">] extends [never] ? { params?: undefined } : { params: { [F in keyof z.input<Part<K, "params">>]: string | number } }) &
  ([Part<K, "query">] extends [never] ? { query?: undefined } : { query?: { [F in keyof z.input<Part<K, "query">>]?: Text } }) &
  ([Part<K, "body">] extends [never] ? { body?: undefined } : { body?: z.input<Part<K, "body">> | FormData });
export type Answer<K extends OperationId> = Declared<K> extends { response: infer R extends z.ZodType } ? z.output<R> : undefined;

/** "/api/packages/{id}" with {id:"pkg_1"} and {q:"oil"} → "/api/packages/pkg_1?q=oil". */
export function urlOf(path: string, params: Record<string, string | number> = {}, query: Record<string, Text> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The address of an operation whose answer is not JSON (a page image, an export), for `src` and `href`. */
export function addressOf<K extends OperationId>(id: K, input: Pick<CallInput<K>, "params" | "query">): string {
  return urlOf(operations[id].path, input.params, input.query as Record<string, Text> | undefined);
}

async function problemOf(response: Response): Promise<ClientError> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success)
    return new ClientError({
      code: "unexpected_answer",
      status: response.status,
      title: "Unexpected answer",
      detail: `The server answered ${response.status} without saying why.`,
    });
  const { code, status, title, detail, errors } = parsed.data;
  return new ClientError({ code, status, title, detail, errors });
}

async function send(
  operation: Operation,
  url: string,
  input: { body?: unknown; signal?: AbortSignal | undefined; idempotencyKey?: string },
): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (input.idempotencyKey) headers.set("Idempotency-Key", input.idempotencyKey);
  const form = input.body instanceof FormData;
  if (input.body !== undefined && !form) headers.set("Content-Type", "application/json");
  const body = input.body === undefined ? null : input.body instanceof FormData ? input.body : JSON.stringify(input.body);
  try {
    return await fetch(url, { method: operation.method, headers, body, signal: input.signal ?? null });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ClientError({
      code: "unreachable",
      status: 0,
      title: "Server not reached",
      detail: "The server did not answer. Check that Muniment is running, then try again.",
    });
  }
}

/**
 * Calls an operation and parses its answer with the contract: `call("getPackage", { params: { id } })` → Package.
 * Throws ClientError: the API's problem, `unreachable`, or `unexpected_answer` where the answer breaks the contract.
 */
export async function call<K extends OperationId>(id: K, input: CallInput<K>): Promise<Answer<K>> {
  const operation: Operation = operations[id];
  const response = await send(operation, urlOf(operation.path, input.params, input.query as Record<string, Text> | undefined), input);
  if (!response.ok) throw await problemOf(response);
  if (!operation.response) return undefined as Answer<K>;
  const parsed = operation.response.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data as Answer<K>;
  const first = parsed.error.issues[0];
  throw new ClientError({
    code: "unexpected_answer",
    status: response.status,
    title: "Unexpected answer",
    detail: `The answer of ${id} breaks the contract at ${first?.path.join(".") || "its root"}: ${first?.message ?? "unknown"}.`,
  });
}
