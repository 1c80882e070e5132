/** A failure with a code of lib/markdown/stage-failure.ts and a message that says what to do. */
export class Failure extends Error {
  /** @param {string} code @param {string} message @param {boolean} [retryable] */
  constructor(code, message, retryable = false) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}
