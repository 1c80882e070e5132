// The whole product as npm start runs it, and what happens when its processes are killed.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childEnv } from "@/lib/platform/env";
import { processAlive } from "@/lib/platform/postgres/process-alive";
import { projectRoot } from "@/lib/platform/project-root";
import { silent } from "./report";
import { type Platform, servePlatform } from "./serve-platform";

const root = projectRoot();
const dataDir = join(root, ".muniment/test/killed");
const fatal: string[] = [];
let platform: Platform;

const deed = (n: number) => `WARRANTY DEED

KNOW ALL MEN BY THESE PRESENTS: That OWNER NUMBER${n}, a single man, in consideration of Ten Dollars, does hereby grant, bargain, sell and convey unto TAKER NUMBER${n} the following described real property situate in Major County, Oklahoma, to-wit:

The Northwest Quarter (NW/4) of Section ${n + 1}, Township 21 North, Range 13 West, I. M., 160 acres,

and warrant the title to the same. Signed and delivered this ${n + 1}th day of June, 1932. Filed for record July 1, 1932. Recorded in Book 80, Page ${n + 10}.
`;

async function api<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${platform.url}${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface JobState {
  status: string;
  failures: unknown[];
  error: unknown;
}

async function until<T>(read: () => Promise<T | null>, ms: number): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const value = await read().catch(() => null);
    if (value !== null) return value;
  }
  throw new Error(`Not reached within ${ms} ms.`);
}

async function startJob(): Promise<string> {
  const { id } = await api<{ id: string }>("/api/packages", { name: "Killed in the middle" });
  for (let n = 1; n <= 8; n += 1) await api("/api/documents", { filename: `deed-${n}.txt`, text: deed(n), package_id: id, process: false });
  return (await api<{ job_id: string }>(`/api/packages/${id}/process`, { force: true })).job_id;
}

const ended = (job: string) =>
  until(async () => {
    const state = await api<JobState>(`/api/jobs/${job}`);
    return state.status === "completed" || state.status === "failed" ? state : null;
  }, 90_000);

beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  const variables = childEnv({ MUNIMENT_DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" });
  for (const name of ["DATABASE_URL", "INNGEST_BASE_URL", "OPENAI_API_KEY", "VITEST", "NODE_ENV"]) delete variables[name];
  platform = await servePlatform({ root, mode: "production", report: silent, variables, sample: false, onFatal: (text) => fatal.push(text) });
}, 300_000);

afterAll(async () => {
  const pids = Object.values(platform?.pids() ?? {});
  await platform?.stop();
  expect(pids.filter((pid) => pid !== null && processAlive(pid))).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(["jobs' server", "jobs' executor", "web server"])(
  "the %s killed in the middle of a job is started again, and the job ends whole",
  async (name) => {
    const job = await startJob();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pid = platform.pids()[name];
    expect(pid).toBeTypeOf("number");
    process.kill(pid ?? 0, "SIGKILL");
    expect(await ended(job)).toMatchObject({ status: "completed", failures: [], error: null });
    expect(await until(async () => platform.pids()[name] ?? null, 10_000)).not.toBe(pid);
    expect(fatal).toEqual([]);
  },
  120_000,
);
