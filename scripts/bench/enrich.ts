// npm run bench -- enrich [instruments] [--at URL] [--package ID]   L1 made anew over a stored package of 1,000 instruments, over HTTP, from the POST to the job's end,
// three times. Starts a server with a database of its own; with --at it asks the one that runs there, with --package over what is stored in it.
import { cpus, loadavg } from "node:os";
import { packageStages } from "@/lib/contracts/pipeline";
import { ended, fillPackage, post } from "./fill-package";
import { withPlatform } from "./with-platform";

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? null) : null);
const instruments = Number(args.find((a) => /^\d+$/.test(a)) ?? 1000);
const targetSeconds = 20;
const rounds = 3;
const inSeconds = (since: number) => (performance.now() - since) / 1000;

/** `{ enrich: 8.1, resolve: 2, … }` → how long the job was seen in each stage, in words. */
const told = (stages: ReadonlyMap<string, number>) => [...stages].map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(", ");

/** One enrichment of the whole package: seconds from the POST to the end, and in which stage the job was seen how long. */
async function enrichOnce(base: string, packageId: string): Promise<{ seconds: number; stages: Map<string, number>; failed: number; documents: number }> {
  const started = performance.now();
  const { job_id } = await post<{ job_id: string }>(`${base}/api/packages/${packageId}/process`, { enrich_only: true });
  const stages = new Map<string, number>();
  let [stage, since] = ["waiting", started];
  const job = await ended(base, job_id, 250, ({ progress }) => {
    stages.set(stage, (stages.get(stage) ?? 0) + inSeconds(since));
    [stage, since] = [progress.stage ?? "waiting", performance.now()];
  });
  return { seconds: inSeconds(started), stages, failed: job.failures.length, documents: job.progress.total - packageStages.length };
}

async function measure(base: string): Promise<void> {
  const begun = performance.now();
  const stored = option("--package");
  const id = stored ?? (await fillPackage(base, instruments));
  if (!stored) console.log(`${instruments} instruments put in and read in ${inSeconds(begun).toFixed(0)} s`);
  let [slowest, count] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const load = loadavg()[0] ?? 0;
    const { seconds, stages, failed, documents } = await enrichOnce(base, id);
    [slowest, count] = [Math.max(slowest, seconds), documents];
    console.log(`enrich_only ${seconds.toFixed(1)} s (${told(stages)}); ${failed} failed; load before ${load.toFixed(1)}`);
  }
  const aim = count < 1000 ? "" : `, aim under ${targetSeconds} s for 1,000: ${slowest < targetSeconds ? "kept" : "MISSED"}`;
  console.log(`slowest ${slowest.toFixed(1)} s for ${count} documents on ${cpus().length} cores${aim}`);
}

const at = option("--at");
await (at ? measure(at) : withPlatform("enrich", measure));
