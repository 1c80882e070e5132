// What is to be done next, as rows. An item stays in its row while it is worked on and is deleted in the transaction that stores its outcome:
// a crash at any moment leaves it to be done again.
import type { Pool, PoolClient } from "pg";

export type ItemKind = "event" | "call" | "timer" | "cron";

export interface Item {
  id: string;
  kind: ItemKind;
  runId: string | null;
  functionId: string | null;
  /** Event id, step id ("step" = discover) or cron expression. */
  ref: string;
  attempt: number;
  crashes: number;
  /** Concurrency keys of the run, for calls. */
  keys: string[];
}

export interface NewItem {
  kind: ItemKind;
  ref: string;
  runId?: string;
  functionId?: string;
  attempt?: number;
  crashes?: number;
  runAt?: Date;
}

/** Runs `work` in a transaction; rolls back when it throws. */
export async function transaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  try {
    await tx.query("begin");
    const value = await work(tx);
    await tx.query("commit");
    tx.release();
    return value;
  } catch (thrown) {
    const broken = await tx.query("rollback").then(
      () => false,
      () => true,
    );
    tx.release(broken);
    throw thrown;
  }
}

/** Adds an item unless the same one waits already. */
export async function enqueue(tx: PoolClient, item: NewItem): Promise<void> {
  await tx.query(
    `insert into inngest_executor.queue (kind, run_id, function_id, ref, attempt, crashes, run_at, rank)
     values ($1, $2, $3, $4, $5, $6, coalesce($7, now()), coalesce((select created_at from inngest_executor.runs where id = $2), now()))
     on conflict do nothing`,
    [item.kind, item.runId ?? null, item.functionId ?? null, item.ref, item.attempt ?? 0, item.crashes ?? 0, item.runAt ?? null],
  );
}

/** Removes an item; false when it is no longer there (its run has ended meanwhile). */
export async function remove(tx: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from inngest_executor.queue where id = $1", [id]);
  return rowCount === 1;
}

/** Puts an item off: same item, later. */
export async function postpone(pool: Pool, id: string, delayMs: number, crashes: number): Promise<void> {
  await pool.query("update inngest_executor.queue set run_at = now() + $2 * interval '1 millisecond', crashes = $3 where id = $1", [id, delayMs, crashes]);
}

interface Row {
  id: string;
  kind: ItemKind;
  run_id: string | null;
  function_id: string | null;
  ref: string;
  attempt: number;
  crashes: number;
  concurrency_keys: string[] | null;
}

/** Items that are due, oldest run first, without those in work and those whose concurrency keys are full. */
export async function dueItems(pool: Pool, inWork: readonly string[], fullKeys: readonly string[], limit: number): Promise<Item[]> {
  const { rows } = await pool.query<Row>(
    `select q.id, q.kind, q.run_id, q.function_id, q.ref, q.attempt, q.crashes, r.concurrency_keys
     from inngest_executor.queue q left join inngest_executor.runs r on r.id = q.run_id
     where q.run_at <= now() and not (q.id = any($1::bigint[])) and (q.kind <> 'call' or not (r.concurrency_keys ?| $2::text[]))
     order by q.rank, q.id limit $3`,
    [inWork, fullKeys, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    runId: row.run_id,
    functionId: row.function_id,
    ref: row.ref,
    attempt: row.attempt,
    crashes: row.crashes,
    keys: row.kind === "call" ? (row.concurrency_keys ?? []) : [],
  }));
}
