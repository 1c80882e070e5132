// Files by content: the name of a file is the SHA-256 of its bytes, so a file is stored once and never changes.
import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT";

/** SHA-256 of bytes as 64 hexadecimal characters. */
export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

function placeOf(sha256: string, folder: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new AppError("not_found", "No such file.");
  return join(/* turbopackIgnore: true */ folder, "files", sha256.slice(0, 2), sha256.slice(2));
}

const exists = async (place: string): Promise<boolean> => {
  try {
    await stat(place);
    return true;
  } catch (thrown) {
    if (isMissing(thrown)) return false;
    throw thrown;
  }
};

/** Stores bytes and answers their SHA-256. The bytes are on disk, whole, when it returns; storing them again changes nothing. */
export async function storeFile(bytes: Uint8Array, folder: string = env().dataDir): Promise<string> {
  const sha256 = sha256Of(bytes);
  const place = placeOf(sha256, folder);
  if (await exists(place)) return sha256;
  await mkdir(dirname(place), { recursive: true });
  const draft = `${place}.${randomBytes(6).toString("hex")}.part`;
  const handle = await open(draft, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, place);
  return sha256;
}

/** The bytes stored under a SHA-256. AppError not_found when there are none, or the name is not a SHA-256. */
export async function readStoredFile(sha256: string, folder: string = env().dataDir): Promise<Buffer> {
  try {
    return await readFile(placeOf(sha256, folder));
  } catch (thrown) {
    if (isMissing(thrown)) throw new AppError("not_found", "The file is no longer stored.");
    throw thrown;
  }
}

/** Removes a stored file; does nothing when it is not there. The caller makes sure that nothing refers to it any more. */
export async function removeStoredFile(sha256: string, folder: string = env().dataDir): Promise<void> {
  await rm(placeOf(sha256, folder), { force: true });
}
