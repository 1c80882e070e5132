// node scripts/prisma/generate.mjs [--force]   makes lib/db/generated from prisma/schema.prisma; does nothing when the schema has not changed.
// Prisma asks for a schema engine it does not run for this: any executable satisfies it, so nothing is downloaded.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stamp = join(root, "lib/db/generated/.stamp");

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of ["prisma/schema.prisma", "node_modules/prisma/package.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Generates the client when the schema or Prisma changed; answers whether it did. Throws with Prisma's own words when it fails. */
export function generateClient({ force = false } = {}) {
  const wanted = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
    DATABASE_URL: process.env.DATABASE_URL ?? "postgresql://localhost/none",
  };
  const args = [join(root, "node_modules/prisma/build/index.js"), "generate", "--schema", "prisma/schema.prisma", "--no-hints"];
  const done = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`prisma generate failed:\n${done.stdout}${done.stderr}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = generateClient({ force: process.argv.includes("--force") });
  console.log(made ? "Prisma client generated." : "Prisma client is up to date.");
}
