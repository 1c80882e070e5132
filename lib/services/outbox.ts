// Sends what the outbox holds. A failure is no error here: the row stays, and the sweep sends it later.
import { randomUUID } from "node:crypto";
import { markSent, unsentEvents } from "@/lib/db/jobs";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

/** Puts events on the event API of Inngest (a server's, or the embedded executor's, which speaks the same). The event id makes a repeat harmless. */
export async function sendOutbox(): Promise<number> {
  const rows = await unsentEvents(500);
  if (rows.length === 0) return 0;
  const { baseUrl, eventKey } = env().inngest;
  if (!baseUrl || !eventKey) {
    log.warn("events wait: no executor is configured", { waiting: rows.length });
    return 0;
  }
  try {
    const body = JSON.stringify(rows.map((r) => ({ id: r.id, name: r.name, data: r.data, ts: r.createdAt.getTime() })));
    const seed = `${Date.now()},${Buffer.from(randomUUID()).toString("base64")}`;
    const answer = await fetch(`${baseUrl}/e/${eventKey}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-inngest-event-id-seed": seed },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`the event API answered ${answer.status}`);
    await markSent(rows.map((r) => r.id));
    return rows.length;
  } catch (error) {
    log.warn("events wait: the event API did not take them", { waiting: rows.length, error });
    return 0;
  }
}
