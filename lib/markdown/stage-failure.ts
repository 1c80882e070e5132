// Why bytes could not become markdown. The message is for the reviewer: what is wrong with the file, and what to do about it.

export const failureCodes = [
  "empty_file",
  "unknown_file_type",
  "legacy_office_file",
  "encrypted_pdf",
  "broken_pdf",
  "broken_docx",
  "broken_image",
  "too_many_pages",
  "too_much_text",
  "image_too_large",
  "expands_too_far",
  "no_text",
  "unreadable_page",
  "not_an_image",
  "no_such_page",
  "out_of_memory",
  "timeout",
  "cancelled",
  "reader_stopped",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** new StageFailure("encrypted_pdf", "…", false): the stage ends as failed; `retryable` says whether the same bytes may succeed later. */
export class StageFailure extends Error {
  override name = "StageFailure";
  readonly code: FailureCode;
  readonly retryable: boolean;

  constructor(code: FailureCode, message: string, retryable = false) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}

const isCode = (code: string): code is FailureCode => failureCodes.some((known) => known === code);

/** A failure as a worker process tells it → StageFailure. A code nobody knows becomes `reader_stopped`. */
export const toStageFailure = (told: { code: string; message: string; retryable: boolean }): StageFailure =>
  new StageFailure(isCode(told.code) ? told.code : "reader_stopped", told.message, told.retryable);
