// Runs of functions: begun by an event, ended once, their steps stored one by one.
import type { PoolClient } from "pg";
import { storeEvents } from "@/inngest/executor/events";
import { evaluate } from "@/inngest/executor/expression";
import type { FunctionConfig, InngestEvent, StepOutcome } from "@/inngest/executor/protocol";
import { enqueue } from "@/inngest/executor/queue";
import { newId } from "@/lib/platform/ids";

export interface Run {
  id: string;
  function_id: string;
  event: InngestEvent;
  status: "running" | "completed" | "failed" | "cancelled";
  /** Step ids in the order in which they were stored. */
  stack: string[];
  /** Step ids that the app has named and that have no outcome yet. */
  pending: string[];
  /** True while several steps are open: then the app only plans, and runs nothing at once. */
  planning: boolean;
  version: string;
  parent_run: string | null;
  parent_step: string | null;
}

export interface Parent {
  run: string;
  step: string;
}

const DISCOVER = "step";

/** One key a limit: the function itself, or the function with the value of the limit's expression. */
export function concurrencyKeys(fn: FunctionConfig, event: InngestEvent): string[] {
  return fn.concurrency.map((limit, i) => `${fn.id}#${i}${limit.key ? `:${JSON.stringify(evaluate(limit.key, { event }))}` : ""}`);
}

/** The lock makes two events with one key, dispatched at the same moment, wait for each other. */
async function seenWithinADay(tx: PoolClient, fn: FunctionConfig, key: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtext($1))", [`${fn.id} ${key}`]);
  const { rowCount } = await tx.query(
    "select 1 from inngest_executor.runs where function_id = $1 and idempotency_key = $2 and created_at > now() - interval '24 hours' limit 1",
    [fn.id, key],
  );
  return Boolean(rowCount);
}

/** Begins a run; answers its id, or null when the function's idempotency key says that it has run already (within 24 hours). */
export async function startRun(tx: PoolClient, fn: FunctionConfig, event: InngestEvent, parent: Parent | null = null): Promise<string | null> {
  const key = fn.idempotency ? JSON.stringify(evaluate(fn.idempotency, { event })) : null;
  if (key !== null && (await seenWithinADay(tx, fn, key))) return null;
  const id = newId("run_");
  await tx.query(
    `insert into inngest_executor.runs (id, function_id, event, idempotency_key, concurrency_keys, parent_run, parent_step)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, fn.id, JSON.stringify(event), key, JSON.stringify(concurrencyKeys(fn, event)), parent?.run ?? null, parent?.step ?? null],
  );
  await enqueue(tx, { kind: "call", runId: id, ref: DISCOVER });
  return id;
}

/** The run, locked until the transaction ends; null when there is none. */
export async function lockRun(tx: PoolClient, id: string): Promise<Run | null> {
  const { rows } = await tx.query<Run>("select * from inngest_executor.runs where id = $1 for update", [id]);
  return rows[0] ?? null;
}

/** Outcomes of a run's steps by id, as the SDK wants them. */
export async function stepsOf(tx: PoolClient, runId: string): Promise<Record<string, StepOutcome>> {
  const { rows } = await tx.query<{ step_id: string; outcome: StepOutcome }>("select step_id, outcome from inngest_executor.steps where run_id = $1", [runId]);
  return Object.fromEntries(rows.map((row) => [row.step_id, row.outcome]));
}

/** Writes what has changed in a locked run. */
export async function saveRun(tx: PoolClient, run: Run): Promise<void> {
  await tx.query("update inngest_executor.runs set stack = $2, pending = $3, planning = $4, version = $5 where id = $1", [
    run.id,
    JSON.stringify(run.stack),
    JSON.stringify(run.pending),
    run.planning,
    run.version,
  ]);
}

/** Stores a step's outcome in a locked run; the first outcome stays. */
export async function storeOutcome(tx: PoolClient, run: Run, stepId: string, outcome: StepOutcome): Promise<void> {
  const { rowCount } = await tx.query("insert into inngest_executor.steps (run_id, step_id, outcome) values ($1, $2, $3) on conflict do nothing", [
    run.id,
    stepId,
    JSON.stringify(outcome),
  ]);
  if (rowCount) run.stack.push(stepId);
  run.pending = run.pending.filter((id) => id !== stepId);
  await tx.query("delete from inngest_executor.waits where run_id = $1 and step_id = $2", [run.id, stepId]);
  await tx.query("delete from inngest_executor.queue where run_id = $1 and ref = $2", [run.id, stepId]);
}

/** Saves the run, and asks the app what comes next once no step is open. */
export async function continueRun(tx: PoolClient, run: Run): Promise<void> {
  if (run.pending.length === 0) {
    run.planning = false;
    await enqueue(tx, { kind: "call", runId: run.id, ref: DISCOVER });
  }
  await saveRun(tx, run);
}

async function tellParent(tx: PoolClient, run: Run, outcome: StepOutcome): Promise<void> {
  if (!run.parent_run || !run.parent_step) return;
  const parent = await lockRun(tx, run.parent_run);
  if (parent?.status !== "running") return;
  await storeOutcome(tx, parent, run.parent_step, outcome);
  await continueRun(tx, parent);
}

/** Ends a locked run: nothing of it is left in the queue, a waiting parent goes on, a failure becomes the event inngest/function.failed. */
export async function endRun(tx: PoolClient, run: Run, status: "completed" | "failed" | "cancelled", outcome: StepOutcome): Promise<void> {
  await tx.query("update inngest_executor.runs set status = $2, result = $3, ended_at = now(), pending = '[]' where id = $1", [
    run.id,
    status,
    JSON.stringify(outcome),
  ]);
  for (const table of ["queue", "waits", "steps"]) await tx.query(`delete from inngest_executor.${table} where run_id = $1`, [run.id]);
  await tellParent(tx, run, outcome);
  if (status !== "failed" || run.event.name === "inngest/function.failed") return;
  const data = { run_id: run.id, function_id: run.function_id, event: run.event, error: "error" in outcome ? outcome.error : null };
  await storeEvents(tx, [{ id: `failed-${run.id}`, name: "inngest/function.failed", data, ts: Date.now() }]);
}
