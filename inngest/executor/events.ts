// Events as they come in: kept by id, so that the same one sent twice counts once.
import type { PoolClient } from "pg";
import { type InngestEvent, isRecord } from "@/inngest/executor/protocol";
import { enqueue } from "@/inngest/executor/queue";
import { newId } from "@/lib/platform/ids";

/**
 * One event of a request to the event API, or null when it is none. Its id is the sender's; else from the request's seed, so that a
 * repeated request gives the same ids; else new.
 */
export function parseEvent(value: unknown, seed: string | null, index: number, now: Date): InngestEvent | null {
  if (!isRecord(value) || typeof value.name !== "string" || value.name === "") return null;
  const given = typeof value.id === "string" && value.id !== "" ? value.id : null;
  return {
    ...(value.user === undefined ? {} : { user: value.user }),
    ...(typeof value.v === "string" ? { v: value.v } : {}),
    id: given ?? (seed ? `${seed}#${index}` : newId("evt_")),
    name: value.name,
    data: isRecord(value.data) ? value.data : {},
    ts: typeof value.ts === "number" && value.ts > 0 ? value.ts : now.getTime(),
  };
}

/** Stores events and queues them for dispatch, all or none. An id seen before changes nothing. */
export async function storeEvents(tx: PoolClient, events: readonly InngestEvent[]): Promise<void> {
  for (const event of events) {
    const { rowCount } = await tx.query("insert into inngest_executor.events (id, event) values ($1, $2) on conflict do nothing", [
      event.id,
      JSON.stringify(event),
    ]);
    if (rowCount) await enqueue(tx, { kind: "event", ref: event.id });
  }
}

/** The stored event, or null. */
export async function loadEvent(tx: PoolClient, id: string): Promise<InngestEvent | null> {
  const { rows } = await tx.query<{ event: InngestEvent }>("select event from inngest_executor.events where id = $1", [id]);
  return rows[0]?.event ?? null;
}
