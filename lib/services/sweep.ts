// Keeps the promise that no job stays running: sends waiting events, and ends a document's job whose run was given up.
import { db } from "@/lib/db/client";
import { failJob } from "./finish-job";
import { sendOutbox } from "./outbox";

const stillMs = 6 * 60 * 60 * 1000;

/** A job that has not ended six hours after its start is failed with a reason; its documents keep what was read. */
export async function sweep(): Promise<{ sent: number; ended: number }> {
  const sent = await sendOutbox();
  const old = await db().job.findMany({ where: { status: "running", startedAt: { lt: new Date(Date.now() - stillMs) } }, select: { id: true }, take: 100 });
  for (const job of old) await failJob(job.id, "timed_out", "The job did not end within six hours. What was read is kept; retry it.");
  return { sent, ended: old.length };
}
