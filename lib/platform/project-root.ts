// Where the checkout stands. Found from the working folder, never from the place of a compiled file: bundles move.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

let found: string | null = null;

const isRoot = (folder: string): boolean => {
  const file = join(/* turbopackIgnore: true */ folder, "package.json");
  if (!existsSync(file)) return false;
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof parsed === "object" && parsed !== null && "name" in parsed && parsed.name === "muniment";
};

/**
 * The folder that holds Muniment's package.json, looked for from the working folder upwards.
 * "/srv/muniment/lib/platform" → "/srv/muniment". Throws when no such folder is above it.
 */
export function projectRoot(): string {
  if (found) return found;
  const start = process.cwd();
  let folder = start;
  while (!isRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No Muniment checkout at or above ${start}. Run the command inside the checkout.`);
    folder = parent;
  }
  found = folder;
  return folder;
}
