// Amendments and extensions of a lease: what its lessors sign changes its royalty and its term.
import { fromWire } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import { addMonths } from "./calendar";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { evidenceAt, type Matter } from "./matter";

const KINDS = new Set(["lease_amendment", "lease_extension"]);

/** An option in the lease lets its lessee alone extend the term: he gives notice that he has taken it up. */
function byOption(kase: Case, matter: Matter, lease: Lease): boolean {
  const optional = (lease.terms?.clauses ?? []).some((c) => c.kind === "extension_option");
  return (
    matter.type === "lease_extension" && optional && matter.from.concat(matter.to).some((s) => kase.lessees.get(lease.id)?.some((l) => sameHolder(l.holder, s)))
  );
}

/** Where the new years of an amendment end: counted from the lease, from the paper, or on from the end of the old term. */
function changedEnd(matter: Matter, lease: Lease): string | null {
  const terms = matter.conveyance.lease;
  const months = terms?.primary_term_months ?? 0;
  const until = (terms?.clauses ?? []).find((c) => c.kind === "term_until")?.text;
  if (until) return until;
  const counts = (kind: string) => (terms?.clauses ?? []).some((c) => c.kind === kind);
  const from = counts("term_from_lease") ? lease.start : counts("term_from_now") ? matter.day : lease.primaryEnd;
  return months && from ? addMonths(from, months) : null;
}

/** Applies an amendment to the cited leases of a tract whose lessors (or those who took from them) signed; false where the paper is none. */
export function amend(kase: Case, matter: Matter, tract: string): boolean {
  if (!KINDS.has(matter.type)) return false;
  const docs = new Set(matter.cites.values());
  const standing = kase.leasesIn(tract).filter((l) => !["released", "expired"].includes(l.status));
  const cited = standing.filter((l) => docs.has(l.document));
  const signers = [...matter.actors.values()];
  for (const lease of cited.length ? cited : standing.length === 1 ? standing : []) {
    const owners = kase
      .ledger(tract)
      .current()
      .filter((i) => i.leases.includes(lease.id) && (i.estate === "fee" || i.estate === "mineral" || i.estate === "life_estate"));
    if (!owners.length || !(owners.every((o) => signers.some((s) => sameHolder(s, o.holder))) || byOption(kase, matter, lease))) continue;
    const terms = matter.conveyance.lease;
    const royalty = terms?.royalty ? fromWire(terms.royalty) : lease.royalty;
    const longer = matter.doc.dates.resolved.expires ?? changedEnd(matter, lease);
    const primaryEnd = longer && lease.primaryEnd && longer > lease.primaryEnd ? longer : lease.primaryEnd;
    kase.enter({ ...lease, royalty, primaryEnd });
    const draft = kase.open(matter, { kind: "ratify", estate: "leasehold", tract, pointer: "/lease" });
    draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
    draft.step({
      rule: "lease.amended",
      cites: [],
      outcome: "applied",
      inputs: [
        input("lease", lease.id, [], matter.id),
        input("royalty", royalty ?? "as before", evidenceAt(matter, "conveyance", "/lease/royalty")),
        input("primary term ends", primaryEnd ?? "as before", evidenceAt(matter, "conveyance", "/lease/primary_term_months")),
      ],
      output: { name: "lease", value: "amended" },
      because: "All owners under the lease signed; its terms are changed from that day.",
    });
  }
  return true;
}
