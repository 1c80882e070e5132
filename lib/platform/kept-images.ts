// Page images that were drawn once, on disk: drawing one takes a tenth of a second to a second, reading it back a millisecond.
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/platform/env";

export interface ImageKey {
  sha256: string;
  page: number;
  width: number;
}

const BYTES_MAX = 512 * 1024 * 1024;
const WRITES_BETWEEN_PRUNES = 200;
/** Part of every name: raised when the same page is drawn differently. */
const DRAWN_AS = 1;

let writes = 0;
const drawing = new Map<string, Promise<Uint8Array>>();

const folderOf = (dataDir: string): string => join(/* turbopackIgnore: true */ dataDir, "page-images");
const nameOf = ({ sha256, page, width }: ImageKey): string => `${sha256}-${page}-${width}-v${DRAWN_AS}.webp`;

/** Removes the images that were not looked at for longest, until the rest is within the limit. */
async function prune(folder: string, bytesMax: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const found = await stat(join(/* turbopackIgnore: true */ folder, name)).catch(() => null);
      return { name, bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
    }),
  );
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of files.sort((a, b) => a.at - b.at)) {
    if (bytes <= bytesMax) return;
    await rm(join(/* turbopackIgnore: true */ folder, file.name), { force: true });
    bytes -= file.bytes;
  }
}

async function keep(folder: string, place: string, bytes: Uint8Array, bytesMax: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${place}.${randomBytes(4).toString("hex")}.part`;
  await writeFile(draft, bytes);
  await rename(draft, place);
  if (++writes % WRITES_BETWEEN_PRUNES === 0) await prune(folder, bytesMax);
}

/**
 * The image of a page at a width: from disk, or drawn by `draw` and kept. Asked twice at the same time, it is drawn once.
 * An image that cannot be kept (the disk is full) is still answered; what `draw` throws is thrown and nothing is kept.
 */
export async function keptImage(key: ImageKey, draw: () => Promise<Uint8Array>, dataDir = env().dataDir, bytesMax = BYTES_MAX): Promise<Uint8Array> {
  const folder = folderOf(dataDir);
  const place = join(/* turbopackIgnore: true */ folder, nameOf(key));
  const found = await readFile(place).catch(() => null);
  if (found) {
    await utimes(place, new Date(), new Date()).catch(() => undefined);
    return found;
  }
  const under = drawing.get(place);
  if (under) return under;
  const made = draw().then(async (bytes) => {
    await keep(folder, place, bytes, bytesMax).catch(() => undefined);
    return bytes;
  });
  drawing.set(place, made);
  return made.finally(() => drawing.delete(place));
}

/** Removes every image of a file that is no longer stored. */
export async function removeKeptImages(contents: ReadonlySet<string>, dataDir = env().dataDir): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (contents.has(name.slice(0, 64))) await rm(join(/* turbopackIgnore: true */ folder, name), { force: true });
}
