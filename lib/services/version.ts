// The version of the product, as package.json has it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/lib/platform/project-root";

let known: string | null = null;

export function version(): string {
  known ??= (JSON.parse(readFileSync(join(/* turbopackIgnore: true */ projectRoot(), "package.json"), "utf8")) as { version: string }).version;
  return known;
}
