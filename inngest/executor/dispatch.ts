// One event → the runs it begins, the runs it cancels, the steps that waited for it.
import type { PoolClient } from "pg";
import { loadEvent } from "@/inngest/executor/events";
import { holds } from "@/inngest/executor/expression";
import type { FunctionConfig, InngestEvent } from "@/inngest/executor/protocol";
import { continueRun, endRun, lockRun, startRun, storeOutcome } from "@/inngest/executor/runs";
import { messageOf } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

/** An expression that cannot be read holds never, and the log says so. */
function holdsOrLogs(expression: string | null | undefined, scope: Record<string, unknown>, where: string): boolean {
  try {
    return holds(expression, scope);
  } catch (thrown) {
    log.error("expression not understood", { where, expression, reason: messageOf(thrown) });
    return false;
  }
}

async function begin(tx: PoolClient, event: InngestEvent, functions: readonly FunctionConfig[]): Promise<void> {
  for (const fn of functions) {
    const fits = fn.triggers.some((trigger) => trigger.event === event.name && holdsOrLogs(trigger.expression, { event }, fn.id));
    if (fits) await startRun(tx, fn, event);
  }
}

async function cancel(tx: PoolClient, event: InngestEvent, functions: readonly FunctionConfig[]): Promise<void> {
  for (const fn of functions)
    for (const rule of fn.cancel.filter((entry) => entry.event === event.name)) {
      const { rows } = await tx.query<{ id: string }>("select id from inngest_executor.runs where function_id = $1 and status = 'running'", [fn.id]);
      for (const { id } of rows) {
        const run = await lockRun(tx, id);
        if (run?.status === "running" && run.event.id !== event.id && holdsOrLogs(rule.if, { event: run.event, async: event }, fn.id))
          await endRun(tx, run, "cancelled", { error: { name: "Cancelled", message: `Cancelled by ${event.name}.` } });
      }
    }
}

async function wake(tx: PoolClient, event: InngestEvent): Promise<void> {
  const { rows } = await tx.query<{ run_id: string; step_id: string; condition: string | null }>(
    "select run_id, step_id, condition from inngest_executor.waits where event_name = $1",
    [event.name],
  );
  for (const wait of rows) {
    const run = await lockRun(tx, wait.run_id);
    if (run?.status !== "running" || !run.pending.includes(wait.step_id)) continue;
    if (!holdsOrLogs(wait.condition, { event: run.event, async: event }, run.function_id)) continue;
    await storeOutcome(tx, run, wait.step_id, { data: event });
    await continueRun(tx, run);
  }
}

/** Everything that follows from one stored event, in the caller's transaction. */
export async function dispatchEvent(tx: PoolClient, eventId: string, functions: readonly FunctionConfig[]): Promise<void> {
  const event = await loadEvent(tx, eventId);
  if (!event) return;
  await cancel(tx, event, functions);
  await wake(tx, event);
  await begin(tx, event, functions);
}
