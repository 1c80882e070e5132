// AppError → RFC 9457 problem. The one mapper: every error that leaves the API passes here and is logged once.
import { type Problem, type ProblemCode, problemStatus } from "@/lib/contracts/problem";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

const titles: Record<ProblemCode, string> = {
  malformed_json: "The body is not JSON",
  bad_request: "The request could not be understood",
  unauthorized: "Authentication is needed",
  forbidden: "Not allowed",
  not_found: "Not found",
  not_extracted: "Not extracted yet",
  not_run: "The title engine has not run yet",
  not_built: "The estate graph has not been built yet",
  method_not_allowed: "Method not allowed",
  conflict: "Conflict",
  idempotency_conflict: "The key was used with another body",
  payload_too_large: "Too large",
  unsupported_media_type: "Unsupported media type",
  invalid_request: "The request does not fit the contract",
  unknown_stage: "Unknown stage",
  unknown_version: "Unknown version",
  enrich_only_with_stages: "enrich_only and stages exclude each other",
  empty_file: "Empty file",
  unreadable_file: "Unreadable file",
  too_many_requests: "Too many requests",
  internal: "Something went wrong on our side",
  unavailable: "Not available just now",
};

/** Any thrown value and the path it was thrown for → a problem that shows no stack. */
export function toProblem(error: unknown, instance: string): Problem {
  const known = error instanceof AppError ? error : null;
  const code: ProblemCode = known?.code ?? "internal";
  const status = problemStatus[code];
  return {
    type: `/api/docs#problem-${code}`,
    title: titles[code],
    status,
    detail: known?.detail ?? "The error was recorded. Try again; if it stays, send the time and this address to who runs the server.",
    instance,
    code,
    errors: known?.errors ?? [],
  };
}

export function problemResponse(error: unknown, request: Request, headers: Record<string, string> = {}): Response {
  const instance = pathOf(request);
  const problem = toProblem(error, instance);
  if (problem.status >= 500) log.error("request failed", { method: request.method, path: instance, code: problem.code, error });
  const seconds = error instanceof AppError ? error.retryAfterSeconds : null;
  const retry = problem.status === 503 || problem.status === 429 ? { "retry-after": String(seconds ?? 5) } : {};
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...retry, ...headers },
  });
}

function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname;
  } catch {
    return "/";
  }
}
