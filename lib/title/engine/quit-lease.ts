// Quitclaims by lessees: one who has nothing in a tract but a lease quits that lease.
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { assignLeases } from "./assign";
import type { Case } from "./case";
import { liveLeases } from "./live-leases";
import { type Clause, clauses, type Matter } from "./matter";
import { releaseLease } from "./release";
import { isQuitclaim } from "./sources";

const LAND = new Set(["fee", "surface", "mineral"]);
const isLand = (i: Interest) => LAND.has(i.estate);

/** The clause as one of the lease that its giver has. */
const ofLease = (c: Clause): Clause => ({ ...c, words: { ...c.words, estate_type: "leasehold", of: "lease_interest" } });

/**
 * A quitclaim of land by one who holds a lease of it and no land: to all owners under the lease it is a surrender, the lesser estate yielded up to those who
 * have the reversion (2 Blackstone, Commentaries 326), in which the lease ends as in a release; to another it passes the lease. False, and nothing done, for
 * every other deed.
 */
export function quitLease(kase: Case, matter: Matter, tract: string): boolean {
  const list = clauses(matter, "grants", tract);
  if (matter.conveyance.action !== "convey" || !isQuitclaim(matter) || !list.length || !list.every((c) => LAND.has(c.words.estate_type))) return false;
  const ledger = kase.ledger(tract);
  const held = ledger.of(matter.from);
  if (held.some((i) => i.estate !== "leasehold")) return false;
  const leases = held.flatMap((i) => liveLeases(kase, i));
  if (!leases.length) return false;
  const owners = ledger.current().filter((i) => isLand(i) && leases.some((l) => i.leases.includes(l.id)));
  if (!owners.length || !owners.every((o) => matter.to.some((t) => sameHolder(t, o.holder)))) {
    assignLeases(kase, matter, tract, list.map(ofLease));
    return true;
  }
  for (const lease of new Set(leases)) releaseLease(kase, matter, tract, lease);
  return true;
}
