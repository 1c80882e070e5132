// Opaque cursors: the sort key of the last row, in base64url.
import { AppError } from "@/lib/platform/errors";

export const toCursor = (key: readonly string[]): string => Buffer.from(JSON.stringify(key)).toString("base64url");

/** A cursor of `length` parts, or null when none was given; a foreign one is 422. */
export function fromCursor(cursor: string | undefined, length: number): string[] | null {
  if (cursor === undefined) return null;
  try {
    const parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown;
    if (Array.isArray(parts) && parts.length === length && parts.every((p) => typeof p === "string" && p.length < 300 && !p.includes("\u0000")))
      return parts as string[];
  } catch {
    // falls through to the refusal
  }
  throw new AppError("invalid_request", "The cursor is not one of ours; start again without it.", {
    errors: [{ path: "/query/cursor", message: "unknown cursor" }],
  });
}
