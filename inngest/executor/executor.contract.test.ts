// The executor against a small app that speaks through the real SDK, on a real database of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Inngest, NonRetriableError, RetryAfterError } from "inngest";
import { serve } from "inngest/node";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { childEnv, databaseUrl } from "@/lib/platform/env";
import { freePort } from "@/lib/platform/free-port";
import { newId } from "@/lib/platform/ids";
import { dropDatabase, ensureDatabase } from "@/lib/platform/postgres/database";

const base = databaseUrl();
const signingKey = `signkey-prod-${"ab".repeat(32)}`;
const eventKey = "test-key";
const name = newId("executor_").toLowerCase();
const ownUrl = Object.assign(new URL(base), { pathname: `/${name}` }).toString();
const seen: string[] = [];
const note = (entry: string) => seen.push(entry);
const noted = <T>(entry: string, value: T): T => {
  note(entry);
  return value;
};
const count = (entry: string) => seen.filter((other) => other === entry).length;

let pool: pg.Pool;
let app: Server;
let appUrl: string;
let port: number;
let executor: ChildProcess;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(what: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(20)) if (await what()) return;
  throw new Error(`Not reached within ${ms} ms. Seen: ${seen.join(", ")}`);
}

function startExecutor(): ChildProcess {
  const args = ["--import", "tsx", "inngest/executor/main.ts", "--app", appUrl, "--port", String(port), "--pace", "0.02"];
  const env = childEnv({ DATABASE_URL: ownUrl, INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey, LOG_LEVEL: "error" });
  return spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit"] });
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once("exit", resolve));

async function executorReady(): Promise<void> {
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    return answer?.ok === true && ((await answer.json()) as { functions: string }).functions === "known";
  });
}

async function send(event: object | object[], seed?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(seed ? { "x-inngest-event-id-seed": seed } : {}) };
  return fetch(`http://127.0.0.1:${port}/e/${eventKey}`, { method: "POST", headers, body: JSON.stringify(event) });
}

const statuses = async (fn: string): Promise<string[]> => {
  const { rows } = await pool.query("select status from inngest_executor.runs where function_id = $1 order by id", [`app-${fn}`]);
  return rows.map((row) => row.status as string);
};
const result = async (fn: string): Promise<unknown> => {
  const { rows } = await pool.query("select result from inngest_executor.runs where function_id = $1 order by id desc limit 1", [`app-${fn}`]);
  return rows[0]?.result;
};
const finished = (fn: string, status = "completed") => until(async () => (await statuses(fn)).includes(status));

const dataOf = (event: { data?: unknown } | null) => (event?.data ?? {}) as Record<string, unknown>;

function functionsOf(client: Inngest) {
  const on = (id: string, more: object = {}) => ({ id, triggers: [{ event: `test/${id}` }], ...more });
  let running = 0;
  return [
    client.createFunction(on("sequence"), async ({ step }) => {
      const a = await step.run("a", () => noted("a", 1));
      const b = await step.run("b", () => noted("b", a + 1));
      await step.sleep("nap", "50ms");
      return step.run("c", () => noted("c", b + 1));
    }),
    client.createFunction(on("parallel"), async ({ step }) => {
      const parts = await Promise.all([1, 2, 3].map((n) => step.run("part", () => noted(`part-${n}`, n * 10))));
      return step.run("sum", () =>
        noted(
          "sum",
          parts.reduce((x, y) => x + y, 0),
        ),
      );
    }),
    client.createFunction(on("flaky", { retries: 3 }), async ({ step }) =>
      step.run("try", () => {
        note("try");
        if (count("try") < 3) throw new Error("not yet");
        return "third time";
      }),
    ),
    client.createFunction(on("later", { retries: 2 }), async ({ step }) =>
      step.run("try", () => {
        note("later");
        if (count("later") < 2) throw new RetryAfterError("busy", 1_000);
        return Date.now();
      }),
    ),
    client.createFunction(on("hopeless", { retries: 3, onFailure: ({ error }: { error: Error }) => void note(`failed: ${error.message}`) }), async ({ step }) =>
      step.run("try", () => {
        note("hopeless");
        throw new NonRetriableError("the file is broken");
      }),
    ),
    client.createFunction(on("exhausted", { retries: 1, onFailure: () => void note("exhausted failed") }), async () => {
      note("exhausted");
      throw new Error("always");
    }),
    client.createFunction(on("caught", { retries: 0 }), async ({ step }) => {
      const value = await step
        .run("bad", () => {
          throw new Error("no");
        })
        .catch(() => "caught");
      return step.run("after", () => value);
    }),
    client.createFunction(on("sender"), async ({ step }) => {
      await step.sendEvent("send", [
        { name: "test/received", data: { n: 1 } },
        { name: "test/received", data: { n: 2 } },
      ]);
    }),
    client.createFunction(on("received"), async ({ event }) => void note(`received-${dataOf(event).n}`)),
    client.createFunction(on("child", { retries: 0 }), async ({ event }) => ({ double: Number(dataOf(event).n) * 2 })),
    client.createFunction(on("waiter"), async ({ event, step }) => {
      const found = await step.waitForEvent("answer", { event: "test/answer", timeout: "5s", match: "data.key" });
      const none = await step.waitForEvent("nothing", { event: "test/never", timeout: "50ms" });
      return { key: dataOf(event).key, found: dataOf(found).text, none };
    }),
    client.createFunction(on("limited", { concurrency: { limit: 2 } }), async ({ step }) =>
      step.run("work", async () => {
        running += 1;
        note(`running-${running}`);
        await wait(60);
        running -= 1;
      }),
    ),
    client.createFunction(on("once", { idempotency: "event.data.key" }), async () => void note("once")),
    client.createFunction(on("cancellable", { cancelOn: [{ event: "test/stop", match: "data.key" }] }), async ({ step }) => {
      await step.run("first", () => void note("cancellable first"));
      await step.sleep("long", "1h");
    }),
    client.createFunction(on("killed", { retries: 0 }), async ({ step }) => {
      await step.run("before", () => void note("before"));
      await step.run("slow", async () => {
        note("slow");
        await wait(1_500);
      });
      return step.run("after", () => noted("after", "whole"));
    }),
  ];
}

beforeAll(async () => {
  await ensureDatabase(base, name);
  pool = new pg.Pool({ connectionString: ownUrl });
  pool.on("error", () => undefined);
  port = await freePort();
  const client = new Inngest({ id: "app", isDev: false, baseUrl: `http://127.0.0.1:${port}`, eventKey, signingKey });
  const invoker = client.createFunction({ id: "invoker", triggers: [{ event: "test/invoker" }] }, async ({ step }) => {
    const child = functions.find((fn) => fn.id() === "child");
    if (!child) throw new Error("no child");
    return step.invoke("call", { function: child, data: { n: 21 } });
  });
  const functions = functionsOf(client);
  app = createServer(serve({ client, functions: [...functions, invoker] }));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
  executor = startExecutor();
  await executorReady();
});

afterAll(async () => {
  executor?.kill("SIGTERM");
  if (executor) await ended(executor);
  app?.close();
  app?.closeAllConnections();
  await pool?.end();
  await dropDatabase(base, name);
});

beforeEach(() => {
  seen.length = 0;
});

describe("steps", () => {
  test("run in order, each once, and sleep in between", async () => {
    await send({ name: "test/sequence", data: {} });
    await finished("sequence");
    expect(seen).toEqual(["a", "b", "c"]);
    expect(await result("sequence")).toEqual({ data: 3 });
  });

  test("with the same id run in parallel, each once, and their results come together", async () => {
    await send({ name: "test/parallel", data: {} });
    await finished("parallel");
    expect([...seen].sort()).toEqual(["part-1", "part-2", "part-3", "sum"]);
    expect(await result("parallel")).toEqual({ data: 60 });
  });

  test("that fail are tried again with a pause until they succeed", async () => {
    await send({ name: "test/flaky", data: {} });
    await finished("flaky");
    expect(count("try")).toBe(3);
    expect(await result("flaky")).toEqual({ data: "third time" });
  });

  test("that ask for a later attempt get it no earlier", async () => {
    const start = Date.now();
    await send({ name: "test/later", data: {} });
    await finished("later");
    expect(((await result("later")) as { data: number }).data - start).toBeGreaterThanOrEqual(950);
  });

  test("that fail for good hand their error to the code around them", async () => {
    await send({ name: "test/caught", data: {} });
    await finished("caught");
    expect(await result("caught")).toEqual({ data: "caught" });
  });

  test("send events that begin other functions", async () => {
    await send({ name: "test/sender", data: {} });
    await until(() => seen.length === 2);
    expect([...seen].sort()).toEqual(["received-1", "received-2"]);
  });

  test("invoke another function and get its result", async () => {
    await send({ name: "test/invoker", data: {} });
    await finished("invoker");
    expect(await result("invoker")).toEqual({ data: { double: 42 } });
  });

  test("wait for the event that matches, and no longer than their time", async () => {
    await send({ name: "test/waiter", data: { key: "k1" } });
    await until(async () => (await pool.query("select 1 from inngest_executor.waits")).rowCount === 1);
    await send([
      { name: "test/answer", data: { key: "other", text: "wrong" } },
      { name: "test/answer", data: { key: "k1", text: "right" } },
    ]);
    await finished("waiter");
    expect(await result("waiter")).toEqual({ data: { key: "k1", found: "right", none: null } });
  });
});

describe("runs", () => {
  test("with an error that no retry helps fail at once, and their failure function hears why", async () => {
    await send({ name: "test/hopeless", data: {} });
    await until(() => seen.includes("failed: the file is broken"));
    expect(count("hopeless")).toBe(1);
    expect(await statuses("hopeless")).toEqual(["failed"]);
  });

  test("fail after the last attempt, and their failure function hears of it", async () => {
    await send({ name: "test/exhausted", data: {} });
    await until(() => seen.includes("exhausted failed"));
    expect(count("exhausted")).toBe(2);
  });

  test("of one function keep to its concurrency limit", async () => {
    await send(Array.from({ length: 7 }, () => ({ name: "test/limited", data: {} })));
    await until(async () => (await statuses("limited")).filter((status) => status === "completed").length === 7);
    expect(seen).toContain("running-2");
    expect(seen).not.toContain("running-3");
  });

  test("with the same idempotency key begin once", async () => {
    await send([
      { name: "test/once", data: { key: "x" } },
      { name: "test/once", data: { key: "x" } },
      { name: "test/once", data: { key: "y" } },
    ]);
    await until(async () => (await statuses("once")).filter((status) => status === "completed").length === 2);
    await wait(150);
    expect(count("once")).toBe(2);
  });

  test("end when the event comes that cancels them, and no other run does", async () => {
    await send([
      { name: "test/cancellable", data: { key: "stop" } },
      { name: "test/cancellable", data: { key: "go" } },
    ]);
    await until(() => count("cancellable first") === 2);
    await send({ name: "test/stop", data: { key: "stop" } });
    await finished("cancellable", "cancelled");
    expect((await statuses("cancellable")).sort()).toEqual(["cancelled", "running"]);
  });
});

describe("the event API", () => {
  test("counts an event sent twice once, by its id or by the seed of the request", async () => {
    const event = { id: "same", name: "test/received", data: { n: 7 } };
    await send(event);
    await send(event);
    await send({ name: "test/received", data: { n: 8 } }, "1,seed");
    await send({ name: "test/received", data: { n: 8 } }, "1,seed");
    await until(() => seen.length >= 2);
    await wait(200);
    expect([...seen].sort()).toEqual(["received-7", "received-8"]);
  });

  test("refuses a key that is not its own, and what is no event", async () => {
    const wrong = await fetch(`http://127.0.0.1:${port}/e/guess`, { method: "POST", body: JSON.stringify({ name: "test/once" }) });
    expect(wrong.status).toBe(401);
    expect((await send({ data: {} })).status).toBe(400);
  });
});

describe("a crash", () => {
  test("of the executor in the middle of a step loses nothing: the run goes on, and finished steps are not run again", async () => {
    await send({ name: "test/killed", data: {} });
    await until(() => seen.includes("slow"));
    executor.kill("SIGKILL");
    await ended(executor);
    executor = startExecutor();
    await finished("killed");
    expect(await result("killed")).toEqual({ data: "whole" });
    expect(count("before")).toBe(1);
    expect(count("after")).toBe(1);
  });

  test("of the executor right after an event was taken loses no event", async () => {
    await executorReady();
    const events = Array.from({ length: 20 }, (_, n) => ({ name: "test/received", data: { n } }));
    expect((await send(events)).status).toBe(200);
    executor.kill("SIGKILL");
    await ended(executor);
    executor = startExecutor();
    await until(() => new Set(seen).size === 20);
  });
});
