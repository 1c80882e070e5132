// The words of Inngest's SDK protocol that the executor speaks (schema version 2024-05-24, SDK v4).
export interface InngestEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
  user?: unknown;
  v?: string;
}

/** What a step came to, as the SDK wants it back with every call. */
export type StepOutcome = { data: unknown } | { error: unknown };

/** One instruction of a 206 answer. */
export interface Op {
  op: string;
  id: string;
  name?: string;
  data?: unknown;
  error?: unknown;
  opts?: Record<string, unknown>;
}

export interface ConcurrencyLimit {
  limit: number;
  key: string | null;
}

export interface FunctionConfig {
  id: string;
  /** The id under which the app's endpoint knows the function. */
  fnId: string;
  triggers: { event?: string; expression?: string; cron?: string }[];
  maxAttempts: number;
  concurrency: ConcurrencyLimit[];
  idempotency: string | null;
  cancel: { event: string; if: string | null }[];
  /** Options given by the function that this executor does not honour. */
  ignored: string[];
}

/** What the app answered to one call. */
export interface Answer {
  status: number;
  body: unknown;
  noRetry: boolean;
  retryAfter: string | null;
  version: string | null;
  /** False when the answer did not come from the SDK: an error page of the server, a proxy. */
  fromSdk: boolean;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const textOr = <T>(value: unknown, other: T): string | T => (typeof value === "string" && value !== "" ? value : other);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

const unsupported = ["throttle", "rateLimit", "debounce", "batchEvents", "singleton", "priority", "timeouts"];

function concurrencyOf(value: unknown): ConcurrencyLimit[] {
  return list(value).flatMap((entry) => {
    if (typeof entry === "number") return [{ limit: entry, key: null }];
    return isRecord(entry) && typeof entry.limit === "number" ? [{ limit: entry.limit, key: textOr(entry.key, null) }] : [];
  });
}

/** One entry of the app's function list, or null when it is not one. */
export function parseFunction(value: unknown): FunctionConfig | null {
  if (!isRecord(value) || typeof value.id !== "string" || !isRecord(value.steps) || !isRecord(value.steps.step)) return null;
  const { runtime, retries } = value.steps.step;
  const url = isRecord(runtime) ? textOr(runtime.url, null) : null;
  if (url === null) return null;
  const attempts = isRecord(retries) && typeof retries.attempts === "number" ? retries.attempts : 3;
  return {
    id: value.id,
    fnId: new URL(url, "http://app").searchParams.get("fnId") ?? value.id,
    triggers: list(value.triggers).filter(isRecord),
    maxAttempts: attempts + 1,
    concurrency: concurrencyOf(value.concurrency),
    idempotency: textOr(value.idempotency, null),
    cancel: list(value.cancel)
      .filter(isRecord)
      .flatMap((entry) => (typeof entry.event === "string" ? [{ event: entry.event, if: textOr(entry.if, null) }] : [])),
    ignored: unsupported.filter((name) => value[name] !== undefined && value[name] !== null),
  };
}

/** The ops of a 206 answer; entries without op and id are left out. */
export const parseOps = (body: unknown): Op[] =>
  list(body).flatMap((entry) => (isRecord(entry) && typeof entry.op === "string" && typeof entry.id === "string" ? [entry as unknown as Op] : []));
