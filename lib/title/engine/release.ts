// Releases: of leases in the land they name, and of liens.
import { isZero, sub, sum, ZERO } from "@/lib/fraction/rational";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { clauses, evidenceAt, type Matter } from "./matter";
import { releaseLien } from "./side-interests";
import { endLease } from "./sweep";

const LIENS = new Set(["release_of_lien", "release_of_mortgage", "release_of_deed_of_trust"]);

/** Leases that a release reaches in a tract: those it cites, else those of the releasing lessee. */
function released(kase: Case, matter: Matter, tract: string): { leases: Lease[]; clear: boolean } {
  const all = kase.leasesIn(tract);
  const here = all.filter((l) => l.status !== "released");
  const marked = [...matter.cites.entries()].filter(([n]) => matter.conveyance.references[n]?.relation === "released").map(([, id]) => id);
  const docs = new Set(marked.length ? marked : matter.cites.values());
  const cited = toReleasees(
    matter,
    here.filter((l) => docs.has(l.document)),
  );
  const owned = cited.filter((l) => isTheirs(kase, matter, tract, l));
  if (cited.length) return { leases: owned.length ? owned : cited, clear: true };
  // A lease that gave way to a new one before is what the paper clears away: the new one stands.
  const gone = marked.length ? all.filter((l) => l.status === "released" && docs.has(l.document)) : [];
  if (gone.length) return { leases: gone, clear: true };
  const ledger = kase.ledger(tract);
  const standing = here.filter((l) => l.status !== "expired");
  const own = standing.filter((l) =>
    ledger.current().some((i) => i.estate === "leasehold" && i.leases.includes(l.id) && matter.from.some((f) => sameHolder(f, i.holder))),
  );
  return { leases: own, clear: own.length === 1 };
}

/** Whether those who release hold the lease or took it: a lease of others that the paper only tells of is not theirs to give up. */
function isTheirs(kase: Case, matter: Matter, tract: string, lease: Lease): boolean {
  const by = (h: Holder) => matter.from.some((f) => sameHolder(f, h));
  const holds = kase
    .ledger(tract)
    .current()
    .some((i) => i.estate === "leasehold" && i.leases.includes(lease.id) && by(i.holder));
  return holds || (kase.lessees.get(lease.id) ?? []).some((t) => by(t.holder));
}

const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** Where the release runs to some lessors only, the leases of these. */
function toReleasees(matter: Matter, leases: readonly Lease[]): Lease[] {
  const words = plain(matter.conveyance.grants.map((g) => g.text).join(" "));
  const to = (h: Holder) => matter.to.some((t) => sameHolder(t, h)) || words.includes(plain(h.name));
  const theirs = leases.filter((l) => l.lessors.some((x) => to(x.holder)));
  return theirs.length ? theirs : [...leases];
}

/** Runs a release in a tract. What it does not identify it does not touch. */
export function release(kase: Case, matter: Matter, tract: string): void {
  if (LIENS.has(matter.type) || matter.conveyance.references.some((r) => r.relation === "lien")) {
    if (releaseLien(kase, matter, tract)) return;
  }
  if (matter.conveyance.grants.length && !clauses(matter, "grants", tract).length) return;
  if (clauses(matter, "exceptions", tract).some((c) => c.words.estate_type === "leasehold" && c.words.tracts.length)) return;
  if (releaseOverride(kase, matter, tract)) return;
  const lienOnly = matter.conveyance.grants.length > 0 && matter.conveyance.grants.every((g) => g.estate_type === "lien");
  const { leases, clear } = lienOnly ? { leases: [], clear: true } : released(kase, matter, tract);
  if (!leases.length) {
    if (!releaseLien(kase, matter, tract)) nothing(kase, matter, tract);
    return;
  }
  if (!clear)
    kase.issue("RELEASE_WITHOUT_CLEAR_REFERENCE", matter, {
      tract,
      detail: "The release names no instrument; it is read to reach every lease of the releasing party here.",
    });
  besideDeed(kase, matter, tract, leases);
  for (const lease of leases) {
    if (lease.status === "expired" || lease.status === "released") alreadyEnded(kase, matter, tract, lease);
    else releaseLease(kase, matter, tract, lease);
  }
}

/** Whether the release tells where the paper that it gives up is recorded. */
const namesRecord = (matter: Matter): boolean =>
  [...matter.cites.keys()].some((n) => {
    const r = matter.conveyance.references[n];
    return r !== undefined && ((r.book !== null && r.page !== null) || r.instrument_no !== null);
  });

/** A release of a lease, told by its date alone or taken by a later paper to undo the deed, by those who hold minerals by a deed of its lessors too: which of the two papers it gives up may be asked (Richardson v. Mills, 514 S.W.3d 406 (Tex. App. 2017)). */
function besideDeed(kase: Case, matter: Matter, tract: string, leases: readonly Lease[]): void {
  const lessors = leases.flatMap((l) => l.lessors.map((x) => x.holder));
  const own = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "mineral" && matter.from.some((f) => sameHolder(f, i.holder)))
    .filter((i) => i.by !== null && kase.matters.get(i.by ?? "")?.from.some((f) => lessors.some((l) => sameHolder(l, f))));
  const doubted = (deed: string) =>
    kase
      .papers()
      .citing(matter.id)
      .some((m) => [...m.cites.values()].includes(deed));
  if (!own.length || (namesRecord(matter) && !own.some((i) => i.by !== null && doubted(i.by)))) return;
  const documents = [matter.id, ...new Set(own.flatMap((i) => i.by ?? []))];
  const who = [...new Set(own.map((i) => i.holder.name))].join(" and ");
  kase.issue("LEASE_OR_MINERAL_DEED", matter, {
    tract,
    share: sum(own.map((i) => i.share)),
    documents,
    detail: `${who} held minerals by a deed and a lease from one owner; the nature of each must be construed.`,
  });
  kase.issue("RELEASE_WITHOUT_CLEAR_REFERENCE", matter, {
    tract,
    documents,
    detail: "The release is of the lease; that it leaves the deed untouched should be said.",
  });
}

/** An override given up falls back into the working interest that bore it; false where the release is of something else. */
function releaseOverride(kase: Case, matter: Matter, tract: string): boolean {
  if (!clauses(matter, "grants", tract).some((c) => c.words.estate_type === "overriding_royalty")) return false;
  const ledger = kase.ledger(tract);
  const theirs = ledger.current().filter((i) => i.estate === "overriding_royalty" && matter.from.some((f) => sameHolder(f, i.holder)));
  if (!theirs.length) return false;
  const draft = kase.open(matter, { kind: "release", estate: "overriding_royalty", tract, pointer: "/grants" });
  ledger.change(draft, theirs, []);
  draft.of = "production";
  draft.from = theirs.map((i) => i.holder);
  draft.quantum = sum(theirs.map((i) => i.share));
  draft.ofWhole = draft.quantum;
  draft.step({
    rule: "override.released",
    cites: [],
    outcome: "applied",
    inputs: [input("released by", matter.from.map((f) => f.name).join(", "), evidenceAt(matter, "conveyance", "/grants"), matter.id)],
    output: { name: "override", value: "released" },
    because: "The owner of the override gives it up; the working interest is free of it.",
  });
  return true;
}

/** A release of a lease that has run out clears the record and moves nothing. */
function alreadyEnded(kase: Case, matter: Matter, tract: string, lease: Lease): void {
  const draft = kase.open(matter, { kind: "release", estate: "leasehold", tract, pointer: "/references" });
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.step({
    rule: "lease.released-after-its-end",
    cites: [],
    outcome: "applied",
    inputs: [input("lease", lease.id, evidenceAt(matter, "conveyance", "/references"), matter.id)],
    output: { name: "lease", value: "ended before" },
    because: "The lease had ended by its own terms; the release clears the record.",
  });
  lease.status = "released";
}

function nothing(kase: Case, matter: Matter, tract: string): void {
  kase.issue("RELEASE_WITHOUT_CLEAR_REFERENCE", matter, {
    tract,
    detail: "Nothing of record in this tract answers to the release.",
    evidence: evidenceAt(matter, "conveyance", "/references"),
  });
  const minerals = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "mineral" && matter.from.some((f) => sameHolder(f, i.holder)));
  if (minerals.length)
    kase.issue("LEASE_OR_MINERAL_DEED", matter, {
      tract,
      share: sum(minerals.map((i) => i.share)),
      documents: [matter.id, ...minerals.flatMap((i) => i.by ?? [])],
      detail: `${minerals.map((i) => i.holder.name).join(" and ")} released a lease and hold minerals by a deed; whether that deed was a lease must be construed.`,
    });
  const draft = kase.open(matter, { kind: "release", estate: "leasehold", tract, pointer: "/references" });
  draft.status = "ineffective";
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
}

/** A release of some depths: the lease goes on in the others, and so do the overrides on it. */
function releaseDepths(kase: Case, matter: Matter, tract: string, lease: Lease, holds: readonly Interest[], depths: string, step: Step): void {
  const ledger = kase.ledger(tract);
  const draft = kase.open(matter, { kind: "release", estate: "leasehold", tract, pointer: "/references", depths });
  const all = [...holds, ...ledger.current().filter((i) => i.estate === "overriding_royalty" && i.leases[0] === lease.id)];
  const left = (i: Interest) => (i.depths ? `${i.depths}, except ${depths}` : `all but ${depths}`);
  ledger.change(
    draft,
    all,
    all.map((i) => ({ seed: { ...i, depths: left(i) }, relation: "retained" as const, sources: [i] })),
  );
  kase.enter({ ...lease, depths: lease.depths ? `${lease.depths}, except ${depths}` : `all but ${depths}` });
  draft.from = holds.map((i) => i.holder);
  draft.to = lease.lessors.map((l) => ({ holder: l.holder, share: ZERO }));
  draft.step({ ...step, because: "The lessee gives the lease up in the depths that the release names; in the others it goes on." });
  kase.issue("PARTIAL_LEASE_TERMINATION", matter, { tract, effects: [draft.effect], share: lease.share, detail: `The lease ended in ${depths}.` });
  kase.issue("DEPTH_SEVERANCE", matter, { tract, effects: [draft.effect], detail: `Rights are divided by depth: ${depths}.` });
}

/** Ends the share of a lease that those who release hold; all of it where nobody else holds any. */
export function releaseLease(kase: Case, matter: Matter, tract: string, lease: Lease): void {
  const ledger = kase.ledger(tract);
  const holds = ledger.current().filter((i) => i.estate === "leasehold" && i.leases.includes(lease.id));
  const theirs = holds.filter((i) => matter.from.some((f) => sameHolder(f, i.holder)));
  const step = {
    rule: "lease.released",
    cites: ["Richardson v. Mills, 514 S.W.3d 406 (Tex. App. 2017)"],
    outcome: "applied" as const,
    inputs: [input("released by", matter.from.map((f) => f.name).join(", "), evidenceAt(matter, "conveyance", "/references"), matter.id)],
    output: { name: "lease", value: "released" },
    because: "The lessee gives the lease up in the land that the release names.",
  };
  const depths = clauses(matter, "grants", tract).find((c) => c.words.depths !== null)?.words.depths ?? null;
  if (depths && lease.depths !== depths) {
    releaseDepths(kase, matter, tract, lease, holds, depths, step);
    return;
  }
  const rest = sub(sum(holds.map((i) => i.share)), sum(theirs.map((i) => i.share)));
  if (!theirs.length || isZero(rest) || !holds.length) {
    endLease(kase, lease, "released", matter.day, matter, [step], null);
    return;
  }
  const draft = kase.open(matter, { kind: "release", estate: "leasehold", tract, pointer: "/references" });
  ledger.change(draft, theirs, []);
  draft.from = theirs.map((i) => i.holder);
  draft.to = lease.lessors.map((l) => ({ holder: l.holder, share: ZERO }));
  draft.ofWhole = sum(theirs.map((i) => i.share));
  draft.quantum = draft.ofWhole;
  draft.step(step);
}
