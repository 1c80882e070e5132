// Lets plain `node` import the TypeScript sources, with their "@/…" paths: import this first, then the sources dynamically. Works from any folder.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
register();
