// An override that a lessee gives to another by the lease itself, out of the leasehold that arises.
import { mul, ONE } from "@/lib/fraction/rational";
import type { Case } from "./case";
import type { Lease } from "./lease";
import { actorsFor, clauses, type Matter } from "./matter";
import { carveOn } from "./override";
import { takers } from "./takers";

/** Carves each override that the lease's own paper gives to somebody out of its leasehold. */
export function lesseeOverride(kase: Case, matter: Matter, tract: string, lease: Lease): void {
  for (const c of clauses(matter, "grants", tract)) {
    const to = c.words.estate_type === "overriding_royalty" && c.words.fraction ? takers(actorsFor(matter, c.words.to, [])) : [];
    const holds = kase
      .ledger(tract)
      .current()
      .filter((i) => i.estate === "leasehold" && i.leases[0] === lease.id);
    if (!to.length || !holds.length) continue;
    const draft = kase.open(matter, { kind: "assign", estate: "overriding_royalty", tract, pointer: c.pointer });
    draft.of = "production";
    draft.from = holds.map((i) => i.holder);
    const share = carveOn(kase, tract, draft, c, holds, ONE, to, "severed", matter);
    draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, share) }));
    draft.quantum = share;
    draft.ofWhole = share;
  }
}
