// Why a stage failed, and whether a repeat may cure it.
import { AppError, messageOf } from "@/lib/platform/errors";

export class StageError extends Error {
  override name = "StageError";
  constructor(
    readonly code: string,
    message: string,
    readonly retryable: boolean,
  ) {
    super(message);
  }
}

/** Adapters throw errors with a `code`, a `message` and `retryable`; a refusal of ours never passes on a repeat; anything unknown may. */
export function toStageError(thrown: unknown): StageError {
  if (thrown instanceof StageError) return thrown;
  if (thrown instanceof AppError) return new StageError(thrown.code, thrown.detail, thrown.status >= 500);
  if (thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "retryable" in thrown)
    return new StageError(thrown.code, thrown.message, thrown.retryable === true);
  return new StageError("unexpected", messageOf(thrown), true);
}
