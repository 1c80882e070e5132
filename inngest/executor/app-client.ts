// Calls to the app's Inngest endpoint: the function list (in-band sync) and one call of a run. Requests are signed.
import { Agent, type ClientRequest, request } from "node:http";
import { type Answer, type FunctionConfig, isRecord, parseFunction } from "@/inngest/executor/protocol";
import { canonicalBody, signatureOf } from "@/inngest/executor/signature";

export interface AppAddress {
  /** The app's endpoint, http://127.0.0.1:3000/api/inngest */
  url: string;
  signingKey: string;
}

export interface CallBody {
  version: number;
  event: unknown;
  events: unknown[];
  steps: Record<string, unknown>;
  ctx: Record<string, unknown>;
}

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** A step may take long (a scan of hundreds of pages): only a dead connection ends a call, and this. */
const CALL_LIMIT_MS = 60 * 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function parseBody(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

interface Call {
  method: "PUT" | "POST";
  url: string;
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** A kept connection may be closed by the app at the very moment it is used again: the app has not seen that call. */
const wasClosedBefore = (req: ClientRequest, error: NodeJS.ErrnoException): boolean =>
  req.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");

/** Sends a call; one that met a kept connection already closed is sent again over a new one. */
function send({ method, url, body, headers, signal }: Call, connections: Agent | false = agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
    const req = request(url, { method, agent: connections, signal, headers: sent }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.once("error", reject);
      res.once("aborted", () => reject(new Error("the connection was closed in the middle of the answer")));
      res.once("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: parseBody(Buffer.concat(chunks).toString("utf8")) }));
    });
    req.setTimeout(CALL_LIMIT_MS, () => req.destroy(new Error("no answer within an hour")));
    req.once("error", (error) => (connections && wasClosedBefore(req, error) ? resolve(send({ method, url, body, headers, signal }, false)) : reject(error)));
    req.end(body);
  });
}

function signed(app: AppAddress, body: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1_000);
  return { "x-inngest-server-kind": "cloud", "x-inngest-signature": signatureOf(body, app.signingKey, seconds) };
}

const header = (reply: Reply, name: string): string | null => {
  const value = reply.headers[name];
  return typeof value === "string" ? value : null;
};

/** The functions that the app serves. Throws with the app's answer when it does not serve them. */
export async function listFunctions(app: AppAddress, signal: AbortSignal): Promise<FunctionConfig[]> {
  const body = canonicalBody({ url: app.url });
  const reply = await send({ method: "PUT", url: app.url, body, headers: { ...signed(app, body), "x-inngest-sync-kind": "in_band" }, signal });
  if (reply.status !== 200 || !isRecord(reply.body) || !Array.isArray(reply.body.functions)) {
    throw new Error(`${app.url} answers ${reply.status} to the question for its functions: ${JSON.stringify(reply.body).slice(0, 300)}`);
  }
  return reply.body.functions.flatMap((entry) => parseFunction(entry) ?? []);
}

/** One call of a run: `stepId` "step" asks what comes next, another id runs that step. Rejects when there is no whole answer. */
export async function callFunction(app: AppAddress, fnId: string, stepId: string, version: string, call: CallBody, signal: AbortSignal): Promise<Answer> {
  const body = canonicalBody(call);
  const url = `${app.url}?fnId=${encodeURIComponent(fnId)}&stepId=${encodeURIComponent(stepId)}`;
  const run = String(call.ctx.run_id);
  const headers = { ...signed(app, body), "x-run-id": run, "x-inngest-req-version": version };
  const reply = await send({ method: "POST", url, body, headers, signal });
  return {
    status: reply.status,
    body: reply.body,
    noRetry: header(reply, "x-inngest-no-retry") === "true",
    retryAfter: header(reply, "retry-after"),
    version: header(reply, "x-inngest-req-version"),
    fromSdk: header(reply, "x-inngest-sdk") !== null,
  };
}
