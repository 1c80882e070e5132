// Keys of POSTs that create: the first claim wins, later ones read its answer.
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

/** Claims the key; when it is taken, gives the row that holds it. */
export async function claimKey(
  key: string,
  bodyHash: string,
): Promise<{ claimed: true } | { claimed: false; bodyHash: string; status: number | null; response: unknown }> {
  const made = await db().idempotencyKey.createMany({ data: [{ key, bodyHash }], skipDuplicates: true });
  if (made.count > 0) return { claimed: true };
  const row = await db().idempotencyKey.findUnique({ where: { key } });
  return row ? { claimed: false, bodyHash: row.bodyHash, status: row.status, response: row.response } : claimKey(key, bodyHash);
}
export async function answerKey(key: string, status: number, response: unknown): Promise<void> {
  await db().idempotencyKey.update({ where: { key }, data: { status, response: response as Prisma.InputJsonValue } });
}
export async function releaseKey(key: string): Promise<void> {
  await db().idempotencyKey.deleteMany({ where: { key } });
}
