// What needs no package: parsing a land description, and the state of the house.
import type { z } from "zod";
import type { healthSchema, parseLandSchema } from "@/lib/contracts/operations/tools";
import type { readTextSchema } from "@/lib/contracts/review";
import { db } from "@/lib/db/client";
import { readLand } from "@/lib/land/parse-land";
import { withGeometry } from "@/lib/land/shapes/tract-geometry";
import { env } from "@/lib/platform/env";
import { type ReadValue, readValue } from "@/lib/review/read-value";
import { version } from "./version";

export async function parseLandText(input: z.output<typeof parseLandSchema>) {
  const defaults = input.defaults;
  const read = readLand(input.text, {
    ...(input.county ? { county: input.county } : {}),
    ...(input.state ? { state: input.state } : {}),
    ...(defaults
      ? {
          defaults: {
            ...(defaults.township ? { township: defaults.township } : {}),
            ...(defaults.range ? { range: defaults.range } : {}),
            ...(defaults.meridian ? { meridian: defaults.meridian } : {}),
          },
        }
      : {}),
  });
  return { ...read, tracts: withGeometry(read.tracts) };
}

export const readText = async (input: z.output<typeof readTextSchema>): Promise<ReadValue> => readValue(input.text, input.control, input);

export async function getHealth(): Promise<z.input<typeof healthSchema>> {
  const settings = env();
  const database = await db().$queryRaw`SELECT 1`.then(
    () => "ok" as const,
    () => "down" as const,
  );
  const jobs = settings.inngest.baseUrl ? await reachable(settings.inngest.baseUrl) : "down";
  const embeddedJobs = settings.inngest.baseUrl !== null && new URL(settings.inngest.baseUrl).hostname === "127.0.0.1";
  return {
    status: database === "ok" && jobs === "ok" ? "ok" : "degraded",
    database: { status: database, embedded: isEmbeddedDatabase() },
    jobs: { status: jobs, executor: embeddedJobs ? "embedded" : "inngest" },
    extractor: settings.extractor,
    version: version(),
  };
}

const isEmbeddedDatabase = (): boolean => new URL(env().databaseUrl ?? "postgres://none").hostname === "127.0.0.1";

/** Any answer at all counts: the event API may have no page at its root. */
async function reachable(baseUrl: string): Promise<"ok" | "down"> {
  return fetch(baseUrl, { signal: AbortSignal.timeout(2000) }).then(
    () => "ok" as const,
    () => "down" as const,
  );
}
