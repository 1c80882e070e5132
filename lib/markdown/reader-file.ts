// Bytes as a file that reading processes can open, so that 100 MB are not sent from process to process for every page.
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes bytes to a file of its own, runs `use` with its path, and removes it whatever happens. */
export async function withReaderFile<T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(/* turbopackIgnore: true */ tmpdir(), "muniment-read-"));
  try {
    const file = join(/* turbopackIgnore: true */ folder, "document");
    await writeFile(file, bytes);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Kept {
  sha256: string;
  file: string;
}
const KEPT_MAX = 4;
const kept: Kept[] = [];
let folder: string | null = null;

async function present(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** A file for the viewer, which asks for page after page of the same document: the last few stay until the process ends. */
export async function keptReaderFile(bytes: Uint8Array): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const known = kept.find((one) => one.sha256 === sha256);
  if (known && (await present(known.file))) return known.file;
  folder ??= await mkdtemp(join(/* turbopackIgnore: true */ tmpdir(), "muniment-view-"));
  const file = join(/* turbopackIgnore: true */ folder, `${sha256}-${randomBytes(4).toString("hex")}`);
  await writeFile(file, bytes);
  kept.push({ sha256, file });
  if (kept.length > KEPT_MAX) {
    const dropped = kept.shift();
    if (dropped) await rm(dropped.file, { force: true });
  }
  return file;
}
