import type { Problem } from "@/lib/contracts/problem";

/** What the browser knows of a failed call: a problem of the API with its stable code, or one of two codes of its own. */
export class ClientError extends Error {
  readonly code: Problem["code"] | "unreachable" | "unexpected_answer";
  readonly status: number;
  readonly title: string;
  readonly errors: Problem["errors"];

  constructor(fields: { code: ClientError["code"]; status: number; title: string; detail: string; errors?: Problem["errors"] }) {
    super(fields.detail);
    this.name = "ClientError";
    this.code = fields.code;
    this.status = fields.status;
    this.title = fields.title;
    this.errors = fields.errors ?? [];
  }

  /** What happened, in the words of the server. */
  get detail(): string {
    return this.message;
  }

  /** True where asking again may help: the server was not reached, or was busy. */
  get retriable(): boolean {
    return this.code === "unreachable" || this.status === 429 || this.status === 503;
  }
}

/** True for a ClientError with this code: `isCode(error, "not_built")`. */
export function isCode(error: unknown, ...codes: ClientError["code"][]): boolean {
  return error instanceof ClientError && codes.includes(error.code);
}
