// The sample package: a quarter section in Oklahoma with thirteen made-up instruments, read and resolved so that a newcomer has something to look at.
// Does nothing where a package already exists. Every name and recording in it is invented.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { db } from "@/lib/db/client";
import { createFromFiles } from "@/lib/services/create-documents";
import { createPackage } from "@/lib/services/packages";
import { requestPackageJob } from "@/lib/services/request-processing";
import { runJobHere } from "@/lib/services/run-job-here";

const folder = join(import.meta.dirname, "samples", "willow-creek");

async function seed(): Promise<string> {
  if ((await db().package.count()) > 0) return "The database has packages already; the sample was left out.";
  const pkg = await createPackage({ name: "Sample: Willow Creek, NE/4 of Section 22", county: "Canadian", state: "OK", as_of: "1985-01-01" });
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
