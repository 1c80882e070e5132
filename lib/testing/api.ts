// Calls the API in process: the real route modules with real requests, every JSON answer parsed by the contract.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { type OperationId, operations } from "@/lib/contracts/operations";
import type { Operation } from "@/lib/contracts/operations/operation";
import { type Problem, problemSchema } from "@/lib/contracts/problem";
import type { NextHandler } from "@/lib/http/route";
import { projectRoot } from "@/lib/platform/project-root";

type Ops = typeof operations;
type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  raw?: BodyInit;
  headers?: Record<string, string>;
};
type Answer<Id extends OperationId> = Ops[Id] extends { response: infer S extends z.ZodType } ? z.output<S> : undefined;
export type ApiResult<T> = { status: number; headers: Headers; value: T; problem: Problem | null; text: string };

/** One call of an operation. A JSON answer that does not fit its schema throws; so does an error that is no problem+json. */
export async function callApi<Id extends OperationId>(id: Id, input: Input = {}): Promise<ApiResult<Answer<Id>>> {
  const op: Operation = operations[id];
  const response = await send(op.method, op.path, input);
  const text = await response.text();
  if (response.status >= 400)
    return { status: response.status, headers: response.headers, value: undefined as Answer<Id>, problem: problemSchema.parse(JSON.parse(text)), text };
  const value = op.response && response.status !== 304 ? op.response.parse(JSON.parse(text)) : undefined;
  return { status: response.status, headers: response.headers, value: value as Answer<Id>, problem: null, text };
}

/** A request to a route module by its contract path, "/api/documents/{id}", whatever the method. */
export async function send(method: string, path: string, input: Input = {}): Promise<Response> {
  const folder = path.replace(/^\/api\/?/, "").replaceAll(/\{(\w+)\}/g, "[$1]");
  const file = join(projectRoot(), "app", "api", ...folder.split("/").filter(Boolean), "route.ts");
  const module = (await import(pathToFileURL(file).href)) as Record<string, NextHandler | undefined>;
  const handler = module[method];
  if (!handler) throw new Error(`${file} exports no ${method}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ""));
  const url = new URL(filled, "http://127.0.0.1");
  for (const [k, v] of Object.entries(input.query ?? {})) url.searchParams.set(k, v);
  const isJson = input.body !== undefined;
  const body = input.raw ?? input.form ?? (isJson ? JSON.stringify(input.body) : undefined);
  const headers = { ...(isJson ? { "content-type": "application/json" } : {}), ...input.headers };
  const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return handler(request, { params: Promise.resolve(input.params ?? {}) });
}
