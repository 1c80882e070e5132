// Ratifications: a lease or unit adopted; the size of the ratifying party's interest stays what it was.
import { equals, fromWire, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { liveLeases } from "./live-leases";
import { evidenceAt, type Matter } from "./matter";

/** The lease in force that a ratification is of: the cited one, else the only one of the tract where no unit is ratified. */
function ratifiedLease(kase: Case, matter: Matter, tract: string): Lease | undefined {
  const docs = new Set(matter.cites.values());
  const here = kase.leasesIn(tract).filter((l) => !["released", "expired", "waiting"].includes(l.status));
  const ofUnit = [...docs].some((d) => kase.matters.get(d)?.conveyance.action === "pool") || (matter.conveyance.facts ?? []).some((f) => f.kind === "unit");
  return here.find((l) => docs.has(l.document)) ?? (here.length === 1 && !ofUnit ? here[0] : undefined);
}

/** Minerals, with the power to lease, of those who ratify which no lease in force covers. */
const unleasedOf = (kase: Case, matter: Matter, tract: string): Interest[] =>
  kase
    .ledger(tract)
    .of([...matter.from, ...matter.to])
    .filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.executive && !liveLeases(kase, i).length);

/**
 * Whether a ratification that also lets anew ("and leases his half to the lessee on the same terms") sets no terms of its own: then it adds the minerals of
 * who ratifies to the lease in force, and makes no second one. Errs to a lease of its own where royalty or term are told otherwise, or where none of its takers holds the lease.
 */
export function adoptsOnly(kase: Case, matter: Matter, tract: string): boolean {
  const lease = ratifiedLease(kase, matter, tract);
  const terms = matter.conveyance.lease;
  if (!lease || !unleasedOf(kase, matter, tract).length) return false;
  const holders = new Set(
    kase
      .ledger(tract)
      .current()
      .flatMap((i) => (i.estate === "leasehold" && i.leases[0] === lease.id ? [i.holder.party_id] : [])),
  );
  if (matter.to.length > 0 && !matter.to.some((t) => holders.has(t.party_id))) return false;
  const royalty = terms?.royalty ? fromWire(terms.royalty) : null;
  const months = terms?.primary_term_months ?? null;
  if (royalty && !(lease.royalty && equals(royalty, lease.royalty))) return false;
  return (months === null || months === (lease.terms?.primary_term_months ?? null)) && !(terms?.clauses ?? []).some((c) => c.kind === "term_until");
}

/** Adopts a cited lease for unleased minerals of the ratifying party; royalties only consent. */
export function ratify(kase: Case, matter: Matter, tract: string): void {
  const ledger = kase.ledger(tract);
  const lease = ratifiedLease(kase, matter, tract);
  const theirs = ledger.of([...matter.from, ...matter.to]);
  const unleased = unleasedOf(kase, matter, tract);
  const draft = kase.open(matter, { kind: "ratify", estate: "leasehold", tract, pointer: "/references" });
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  if (lease && unleased.length) adopt(kase, matter, tract, draft, lease.id, unleased);
  draft.step({
    rule: "ratification.adopts-not-converts",
    cites: ["ConocoPhillips Co. v. Hahn, 704 S.W.3d 515 (Tex. 2024)"],
    outcome: "applied",
    inputs: [input("ratified", lease?.id ?? "unit or instrument", evidenceAt(matter, "conveyance", "/references"))],
    output: { name: "interest of the ratifying party", value: "unchanged in size" },
    because: "To ratify a lease or unit is to adopt it; it neither enlarges nor converts what the party owns.",
  });
  if (theirs.some((i) => i.estate === "royalty"))
    kase.issue("RATIFICATION_EFFECT_LIMITED", matter, { tract, effects: [draft.effect], detail: "A royalty owner ratified; the royalty keeps its size." });
}

function adopt(kase: Case, matter: Matter, tract: string, draft: EffectDraft, id: string, minerals: readonly Interest[]): void {
  const lease = kase.leases.get(id);
  if (!lease) return;
  const share = sum(minerals.map((i) => i.share));
  const ledger = kase.ledger(tract);
  const holds = ledger.current().filter((i) => i.estate === "leasehold" && i.leases[0] === id);
  const held = sum(holds.map((i) => i.share));
  const grown = held.n === 0n ? ZERO : share;
  ledger.change(
    draft,
    [...minerals, ...holds],
    [
      ...minerals.map((i) => ({ seed: { ...i, leases: [...i.leases, id] }, relation: "retained" as const, sources: [i] })),
      ...holds.map((h) => ({
        seed: { ...h, share: sum([h.share, { n: grown.n * h.share.n * held.d, d: grown.d * h.share.d * held.n }]) },
        relation: "leased" as const,
        sources: [h, ...minerals],
      })),
    ],
  );
  kase.enter({
    ...lease,
    share: sum([lease.share, share]),
    lessors: [...lease.lessors, ...minerals.map((i) => ({ holder: i.holder, share: i.share }))],
  });
  draft.to = holds.map((h) => ({ holder: h.holder, share: h.share }));
  draft.quantum = share;
  draft.ofWhole = share;
  kase.remember(tract, minerals[0]?.holder ?? { party_id: null, name: "" }, matter);
}
