// node scripts/prisma/migrate.mjs deploy              applies the migrations that the database does not have yet
// node scripts/prisma/migrate.mjs diff --name <name>  writes prisma/migrations/<next number>_<name>/migration.sql from the schema
// node scripts/prisma/migrate.mjs check               fails when prisma/schema.prisma says more than the migrations
// The database is DATABASE_URL, else the embedded one.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filters, migrationsFolder, migrationsList, root, schemaFile, withSchemaEngine } from "./schema-engine.mjs";

function prepareFolder() {
  mkdirSync(migrationsFolder, { recursive: true });
  const lock = join(migrationsFolder, "migration_lock.toml");
  if (!existsSync(lock)) writeFileSync(lock, '# Written by scripts/prisma/migrate.mjs\nprovider = "postgresql"\n');
}

/** Applies what is missing; answers the names of the migrations applied. Safe to run again. */
export async function deploy(url) {
  prepareFolder();
  return withSchemaEngine(url, async (engine) => (await engine.applyMigrations({ migrationsList: migrationsList(), filters })).appliedMigrationNames);
}

/** SQL that leads from the migrations to the schema; "" when they agree. */
export async function difference(url) {
  prepareFolder();
  const from = { tag: "migrations", ...migrationsList() };
  const to = { tag: "schemaDatamodel", files: [{ path: schemaFile, content: readFileSync(schemaFile, "utf8") }] };
  const { stdout } = await withSchemaEngine(url, (engine) => engine.diff({ from, to, script: true, exitCode: null, filters }));
  return !stdout || stdout.trim() === "" || stdout.includes("This is an empty migration") ? "" : stdout;
}

function writeMigration(name, sql) {
  const last = migrationsList().migrationDirectories.at(-1)?.path ?? "0000";
  const folder = `${String(Number.parseInt(last, 10) + 1).padStart(4, "0")}_${name.replace(/[^a-z0-9]+/gi, "_").toLowerCase()}`;
  mkdirSync(join(migrationsFolder, folder));
  writeFileSync(join(migrationsFolder, folder, "migration.sql"), sql);
  return `prisma/migrations/${folder}/migration.sql`;
}

/** Without DATABASE_URL the same command runs again with the embedded database. */
function again(args) {
  const wrapper = join(root, "scripts/with-database.mjs");
  const done = spawnSync(process.execPath, [wrapper, "--", process.execPath, fileURLToPath(import.meta.url), ...args], { stdio: "inherit" });
  process.exitCode = done.status ?? 1;
}

async function main(args) {
  const [command, option, value] = args;
  const name = option === "--name" ? value : undefined;
  const url = process.env.DATABASE_URL;
  if (!(command === "deploy" || command === "check" || (command === "diff" && name))) {
    console.error("Usage: node scripts/prisma/migrate.mjs deploy | diff --name <name> | check");
    process.exitCode = 2;
  } else if (!url) again(args);
  else if (command === "deploy") {
    const applied = await deploy(url);
    console.log(applied.length ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
  } else if (command === "diff") {
    const sql = await difference(url);
    console.log(sql ? `Written: ${writeMigration(name, sql)}` : "The migrations say what the schema says; nothing written.");
  } else {
    const sql = await difference(url);
    if (sql) console.error(`prisma/schema.prisma says more than the migrations:\n${sql}`);
    process.exitCode = sql ? 1 : 0;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  // The engine leaves a timer of ten seconds behind.
  process.exit();
}
