// The only place that reads process.env. Every setting of Muniment with its default; an unreadable value is an error that names the variable.
import { join } from "node:path";
import { projectRoot } from "@/lib/platform/project-root";

export type Extractor = "rules" | "openai";
export type LogLevel = "debug" | "info" | "warn" | "error";

export interface Env {
  /** Postgres address; null only where no database is at hand (the build). See `databaseUrl()`. */
  databaseUrl: string | null;
  host: string;
  port: number;
  inngest: { baseUrl: string | null; eventKey: string | null; signingKey: string | null };
  openai: { apiKey: string | null; baseUrl: string | null; model: string; spendCapUsd: string; images: boolean };
  /** Extractor used when a request names none. */
  extractor: Extractor;
  dataDir: string;
  maxUploadBytes: number;
  maxPages: number;
  logLevel: LogLevel;
  production: boolean;
}

export class EnvError extends Error {
  override name = "EnvError";
}

type Source = Readonly<Record<string, string | undefined>>;

const text = (source: Source, name: string): string | null => source[name]?.trim() || null;

function integer(source: Source, name: string, fallback: number, min: number, max: number): number {
  const value = text(source, name);
  if (value === null) return fallback;
  const parsed = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(parsed >= min && parsed <= max)) throw new EnvError(`${name}="${value}" is not a whole number from ${min} to ${max}.`);
  return parsed;
}

function oneOf<const T extends string>(source: Source, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(source, name);
  if (value === null) return fallback;
  const match = allowed.find((entry) => entry === value.toLowerCase());
  if (!match) throw new EnvError(`${name}="${value}" is not one of: ${allowed.join(", ")}.`);
  return match;
}

function address(source: Source, name: string, protocols: readonly string[]): string | null {
  const value = text(source, name);
  if (value === null) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new EnvError(`${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`);
  }
  return value.replace(/\/+$/, "");
}

function money(source: Source, name: string, fallback: string): string {
  const value = text(source, name);
  if (value === null) return fallback;
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(value)) throw new EnvError(`${name}="${value}" is not an amount such as 25 or 2.50.`);
  return value;
}

/**
 * Settings from a set of variables. {} → the defaults; {PORT: "80x"} → EnvError naming PORT.
 * An empty variable counts as not set.
 */
export function readEnv(source: Source, root: string): Env {
  const apiKey = text(source, "OPENAI_API_KEY");
  const extractor = oneOf(source, "MUNIMENT_EXTRACTOR", ["rules", "openai"], apiKey ? "openai" : "rules");
  if (extractor === "openai" && !apiKey) throw new EnvError("MUNIMENT_EXTRACTOR=openai needs OPENAI_API_KEY.");
  return {
    databaseUrl: address(source, "DATABASE_URL", ["postgres:", "postgresql:"]),
    host: text(source, "HOST") ?? "127.0.0.1",
    port: integer(source, "PORT", 3000, 0, 65_535),
    inngest: {
      baseUrl: address(source, "INNGEST_BASE_URL", ["http:", "https:"]),
      eventKey: text(source, "INNGEST_EVENT_KEY"),
      signingKey: text(source, "INNGEST_SIGNING_KEY"),
    },
    openai: {
      apiKey,
      baseUrl: address(source, "OPENAI_BASE_URL", ["http:", "https:"]),
      model: text(source, "MUNIMENT_MODEL") ?? "gpt-5-mini",
      spendCapUsd: money(source, "OPENAI_SPEND_CAP_USD", "25"),
      images: oneOf(source, "MUNIMENT_MODEL_IMAGES", ["on", "off"], source.OPENAI_BASE_URL ? "off" : "on") === "on",
    },
    extractor,
    dataDir: text(source, "MUNIMENT_DATA_DIR") ?? join(root, ".muniment"),
    maxUploadBytes: integer(source, "MUNIMENT_MAX_UPLOAD_BYTES", 100 * 1024 * 1024, 1, 2 ** 40),
    maxPages: integer(source, "MUNIMENT_MAX_PAGES", 500, 1, 100_000),
    logLevel: oneOf(source, "LOG_LEVEL", ["debug", "info", "warn", "error"], "info"),
    production: source.NODE_ENV === "production",
  };
}

let current: Env | null = null;

/** The settings of this process, read once, on first use. Throws EnvError when a variable cannot be read. */
export function env(): Env {
  current ??= Object.freeze(readEnv(process.env, projectRoot()));
  return current;
}

/** DATABASE_URL, or an error that says how it is set. */
export function databaseUrl(): string {
  const url = env().databaseUrl;
  if (!url) throw new EnvError("DATABASE_URL is not set. `npm start` sets it; for one command: node scripts/with-database.mjs -- <command>.");
  return url;
}

/** The variables for a child process: those of this process, with some replaced or added. */
export const childEnv = (changed: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({ ...process.env, ...changed });
