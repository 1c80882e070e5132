// The one error class of the product: a stable code from the contract, and a sentence for people. Codes map to statuses in lib/contracts/problem.ts only.
import { type ProblemCode, problemStatus } from "@/lib/contracts/problem";

export interface FieldError {
  path: string;
  message: string;
}

export interface AppErrorOptions {
  errors?: FieldError[];
  /** Seconds after which the same request may succeed (429, 503). */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** new AppError("not_found", "No package pkg_x.") → status 404. `detail` is shown to the caller: no paths, no stack, no secrets. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor(code: ProblemCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.detail = detail;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return problemStatus[this.code];
  }
}

/** A sentence for any thrown value: Error → its message, other values → their text. Never empty. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  return typeof thrown === "string" && thrown !== "" ? thrown : "Unknown error";
}
