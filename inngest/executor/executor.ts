// The embedded executor: takes what is due from the queue and works it, several at once, within the functions' concurrency limits.
import type { Pool } from "pg";
import { type AppAddress, listFunctions } from "@/inngest/executor/app-client";
import { nextCron } from "@/inngest/executor/cron";
import type { FunctionConfig } from "@/inngest/executor/protocol";
import { dueItems, enqueue, type Item, postpone, transaction } from "@/inngest/executor/queue";
import { workItem } from "@/inngest/executor/work-item";
import { messageOf } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

export interface ExecutorOptions {
  pool: Pool;
  app: AppAddress;
  /** Items in work at once. */
  parallel?: number;
  /** Factor on waiting times after failures, 1 but in tests. */
  pace?: number;
  syncEveryMs?: number;
}

const IDLE_MS = 500;
const FIRST_SYNC_MS = 400;
const CLEAN_EVERY_MS = 10 * 60_000;
const STOP_GRACE_MS = 2_000;

/** Deletes what nobody asks for any more: events after a day, ended runs after a week. */
async function clean(pool: Pool): Promise<void> {
  await pool.query(`delete from inngest_executor.events e where received_at < now() - interval '25 hours'
    and not exists (select 1 from inngest_executor.queue q where q.kind = 'event' and q.ref = e.id)`);
  await pool.query("delete from inngest_executor.runs where ended_at < now() - interval '7 days'");
}

export class Executor {
  private functions: FunctionConfig[] = [];
  private readonly inWork = new Map<string, { item: Item; done: Promise<void> }>();
  private readonly abort = new AbortController();
  private readonly timers = new Set<NodeJS.Timeout>();
  private synced = false;
  private stopping = false;
  private ticking = false;
  private again = false;

  constructor(private readonly options: ExecutorOptions) {}

  /** Starts to work; returns at once. The app need not answer yet. */
  start(): void {
    void this.syncForEver();
    void this.idle();
    this.every(CLEAN_EVERY_MS, () => clean(this.options.pool));
  }

  /** True once the app has told its functions. */
  get ready(): boolean {
    return this.synced;
  }

  /** Takes nothing new, gives calls under way a moment, then lets go of them: they will be made again. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers) clearTimeout(timer);
    const all = Promise.allSettled([...this.inWork.values()].map((entry) => entry.done));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS).unref())]);
    this.abort.abort();
    await all;
  }

  /** Looks for due items now: call it when something was added. */
  poke(): void {
    if (this.ticking) this.again = true;
    else void this.tick();
  }

  private later(ms: number, work: () => void): void {
    if (this.stopping) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  private every(ms: number, work: () => Promise<void>): void {
    this.later(ms, () => {
      work().catch((thrown: unknown) => log.warn("housekeeping failed", { reason: messageOf(thrown) }));
      this.every(ms, work);
    });
  }

  private idle(): void {
    this.poke();
    this.later(IDLE_MS, () => this.idle());
  }

  private async syncForEver(): Promise<void> {
    let next = FIRST_SYNC_MS;
    try {
      await this.sync();
      next = this.options.syncEveryMs ?? 30_000;
    } catch (thrown) {
      if (this.synced) log.warn("the app does not tell its functions", { reason: messageOf(thrown) });
      else log.debug("the app does not answer yet", { reason: messageOf(thrown) });
    }
    this.later(next, () => void this.syncForEver());
  }

  private async sync(): Promise<void> {
    const functions = await listFunctions(this.options.app, this.abort.signal);
    if (!this.synced) {
      for (const fn of functions)
        if (fn.ignored.length > 0) log.warn("options not honoured by the embedded executor", { function: fn.id, options: fn.ignored });
      log.info("functions known", { count: functions.length });
    }
    this.functions = functions;
    await transaction(this.options.pool, async (tx) => {
      for (const fn of functions)
        for (const { cron } of fn.triggers) {
          const runAt = cron ? nextCron(cron, new Date()) : null;
          if (cron && runAt) await enqueue(tx, { kind: "cron", functionId: fn.id, ref: cron, runAt });
          else if (cron) log.error("schedule not understood", { function: fn.id, cron });
        }
    });
    this.synced = true;
    this.poke();
  }

  private countKeys(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { item } of this.inWork.values()) for (const key of item.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  }

  private limitOf(key: string): number {
    const [id, rest = "0"] = key.split("#");
    const limit = this.functions.find((fn) => fn.id === id)?.concurrency[Number.parseInt(rest, 10)]?.limit ?? 0;
    return limit > 0 ? limit : Number.POSITIVE_INFINITY;
  }

  private async tick(): Promise<void> {
    this.ticking = true;
    try {
      do {
        this.again = false;
        await this.take();
      } while (this.again && !this.stopping);
    } catch (thrown) {
      log.warn("the queue cannot be read", { reason: messageOf(thrown) });
    } finally {
      this.ticking = false;
    }
  }

  private async take(): Promise<void> {
    const free = (this.options.parallel ?? 8) - this.inWork.size;
    if (free <= 0 || this.stopping || !this.synced) return;
    const counts = this.countKeys();
    const full = [...counts].filter(([key, count]) => count >= this.limitOf(key)).map(([key]) => key);
    const items = await dueItems(this.options.pool, [...this.inWork.keys()], full, free);
    for (const item of items) {
      if (item.keys.some((key) => (counts.get(key) ?? 0) >= this.limitOf(key))) {
        this.again = true;
        continue;
      }
      for (const key of item.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      this.begin(item);
    }
  }

  private begin(item: Item): void {
    const { pool, app, pace = 1 } = this.options;
    const context = { pool, app, functions: this.functions, signal: this.abort.signal, pace };
    const done = workItem(context, item)
      .catch(async (thrown: unknown) => {
        if (this.stopping) return;
        log.error("an item could not be worked", { kind: item.kind, ref: item.ref, reason: messageOf(thrown) });
        await postpone(pool, item.id, 2_000 * pace, item.crashes).catch(() => undefined);
      })
      .finally(() => {
        this.inWork.delete(item.id);
        if (!this.stopping) this.poke();
      });
    this.inWork.set(item.id, { item, done });
  }
}
