// The sample package: a quarter section in Oklahoma and a survey in Texas with eighteen made-up instruments, read and resolved so that a newcomer has something to look at.
// Does nothing where a package already exists; a sample that was interrupted before it was read is made anew. Every name and recording in it is invented.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { db } from "@/lib/db/client";
import { createFromFiles } from "@/lib/services/create-documents";
import { createPackage, deletePackage } from "@/lib/services/packages";
import { requestPackageJob } from "@/lib/services/request-processing";
import { runJobHere } from "@/lib/services/run-job-here";

const sample = { name: "Sample: Willow Creek and the Hollis Survey", as_of: "2000-01-01" };
const folder = join(import.meta.dirname, "samples", "willow-creek");

/** Removes a sample that an earlier start could not finish: it has this name and was never processed. */
async function removeUnfinished(): Promise<void> {
  const unfinished = await db().package.findMany({ where: { name: sample.name, processedAt: null }, select: { id: true } });
  for (const { id } of unfinished) await deletePackage(id);
}

async function seed(): Promise<string> {
  await removeUnfinished();
  if ((await db().package.count()) > 0) return "The database has packages already; the sample was left out.";
  const pkg = await createPackage(sample);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .sort();
  const files = names.map((filename) => ({ filename, bytes: new Uint8Array(readFileSync(join(folder, filename))) }));
  await createFromFiles(files, pkg.id, false);
  const job = await runJobHere(await requestPackageJob(pkg.id, {}));
  if (job.status !== "completed" || job.failures.length > 0)
    throw new Error(`The sample package could not be read: ${job.error?.message ?? job.failures[0]?.message ?? job.status}`);
  return `Sample package ready: ${files.length} instruments (${pkg.id}).`;
}

process.stdout.write(`${await seed()}\n`);
await db().$disconnect();
process.exit(0);
