// Request bodies: read with a bound, parsed as JSON or multipart, and checked for characters that nothing can keep.
import { limits } from "@/lib/contracts/pipeline";
import { AppError } from "@/lib/platform/errors";

const jsonBytes = 4 * 1024 * 1024;
/** Room for the text of one document as JSON, and for what multipart adds to files. */
const documentBytes = limits.fileBytes + 1024 * 1024;

/** Reads at most `max` bytes; a longer body is 413 before it is held in memory. */
async function readBounded(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("content-length") ?? "0");
  if (declared > max) throw tooLarge(max);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > max) {
      await reader.cancel();
      throw tooLarge(max);
    }
    chunks.push(value);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.byteLength;
  }
  return out;
}

const tooLarge = (max: number) => new AppError("payload_too_large", `The body is over the limit of ${Math.floor(max / 1024 / 1024)} MB. Send it in parts.`);

/** The JSON body, or {} for an empty one where it may be left out. `large` allows the text of a whole document. */
export async function readJson(request: Request, options: { optional: boolean; large: boolean }): Promise<unknown> {
  const type = request.headers.get("content-type");
  const bytes = await readBounded(request, options.large ? documentBytes : jsonBytes);
  if (bytes.byteLength === 0 && options.optional) return {};
  if (type && !/^application\/([a-z.+-]*\+)?json\b/i.test(type) && bytes.byteLength > 0)
    throw new AppError("unsupported_media_type", `Content-Type is "${type.slice(0, 100)}"; send application/json.`);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new AppError("malformed_json", "The body is not valid JSON in UTF-8. Check quotes, commas and the encoding.");
  }
}

export async function readMultipart(request: Request): Promise<FormData> {
  const bytes = await readBounded(request, documentBytes * 2);
  try {
    return await new Response(bytes, { headers: { "content-type": request.headers.get("content-type") ?? "" } }).formData();
  } catch {
    throw new AppError("bad_request", 'The multipart body could not be read. Send parts named "file", with a filename each.');
  }
}

/** Paths of strings with a NUL or an unpaired surrogate, which no database text can hold. The text of a document is cleaned later and is left out here. */
export function unkeepable(value: unknown, path = "", found: { path: string; message: string }[] = []): { path: string; message: string }[] {
  if (found.length >= 20) return found;
  if (typeof value === "string") {
    if (path !== "/text" && (value.includes("\u0000") || !value.isWellFormed()))
      found.push({ path: path || "/", message: "holds a NUL or an unpaired surrogate" });
  } else if (Array.isArray(value)) for (const [i, v] of value.entries()) unkeepable(v, `${path}/${i}`, found);
  else if (value && typeof value === "object")
    for (const [k, v] of Object.entries(value)) {
      if (k.includes("\u0000") || !k.isWellFormed()) found.push({ path: path || "/", message: "a key holds a NUL or an unpaired surrogate" });
      unkeepable(v, `${path}/${k}`, found);
    }
  return found;
}
