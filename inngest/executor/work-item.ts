// One item of the queue from start to end. Whatever goes wrong leaves the item in its row, to be done again.
import type { Pool } from "pg";
import { type AppAddress, callFunction } from "@/inngest/executor/app-client";
import { applyAnswer } from "@/inngest/executor/apply-answer";
import { nextCron } from "@/inngest/executor/cron";
import { dispatchEvent } from "@/inngest/executor/dispatch";
import type { Answer, FunctionConfig } from "@/inngest/executor/protocol";
import { enqueue, type Item, postpone, remove, transaction } from "@/inngest/executor/queue";
import { continueRun, endRun, lockRun, type Run, startRun, stepsOf, storeOutcome } from "@/inngest/executor/runs";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";

export interface WorkContext {
  pool: Pool;
  app: AppAddress;
  functions: readonly FunctionConfig[];
  signal: AbortSignal;
  pace: number;
}

/** After so many calls that ended in no answer (the app died under each of them) a run fails: it may be what kills the app. */
const MAX_CRASHES = 6;
const APP_AWAY_MS = 1_000;

const isRefused = (thrown: unknown): boolean => thrown instanceof Error && "code" in thrown && (thrown.code === "ECONNREFUSED" || thrown.code === "ENOENT");

async function giveUp(context: WorkContext, item: Item, reason: string): Promise<void> {
  await transaction(context.pool, async (tx) => {
    const run = item.runId ? await lockRun(tx, item.runId) : null;
    await remove(tx, item.id);
    if (run?.status === "running") await endRun(tx, run, "failed", { error: { name: "Error", message: reason } });
  });
}

/** The call came to nothing. Nobody listening costs nothing: the app is starting. A connection that broke is counted. */
async function callFailed(context: WorkContext, item: Item, thrown: unknown): Promise<void> {
  if (context.signal.aborted) return;
  if (isRefused(thrown)) return postpone(context.pool, item.id, APP_AWAY_MS * context.pace, item.crashes);
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  log.warn("call without an answer", { run: item.runId, step: item.ref, reason, crashes: item.crashes + 1 });
  if (item.crashes + 1 >= MAX_CRASHES) return giveUp(context, item, `The app gave no answer ${MAX_CRASHES} times: ${reason}`);
  await postpone(context.pool, item.id, 2_000 * (item.crashes + 1) * context.pace, item.crashes + 1);
}

interface Prepared {
  run: Run;
  body: Parameters<typeof callFunction>[4];
}

function prepare(context: WorkContext, item: Item, fn: FunctionConfig): Promise<Prepared | null> {
  return transaction(context.pool, async (tx) => {
    const run = item.runId ? await lockRun(tx, item.runId) : null;
    if (run?.status !== "running") {
      await remove(tx, item.id);
      return null;
    }
    const steps = await stepsOf(tx, run.id);
    const ctx = {
      run_id: run.id,
      attempt: item.attempt,
      max_attempts: fn.maxAttempts,
      stack: { stack: run.stack, current: Math.max(0, run.stack.length - 1) },
      disable_immediate_execution: run.planning,
      use_api: false,
    };
    return { run, body: { version: Number(run.version), event: run.event, events: [run.event], steps, ctx } };
  });
}

function notFromSdk(answer: Answer): Error {
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  return new Error(`status ${answer.status} that does not come from the functions: ${text.replaceAll(/\s+/g, " ").slice(0, 200)}`);
}

async function workCall(context: WorkContext, item: Item, fn: FunctionConfig): Promise<void> {
  const prepared = await prepare(context, item, fn);
  if (!prepared) return;
  let answer: Answer;
  try {
    answer = await callFunction(context.app, fn.fnId, item.ref, prepared.run.version, prepared.body, context.signal);
    if (!answer.fromSdk) throw notFromSdk(answer);
  } catch (thrown) {
    return callFailed(context, item, thrown);
  }
  const { functions, pace } = context;
  await transaction(context.pool, (tx) => applyAnswer({ tx, item, fn, functions, now: new Date(), chance: Math.random(), pace }, answer));
}

async function callOfRun(context: WorkContext, item: Item): Promise<void> {
  const { rows } = await context.pool.query<{ function_id: string }>("select function_id from inngest_executor.runs where id = $1", [item.runId]);
  const id = rows[0]?.function_id;
  const fn = context.functions.find((entry) => entry.id === id);
  if (fn) return workCall(context, item, fn);
  await giveUp(context, item, `The app has no function "${id}" any more.`);
}

/** A sleep has passed, a wait or an invocation has timed out. */
async function workTimer(context: WorkContext, item: Item): Promise<void> {
  await transaction(context.pool, async (tx) => {
    const run = item.runId ? await lockRun(tx, item.runId) : null;
    const there = await remove(tx, item.id);
    if (!run || !there || run.status !== "running") return;
    await storeOutcome(tx, run, item.ref, { data: null });
    await continueRun(tx, run);
  });
}

/** A scheduled function begins, unless its last run still goes on; then its next time is set. Times missed while nothing ran are not made up. */
async function workCron(context: WorkContext, item: Item): Promise<void> {
  const fn = context.functions.find((entry) => entry.id === item.functionId && entry.triggers.some((trigger) => trigger.cron === item.ref));
  await transaction(context.pool, async (tx) => {
    if (!(await remove(tx, item.id)) || !fn) return;
    const runAt = nextCron(item.ref, new Date());
    if (runAt) await enqueue(tx, { kind: "cron", functionId: fn.id, ref: item.ref, runAt });
    const { rowCount } = await tx.query("select 1 from inngest_executor.runs where function_id = $1 and status = 'running' limit 1", [fn.id]);
    if (!rowCount) await startRun(tx, fn, { id: newId("evt_"), name: "inngest/scheduled.timer", data: { cron: item.ref }, ts: Date.now() });
  });
}

async function workEvent(context: WorkContext, item: Item): Promise<void> {
  await transaction(context.pool, async (tx) => {
    if (await remove(tx, item.id)) await dispatchEvent(tx, item.ref, context.functions);
  });
}

const kinds = { call: callOfRun, timer: workTimer, cron: workCron, event: workEvent };

/** Works one item. Rejects only when the database does; the item then still stands. */
export const workItem = (context: WorkContext, item: Item): Promise<void> => kinds[item.kind](context, item);
