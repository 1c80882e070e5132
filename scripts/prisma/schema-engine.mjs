// Prisma's schema engine as WebAssembly, instantiated by hand: plain node cannot import .wasm, and the native engine would be a download.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const migrationsFolder = join(root, "prisma/migrations");
export const schemaFile = join(root, "prisma/schema.prisma");
export const filters = { externalTables: [], externalEnums: [] };

let ready = null;

// The engine says here why it panics, before it ends the process.
globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(`Prisma schema engine: ${message}\n`) };

async function load() {
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const bytes = readFileSync(join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

const CHAR = 18;
const TEXT = 25;

/** The engine reads catalogue columns of type "char" (oid 18), which the adapter refuses; and a migration runs whole, not cut at each semicolon. */
function mended(adapter) {
  const perform = adapter.performIO.bind(adapter);
  const read = adapter.queryRaw.bind(adapter);
  const chars = new WeakMap();
  adapter.performIO = async (query) => {
    const result = await perform(query);
    chars.set(
      result.rows,
      result.fields.map((field) => field.dataTypeID === CHAR),
    );
    for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const answer = await read(query);
    const isChar = chars.get(answer.rows) ?? [];
    return { ...answer, columnTypes: answer.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type)) };
  };
  adapter.executeScript = async (script) => {
    await adapter
      .underlyingDriver()
      .query(script)
      .catch((error) => adapter.onError(error));
  };
  return adapter;
}

/** Address → settings of a pool: a shadow database is made from them with another `database`, which an address would override. */
function poolSettings(connectionString) {
  const url = new URL(connectionString);
  const database = decodeURIComponent(url.pathname.slice(1)) || "postgres";
  const settings = { host: url.hostname, port: Number(url.port || 5432), user: decodeURIComponent(url.username), database, max: 2 };
  const mode = url.searchParams.get("sslmode");
  const ssl = mode && mode !== "disable" ? { ssl: { rejectUnauthorized: mode.startsWith("verify") } } : {};
  return { ...settings, ...(url.password ? { password: decodeURIComponent(url.password) } : {}), ...ssl };
}

async function drop(settings, database) {
  const client = new pg.Client(settings);
  await client.connect();
  await client.query(`drop database if exists "${database}" with (force)`);
  await client.end();
}

/** Adapters as the engine wants them. `opened` collects pools and shadow databases, for the engine closes neither. */
function adapterFactory(settings, opened) {
  const factory = new PrismaPg(settings);
  const connect = factory.connect.bind(factory);
  const shadow = factory.connectToShadowDb.bind(factory);
  const keep = (adapter) => {
    const pool = adapter.underlyingDriver();
    pool.on("error", () => undefined);
    opened.pools.push(pool);
    return mended(adapter);
  };
  factory.connect = async () => keep(await connect());
  factory.connectToShadowDb = async () => {
    const adapter = keep(await shadow());
    opened.shadows.push(adapter.underlyingDriver().options.database);
    adapter.dispose = async () => undefined;
    return adapter;
  };
  return bindMigrationAwareSqlAdapterFactory(factory);
}

/** Gives `work` an engine bound to one database; closes its connections and drops its shadow databases. */
export async function withSchemaEngine(connectionString, work) {
  ready ??= load();
  await ready;
  const settings = poolSettings(connectionString);
  const opened = { pools: [], shadows: [] };
  const models = [[schemaFile, readFileSync(schemaFile, "utf8")]];
  try {
    return await work(await bindings.SchemaEngine.new({ datamodels: models }, () => undefined, adapterFactory(settings, opened)));
  } finally {
    for (const pool of opened.pools) if (!pool.ended && !pool.ending) await pool.end();
    for (const database of opened.shadows) await drop(settings, database);
  }
}

/** The migrations in prisma/migrations, in order of their names, as the engine wants them. */
export function migrationsList() {
  const lock = join(migrationsFolder, "migration_lock.toml");
  const folders = readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(lock, "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: folders.map((path) => ({
      path,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: readFileSync(join(migrationsFolder, path, "migration.sql"), "utf8") } },
    })),
  };
}
