// Bytes as a file that reading processes can open, so that 100 MB are not sent from process to process for every page.
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
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
  file: Promise<string>;
  /** Readers that have the file open or wait for their turn: until they are done it stays. */
  users: number;
}
const KEPT_MAX = 4;
/** By hash, the longest unused first. */
const kept = new Map<string, Kept>();
let folder: string | null = null;

/** The folder of the kept files, gone with the process: no page of a client stays behind on the machine. */
function keptFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(/* turbopackIgnore: true */ tmpdir(), "muniment-view-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

async function write(sha256: string, bytes: Uint8Array): Promise<string> {
  const file = join(/* turbopackIgnore: true */ keptFolder(), `${sha256}-${randomBytes(4).toString("hex")}`);
  await writeFile(file, bytes);
  return file;
}

async function present(file: Promise<string>): Promise<boolean> {
  try {
    return (await stat(await file)).isFile();
  } catch {
    return false;
  }
}

async function dropUnused(): Promise<void> {
  for (const [sha256, { file, users }] of kept) {
    if (kept.size <= KEPT_MAX) return;
    if (users > 0) continue;
    kept.delete(sha256);
    await rm(await file, { force: true }).catch(() => undefined);
  }
}

/** Runs `use` with a file for the viewer, which asks for page after page of the same document: the last few stay, and none goes while it is in use. */
export async function withKeptReaderFile<T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const one = kept.get(sha256) ?? { file: write(sha256, bytes), users: 0 };
  kept.delete(sha256);
  kept.set(sha256, one);
  one.users++;
  try {
    // The system may have swept its folder of passing files.
    if (!(await present(one.file))) one.file = write(sha256, bytes);
    return await use(await one.file);
  } finally {
    one.users--;
    await dropUnused();
  }
}
