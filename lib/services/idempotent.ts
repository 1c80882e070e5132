// Idempotency-Key: the same key and body give the same answer, another body 409.
import { createHash } from "node:crypto";
import { answerKey, claimKey, releaseKey } from "@/lib/db/idempotency";
import { AppError } from "@/lib/platform/errors";

/** Runs `create` once for a key. While the first is under way a repeat is 409 and may be sent again. `body` is what was parsed of the request. */
export async function idempotent<T extends object>(request: Request, body: unknown, create: () => Promise<T>): Promise<T> {
  const given = request.headers.get("idempotency-key");
  if (given === null) return create();
  if (given.length === 0 || given.length > 255) throw new AppError("invalid_request", "Idempotency-Key has 1 to 255 characters.");
  const key = createHash("sha256")
    .update(`${new URL(request.url).pathname}\n${given}`)
    .digest("hex");
  const claim = await claimKey(key, await fingerprint(body));
  if (!claim.claimed) {
    if (claim.bodyHash !== (await fingerprint(body)))
      throw new AppError("idempotency_conflict", "This Idempotency-Key was used with another body. Use a new key.");
    if (claim.status === null) throw new AppError("idempotency_conflict", "A request with this Idempotency-Key is still under way. Send it again in a moment.");
    return claim.response as T;
  }
  try {
    const result = await create();
    await answerKey(key, 200, result);
    return result;
  } catch (error) {
    await releaseKey(key);
    throw error;
  }
}

async function fingerprint(body: unknown): Promise<string> {
  const hash = createHash("sha256");
  if (body instanceof FormData) {
    for (const [name, value] of body.entries()) {
      hash.update(name);
      hash.update(typeof value === "string" ? value : value.name);
      if (typeof value !== "string") hash.update(new Uint8Array(await value.arrayBuffer()));
    }
  } else hash.update(JSON.stringify(body) ?? "");
  return hash.digest("hex");
}
