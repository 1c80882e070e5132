// The land that an assignment of a lease reaches beyond what it describes.
import { LEFT_OUT } from "@/lib/land/wholly-left-out";
import { LEASEHOLD } from "./assign";
import type { Case } from "./case";
import type { Matter } from "./matter";

/** Words that keep an assignment to a part of its lease: "insofar as it covers", "as to the NE/4". */
const LIMITED =
  /\bin ?so ?far\b|\bso far as\b|\bonly\b|\blimited to\b|\b(?:except(?:ing)?|excluding|but not|as to)\b[^.;]{0,50}?\b(?:sections?|tracts?|parcels?|lots?|quarter|half|[NSEW]{1,2} ?(?:\/ ?[24]|[½¼])|lands?|acres)/i;

/** Whether the paper leaves out some of the land that it names. */
const leavesOutLand = (m: Matter): boolean => m.doc.land.resolved.tracts.some((t) => t.exceptions.length > 0 || t.warnings.some((w) => w.code === LEFT_OUT));

/**
 * An assignment of all the assignor's interest in a lease it names reaches the lease wherever it lies: wells and tracts in an exhibit
 * describe, unless words limit ("insofar as", "only").
 */
export function leaseWhole(kase: Case, m: Matter): string[] {
  const all = m.conveyance.grants.filter(
    (g) => LEASEHOLD.has(g.estate_type) && (!g.fraction || g.fraction.fraction === "1") && g.of === "grantor_interest" && !g.depths,
  );
  if (m.conveyance.action !== "assign" || !all.length || all.some((g) => LIMITED.test(g.text)) || leavesOutLand(m)) return [];
  const overrides = all.every((g) => g.estate_type === "overriding_royalty");
  const held = m.covers.flatMap((c) => kase.ledger(c.tract).of(m.from)).filter((i) => overrides && i.estate === "overriding_royalty");
  const docs = new Set([...m.cites.values(), ...held.flatMap((i) => i.leases.map((l) => kase.leases.get(l)?.document ?? ""))]);
  return [...docs].flatMap((d) => kase.leasesOf(d)).map((l) => l.tract);
}
