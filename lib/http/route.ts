// The route wrapper: parses params, query and body by the operation, calls the service, parses its answer, maps errors. A route is an operation and a function.
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { type OperationId, operations } from "@/lib/contracts/operations";
import type { Operation } from "@/lib/contracts/operations/operation";
import type { ProblemCode } from "@/lib/contracts/problem";
import { readJson, readMultipart, unkeepable } from "@/lib/http/body";
import { problemResponse } from "@/lib/http/problem";
import { storedResponse } from "@/lib/http/stored";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

type Ops = typeof operations;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<O, K extends string> = O extends { [P in K]: infer S } ? Out<S> : undefined;
type ResponseIn<O> = O extends { response: infer S extends z.ZodType } ? z.input<S> : never;

export type Call<Id extends OperationId> = {
  params: Field<Ops[Id], "params">;
  query: Field<Ops[Id], "query">;
  body: Field<Ops[Id], "body">;
  form: FormData | null;
  request: Request;
  requestId: string;
};
/** A handler gives the contract's value, or a Response of its own where the answer is stored bytes, an image, a stream. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseIn<Ops[Id]> | Response | undefined>;
type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type NextHandler = (request: Request, context: NextContext) => Promise<Response>;

/** Error code for a body that does not fit, where the contract gives a code of its own to one field. */
const fieldCodes: Partial<Record<OperationId, Record<string, ProblemCode>>> = {
  processDocument: { stages: "unknown_stage" },
  processPackage: { stages: "unknown_stage" },
  buildEstateGraph: { version: "unknown_version" },
};

export function route<Id extends OperationId>(id: Id, handler: Handler<Id>): NextHandler {
  const op: Operation = operations[id];
  return async (request, context) => {
    const requestId = request.headers.get("x-request-id")?.slice(0, 100) ?? randomUUID();
    const started = performance.now();
    const response = await answer(op, id, handler, request, context, requestId).catch((error: unknown) => problemResponse(error, request));
    response.headers.set("x-request-id", requestId);
    log.debug("request", { operation: id, status: response.status, ms: Math.round(performance.now() - started) });
    return response;
  };
}

async function answer<Id extends OperationId>(
  op: Operation,
  id: Id,
  handler: Handler<Id>,
  request: Request,
  context: NextContext,
  requestId: string,
): Promise<Response> {
  const params = parseParams(op, await context.params);
  const query = parseQuery(op, request);
  const isForm = op.multipart === true && /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");
  const form = isForm ? await readMultipart(request) : null;
  const body = op.body && !isForm ? await parseBody(op, id, request) : undefined;
  const result = await handler({ params, query, body, form, request, requestId } as Call<Id>);
  if (result instanceof Response) return result;
  if (result === undefined) return new Response(null, { status: op.status });
  const value = checked(op, id, result);
  if (op.method === "GET") return storedResponse(request, JSON.stringify(value));
  return Response.json(value, { status: op.status, headers: { "cache-control": "no-store", ...location(id, result) } });
}

function location(id: OperationId, result: unknown): Record<string, string> {
  return (id === "processDocument" || id === "processPackage") && result && typeof result === "object" && "job_id" in result
    ? { location: `/api/jobs/${String(result.job_id)}` }
    : {};
}

/** An answer that breaks the contract is our error: recorded with where, sent as 500. */
function checked(op: Operation, id: OperationId, result: unknown): unknown {
  if (!op.response) return result;
  const parsed = op.response.safeParse(result);
  if (parsed.success) return parsed.data;
  log.error("answer breaks the contract", { operation: id, issues: parsed.error.issues.slice(0, 10).map((i) => `${i.path.join("/")}: ${i.message}`) });
  throw new AppError("internal", "The answer did not fit the contract; it was withheld and recorded.");
}

function parseParams(op: Operation, raw: Record<string, string | string[] | undefined>): unknown {
  if (!op.params) return undefined;
  const plain = Object.fromEntries(Object.entries(raw).map(([k, v]) => [k, Array.isArray(v) ? v.join("/") : v]));
  const parsed = op.params.safeParse(plain);
  const odd = Object.values(plain).some((v) => v !== undefined && (v.length > 200 || !/^[\w.~-]+$/.test(v)));
  if (!parsed.success || odd) throw new AppError("not_found", "No such resource.");
  return parsed.data;
}

function parseQuery(op: Operation, request: Request): unknown {
  if (!op.query) return undefined;
  const raw = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = op.query.safeParse(raw);
  const odd = unkeepable(raw);
  if (!parsed.success || odd.length)
    throw new AppError("invalid_request", "The query does not fit; see errors.", { errors: parsed.success ? odd : toErrors(parsed.error, "query") });
  return parsed.data;
}

async function parseBody(op: Operation, id: OperationId, request: Request): Promise<unknown> {
  const raw = await readJson(request, { optional: op.bodyOptional === true, large: op.multipart === true });
  const odd = unkeepable(raw);
  if (odd.length) throw new AppError("invalid_request", "The body holds characters that cannot be kept.", { errors: odd });
  const parsed = op.body?.safeParse(raw);
  if (parsed && !parsed.success) throw bodyError(id, parsed.error);
  return parsed?.data;
}

function bodyError(id: OperationId, error: z.ZodError): AppError {
  const errors = toErrors(error, "");
  for (const [field, code] of Object.entries(fieldCodes[id] ?? {})) {
    const hit = errors.find((e) => e.path === `/${field}` || e.path.startsWith(`/${field}/`));
    if (hit) return new AppError(code, `${field}: ${hit.message}`, { errors });
  }
  return new AppError(
    "invalid_request",
    `The body does not fit the contract: ${errors
      .slice(0, 3)
      .map((e) => `${e.path} ${e.message}`)
      .join("; ")}`.slice(0, 500),
    { errors },
  );
}

function toErrors(error: z.ZodError, prefix: string): { path: string; message: string }[] {
  return error.issues
    .flatMap(closest)
    .slice(0, 50)
    .map((i) => ({ path: `${prefix ? `/${prefix}` : ""}/${i.path.join("/")}`, message: i.message.slice(0, 500) }));
}

/** Of a value that fits no branch of a union, what the branch that came closest found. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((branch) => branch.flatMap(closest));
  const best = branches.reduce((a, b) => (b.length < a.length ? b : a));
  return best.map((i) => ({ ...i, path: [...issue.path, ...i.path] }));
}
