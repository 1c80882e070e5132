// Stored bytes with a strong ETag: If-None-Match gives 304. The body is sent as it is kept, unparsed.
import { createHash } from "node:crypto";

/** '"<first 27 characters of the SHA-256 in base64url>"' */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

export function storedResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  options: { etag?: string; type?: string; headers?: Record<string, string> } = {},
): Response {
  const etag = options.etag ?? etagOf(body);
  const headers = { etag, "cache-control": "private, no-cache", ...options.headers };
  const asked = request.headers.get("if-none-match");
  if (asked && (asked.trim() === "*" || asked.split(",").some((t) => t.trim().replace(/^W\//, "") === etag)))
    return new Response(null, { status: 304, headers });
  return new Response(body, { status: 200, headers: { "content-type": options.type ?? "application/json; charset=utf-8", ...headers } });
}
