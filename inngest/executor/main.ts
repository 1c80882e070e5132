// The executor as a process: node --import tsx inngest/executor/main.ts --app <address of /api/inngest> --port <port of the event API>
// Settings: DATABASE_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY. Ends on SIGTERM, SIGINT, or when its database goes; its starter starts it again.
import { parseArgs } from "node:util";
import pg from "pg";
import { serveEventApi } from "@/inngest/executor/event-api";
import { Executor } from "@/inngest/executor/executor";
import { becomeLeader } from "@/inngest/executor/leader";
import { ensureSchema } from "@/inngest/executor/schema";
import { databaseUrl, env } from "@/lib/platform/env";
import { messageOf } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { app: { type: "string" }, port: { type: "string" }, pace: { type: "string" } } });
  const { eventKey, signingKey } = env().inngest;
  if (!values.app || !values.port || !eventKey || !signingKey) throw new Error("Needs --app, --port, INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY.");
  const leadership = await becomeLeader(databaseUrl(), (reason) => {
    log.error("the database is gone", { reason });
    process.exit(1);
  });
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: 10 });
  pool.on("error", (thrown) => log.warn("a database connection broke", { reason: thrown.message }));
  await ensureSchema(pool);
  const executor = new Executor({ pool, app: { url: values.app, signingKey }, pace: Number(values.pace ?? 1) });
  const api = await serveEventApi({ pool, eventKey, port: Number(values.port), onEvents: () => executor.poke(), ready: () => executor.ready });
  executor.start();
  const stop = async () => {
    api.close();
    api.closeAllConnections();
    await executor.stop();
    await pool.end();
    await leadership.release();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

main().catch((thrown: unknown) => {
  log.error("the executor cannot start", { reason: messageOf(thrown) });
  process.exit(1);
});
