// The one Prisma client of the process, over node-postgres.
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { PrismaClient } from "@/lib/db/generated/client";
import { databaseUrl } from "@/lib/platform/env";

const kept = globalThis as { munimentDb?: PrismaClient; munimentPool?: Pool };

export type Db = PrismaClient;
/** A client or the handle inside a transaction: what every query function takes. */
export type Tx = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

/** The connections that the client uses, for the one query that is asked on every read of a graph and is prepared for it. */
export function pool(): Pool {
  kept.munimentPool ??= new Pool({ connectionString: databaseUrl(), max: 12 });
  return kept.munimentPool;
}

/** Opens on first use and is kept for the life of the process, across module reloads in development. */
export function db(): Db {
  kept.munimentDb ??= new PrismaClient({
    adapter: new PrismaPg(pool(), { disposeExternalPool: true }),
    transactionOptions: { timeout: 120_000, maxWait: 30_000 },
  });
  return kept.munimentDb;
}
