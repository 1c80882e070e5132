// The production build, made only when something it is made from has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRunNode } from "./run-command";

const folders = ["app", "components", "lib", "inngest", "public"];
const files = ["next.config.ts", "postcss.config.mjs", "tsconfig.json", "package-lock.json"];
const NEXT = "node_modules/next/dist/bin/next";

const isSource = (name: string): boolean => !/\.(test|contract\.test|examples)\.tsx?$/.test(name);

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(place);
    return entry.isFile() && isSource(entry.name) ? [place] : [];
  });
}

/** One fingerprint of everything the build is made from, and of the Node that makes it. */
export function fingerprint(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const all = [...files.map((file) => join(root, file)), ...folders.flatMap((folder) => sourcesBelow(join(root, folder)))].filter((file) => existsSync(file));
  for (const file of all.sort()) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds unless the last build is of the same sources; answers whether it did. Throws with the end of the build's own output. */
export async function buildIfNeeded(root: string): Promise<boolean> {
  const stamp = join(root, ".next/muniment-sources");
  const wanted = fingerprint(root);
  const current = existsSync(stamp) && existsSync(join(root, ".next/BUILD_ID")) && readFileSync(stamp, "utf8") === wanted;
  if (current) return false;
  mkdirSync(join(root, ".next"), { recursive: true });
  writeFileSync(stamp, "building");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", CI: "1" };
  await mustRunNode("The build", [join(root, NEXT), "build"], env);
  writeFileSync(stamp, wanted);
  return true;
}
