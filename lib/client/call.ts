// The one door of the browser to the API: an operation id and typed input in, the typed answer out.
// Every answer was parsed by its contract where it left the server (lib/http/route.ts), so that no schema has to come to the browser.
import type { z } from "zod";
import { ClientError } from "@/lib/client/client-error";
import type { OperationId, operations } from "@/lib/contracts/operations";
import { addresses } from "@/lib/contracts/operations/addresses";
import type { Problem } from "@/lib/contracts/problem";

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

const splitAddress = (id: OperationId): { method: string; path: string } => {
  const [method = "GET", path = "/"] = addresses[id].split(" ");
  return { method, path };
};

/** The address of an operation whose answer is not JSON (a page image, an export), for `src` and `href`. */
export function addressOf<K extends OperationId>(id: K, input: Pick<CallInput<K>, "params" | "query">): string {
  return urlOf(splitAddress(id).path, input.params, input.query as Record<string, Text> | undefined);
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "code" in value && "detail" in value && "errors" in value && Array.isArray(value.errors);

async function problemOf(response: Response): Promise<ClientError> {
  const said: unknown = await response.json().catch(() => null);
  if (isProblem(said)) return new ClientError({ code: said.code, status: said.status, title: said.title, detail: said.detail, errors: said.errors });
  return new ClientError({
    code: "unexpected_answer",
    status: response.status,
    title: "Unexpected answer",
    detail: `The server answered ${response.status} without saying why.`,
  });
}

async function send(method: string, url: string, input: { body?: unknown; signal?: AbortSignal | undefined; idempotencyKey?: string }): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (input.idempotencyKey) headers.set("Idempotency-Key", input.idempotencyKey);
  const form = input.body instanceof FormData;
  if (input.body !== undefined && !form) headers.set("Content-Type", "application/json");
  const body = input.body === undefined ? null : input.body instanceof FormData ? input.body : JSON.stringify(input.body);
  try {
    return await fetch(url, { method, headers, body, signal: input.signal ?? null });
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
 * Calls an operation: `call("getPackage", { params: { id } })` → Package; undefined where the answer has no content.
 * Throws ClientError: the API's problem, `unreachable`, or `unexpected_answer` where what came back is no JSON.
 */
export async function call<K extends OperationId>(id: K, input: CallInput<K>): Promise<Answer<K>> {
  const { method, path } = splitAddress(id);
  const response = await send(method, urlOf(path, input.params, input.query as Record<string, Text> | undefined), input);
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as Answer<K>;
  try {
    return (await response.json()) as Answer<K>;
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ClientError({
      code: "unexpected_answer",
      status: response.status,
      title: "Unexpected answer",
      detail: `The answer of ${id} is no JSON: something between this page and the server changed it, or the server broke off.`,
    });
  }
}
