// The event API, as the SDK sends to it: POST /e/<event key> with one event or a list. Listens on the loopback interface only.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Pool } from "pg";
import { parseEvent, storeEvents } from "@/inngest/executor/events";
import { transaction } from "@/inngest/executor/queue";
import { messageOf } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

export interface EventApiOptions {
  pool: Pool;
  eventKey: string;
  port: number;
  /** Called after events are stored. */
  onEvents: () => void;
  ready: () => boolean;
}

const MAX_BYTES = 16 * 1024 * 1024;

function answer(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function takeEvents(req: IncomingMessage, res: ServerResponse, options: EventApiOptions): Promise<void> {
  const text = await readBody(req);
  if (text === null) return answer(res, 413, { error: `more than ${MAX_BYTES} bytes`, status: 413 });
  const seed = req.headers["x-inngest-event-id-seed"];
  const body = parseJson(text);
  const entries = Array.isArray(body) ? body : [body];
  const now = new Date();
  const events = entries.map((entry, i) => parseEvent(entry, typeof seed === "string" ? seed : null, i, now));
  const whole = events.filter((event) => event !== null);
  if (whole.length !== entries.length) return answer(res, 400, { error: "every event needs a name", status: 400 });
  await transaction(options.pool, (tx) => storeEvents(tx, whole));
  answer(res, 200, { ids: whole.map((event) => event.id), status: 200 });
  options.onEvents();
}

function route(req: IncomingMessage, res: ServerResponse, options: EventApiOptions): Promise<void> | void {
  const path = new URL(req.url ?? "/", "http://localhost").pathname;
  if (req.method === "POST" && path === `/e/${options.eventKey}`) return takeEvents(req, res, options);
  if (req.method === "POST" && path.startsWith("/e/")) return answer(res, 401, { error: "event key not known", status: 401 });
  if (req.method === "POST" && path === "/fn/register") return answer(res, 200, { ok: true, status: 200, modified: true });
  if (req.method === "GET" && (path === "/" || path === "/health"))
    return answer(res, 200, { status: "ok", functions: options.ready() ? "known" : "not known yet" });
  return answer(res, 404, { error: "nothing here", status: 404 });
}

/** Listens; answers the server once it does. */
export function serveEventApi(options: EventApiOptions): Promise<Server> {
  const server = createServer((req, res) => {
    Promise.resolve(route(req, res, options)).catch((thrown: unknown) => {
      log.error("events could not be stored", { reason: messageOf(thrown) });
      if (!res.headersSent) answer(res, 503, { error: "events cannot be stored now", status: 503 });
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", () => resolve(server));
  });
}
