// One line per event on standard error: time, level, message, then fields as JSON. Never document text, never secrets.
import { env, type LogLevel } from "@/lib/platform/env";
import { messageOf } from "@/lib/platform/errors";

export type Fields = Readonly<Record<string, unknown>>;
const order: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

/** "2026-01-02T03:04:05.000Z info started {"port":3000}"; an Error field becomes its message, a bigint its digits. */
export function formatLine(level: LogLevel, message: string, fields: Fields, at: Date): string {
  const plain = (_: string, value: unknown) => (value instanceof Error ? messageOf(value) : typeof value === "bigint" ? String(value) : value);
  const rest = Object.keys(fields).length === 0 ? "" : ` ${JSON.stringify(fields, plain)}`;
  return `${at.toISOString()} ${level} ${message.replaceAll(/\s+/g, " ")}${rest}\n`;
}

function write(level: LogLevel, message: string, fields: Fields): void {
  if (order[level] < order[env().logLevel]) return;
  process.stderr.write(formatLine(level, message, fields, new Date()));
}

export const log = {
  debug: (message: string, fields: Fields = {}) => write("debug", message, fields),
  info: (message: string, fields: Fields = {}) => write("info", message, fields),
  warn: (message: string, fields: Fields = {}) => write("warn", message, fields),
  error: (message: string, fields: Fields = {}) => write("error", message, fields),
};
