// The app's answer to one call → rows: step outcomes, what is to be called next, the end of the run. All in the caller's transaction.
import type { PoolClient } from "pg";
import { backoffMs } from "@/inngest/executor/backoff";
import { momentOf, retryAfterMs } from "@/inngest/executor/duration";
import { type Answer, type FunctionConfig, isRecord, type Op, parseOps } from "@/inngest/executor/protocol";
import { enqueue, type Item, remove } from "@/inngest/executor/queue";
import { continueRun, endRun, lockRun, type Run, saveRun, startRun, stepsOf, storeOutcome } from "@/inngest/executor/runs";

export interface ApplyContext {
  tx: PoolClient;
  item: Item;
  fn: FunctionConfig;
  functions: readonly FunctionConfig[];
  now: Date;
  /** 0..1, spreads retries. */
  chance: number;
  /** Factor on waiting times, 1 but in tests. */
  pace: number;
}

const errorOf = (body: unknown): unknown =>
  isRecord(body) ? body : { name: "Error", message: typeof body === "string" ? body.slice(0, 500) : "no reason given" };

const timeText = (value: unknown): string | null => (typeof value === "string" ? value : typeof value === "number" ? `${value}ms` : null);

async function retryLater(context: ApplyContext, run: Run, retryAfter: string | null): Promise<void> {
  const asked = retryAfter === null ? null : retryAfterMs(retryAfter, context.now);
  const delay = asked ?? backoffMs(context.item.attempt, context.chance) * context.pace;
  const runAt = new Date(context.now.getTime() + delay);
  await enqueue(context.tx, { kind: "call", runId: run.id, ref: context.item.ref, attempt: context.item.attempt + 1, runAt });
}

async function waitUntil(context: ApplyContext, run: Run, stepId: string, text: string | null): Promise<void> {
  const runAt = text === null ? null : momentOf(text, context.now);
  if (!runAt) throw new Error(`The step names no length of time: "${text}".`);
  await enqueue(context.tx, { kind: "timer", runId: run.id, ref: stepId, runAt });
}

async function waitForEvent(context: ApplyContext, run: Run, op: Op): Promise<void> {
  const opts = op.opts ?? {};
  await context.tx.query("insert into inngest_executor.waits (run_id, step_id, event_name, condition) values ($1, $2, $3, $4) on conflict do nothing", [
    run.id,
    op.id,
    op.name ?? opts.event,
    typeof opts.if === "string" ? opts.if : null,
  ]);
  await waitUntil(context, run, op.id, timeText(opts.timeout));
}

async function invoke(context: ApplyContext, run: Run, op: Op): Promise<void> {
  const wanted = op.opts?.function_id;
  const child = context.functions.find((fn) => fn.id === wanted);
  if (!child) return storeOutcome(context.tx, run, op.id, { error: { name: "Error", message: `No function "${String(wanted)}" to invoke.` } });
  const payload = isRecord(op.opts?.payload) ? op.opts.payload : {};
  const data = isRecord(payload.data) ? payload.data : {};
  const event = { id: `invoke-${run.id}-${op.id}`, name: "inngest/function.invoked", data, ts: context.now.getTime() };
  await startRun(context.tx, { ...child, idempotency: null }, event, { run: run.id, step: op.id });
}

/** Opens a step that the app has named and that ends later. */
async function open(context: ApplyContext, run: Run, op: Op): Promise<void> {
  run.pending = [...run.pending.filter((id) => id !== op.id), op.id];
  if (op.op === "StepPlanned") await enqueue(context.tx, { kind: "call", runId: run.id, ref: op.id });
  else if (op.op === "Sleep") await waitUntil(context, run, op.id, timeText(op.name) ?? timeText(op.opts?.duration));
  else if (op.op === "WaitForEvent") await waitForEvent(context, run, op);
  else await invoke(context, run, op);
}

type Outcome = "go_on" | "retry" | "ended";

async function applyOp(context: ApplyContext, run: Run, op: Op, answer: Answer, known: ReadonlySet<string>): Promise<Outcome> {
  const last = context.item.attempt + 1 >= context.fn.maxAttempts;
  if (op.op === "StepRun" || (op.op === "Step" && op.data !== undefined)) await storeOutcome(context.tx, run, op.id, { data: op.data ?? null });
  else if (op.op === "StepError" && !answer.noRetry && !last) {
    await retryLater(context, run, answer.retryAfter);
    return "retry";
  } else if (op.op === "StepFailed" || op.op === "StepError") await storeOutcome(context.tx, run, op.id, { error: errorOf(op.error) });
  else if (["StepPlanned", "Sleep", "WaitForEvent", "InvokeFunction"].includes(op.op)) {
    if (!known.has(op.id)) await open(context, run, op);
  } else if (op.op === "RunComplete") {
    await endRun(context.tx, run, "completed", { data: op.data ?? null });
    return "ended";
  } else if (op.op !== "DiscoveryRequest" && op.op !== "StepNotFound") {
    await endRun(context.tx, run, "failed", { error: { name: "Error", message: `The embedded executor does not know the step kind "${op.op}".` } });
    return "ended";
  }
  return "go_on";
}

async function applyOps(context: ApplyContext, run: Run, answer: Answer): Promise<void> {
  const ops = parseOps(answer.body);
  const known = new Set(Object.keys(await stepsOf(context.tx, run.id)));
  if (ops.length > 1) run.planning = true;
  let retrying = false;
  for (const op of ops) {
    const outcome = await applyOp(context, run, op, answer, known);
    if (outcome === "ended") return;
    retrying ||= outcome === "retry";
  }
  if (retrying) await saveRun(context.tx, run);
  else await continueRun(context.tx, run);
}

/** Applies an answer. An item whose run has ended meanwhile is dropped. */
export async function applyAnswer(context: ApplyContext, answer: Answer): Promise<void> {
  const { tx, item, fn } = context;
  const run = item.runId ? await lockRun(tx, item.runId) : null;
  const there = await remove(tx, item.id);
  if (!run || !there || run.status !== "running") return;
  run.version = answer.version ?? run.version;
  if (answer.status === 200) return endRun(tx, run, "completed", { data: answer.body ?? null });
  if (answer.status === 206) return applyOps(context, run, answer);
  if (answer.noRetry || item.attempt + 1 >= fn.maxAttempts) return endRun(tx, run, "failed", { error: errorOf(answer.body) });
  await saveRun(tx, run);
  await retryLater(context, run, answer.retryAfter);
}
