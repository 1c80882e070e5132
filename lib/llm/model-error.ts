// Why a model did not answer. `retryable` errors may pass when the step is repeated.
import { APIConnectionError, APIConnectionTimeoutError, APIError, AuthenticationError, RateLimitError } from "openai";

export class ModelError extends Error {
  override name = "ModelError";
  constructor(
    readonly code:
      | "model_timeout"
      | "model_unreachable"
      | "model_rate_limited"
      | "model_refused_key"
      | "model_failed"
      | "model_rejected"
      | "model_truncated"
      | "model_refused"
      | "model_answer_invalid"
      | "spending_cap",
    message: string,
    readonly retryable: boolean,
    /** Seconds that the service asked to wait. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** The SDK's errors in our words. An unknown error stays what it is. */
export function toModelError(thrown: unknown): unknown {
  if (thrown instanceof ModelError) return thrown;
  if (thrown instanceof APIConnectionTimeoutError) return new ModelError("model_timeout", "The model did not answer in time.", true);
  if (thrown instanceof APIConnectionError)
    return new ModelError("model_unreachable", "The model's address could not be reached. Check OPENAI_BASE_URL.", true);
  if (thrown instanceof AuthenticationError) return new ModelError("model_refused_key", "The model's service refused the key. Check OPENAI_API_KEY.", false);
  if (thrown instanceof RateLimitError) return new ModelError("model_rate_limited", "The model's service asks to wait.", true, retryAfter(thrown));
  if (thrown instanceof APIError) {
    const status = thrown.status ?? 500;
    return status >= 500 || status === 408 || status === 409
      ? new ModelError("model_failed", `The model's service answered ${status}.`, true)
      : new ModelError("model_rejected", `The model's service rejected the request (${status}).`, false);
  }
  return thrown;
}

function retryAfter(error: APIError): number | null {
  const seconds = Number(error.headers?.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
