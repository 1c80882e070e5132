// npm run bench [-- <name> [arguments…]]   runs scripts/bench/<name>; without a name: graph, then engine. Uses DATABASE_URL, else the embedded database.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";

const byDefault = ["graph", "engine"];

await bootstrap();
const { root } = await import("./lib/typescript.mjs");
const folder = join(root, "scripts/bench");
const fileOf = (name) => ["ts", "mjs"].map((end) => join(folder, `${name}.${end}`)).find((file) => existsSync(file));
const known = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.(ts|mjs)$/, "")) : [];

const [first, ...rest] = process.argv.slice(2);
const names = first && !/^\d/.test(first) ? [first] : byDefault.filter(fileOf);
const args = first && !/^\d/.test(first) ? rest : process.argv.slice(2);
const unknown = names.find((name) => !fileOf(name));
if (unknown !== undefined || names.length === 0) {
  console.error(`No bench "${unknown ?? ""}". There are: ${known.join(", ") || "none"}.`);
  process.exit(2);
}
const { generate } = await import("./lib/prepare-database.ts");
await generate(root);
const run = (command) => {
  const done = spawnSync(process.execPath, [join(root, "scripts/with-database.mjs"), "--name", "muniment_bench", "--", ...command], {
    cwd: root,
    stdio: "inherit",
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
run([process.execPath, join(root, "scripts/prisma/migrate.mjs"), "deploy"]);
for (const name of names) {
  console.log(`\n${name}`);
  run([process.execPath, "--import", "tsx", fileOf(name), ...args]);
}
