// Partitions among cotenants, by deed or decree: in each tract the shares of all who joined go to the one to whom it is set apart.
import { equals, fromWire, mul, ONE, type Rational, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type PartitionAnswer, type PartitionFacts, partitionRules } from "@/lib/title/rules/cotenancy/partition";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { mineralsOf, surfaceOf } from "./land-words";
import { type Actor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { pass } from "./pass";
import { inheritByRecital } from "./recital";
import { assumeRoot } from "./root";
import { takers } from "./takers";

const KINDS = new Set(["partition_deed", "partition_decree"]);

type Lot = { readonly to: readonly Actor[]; readonly clause: Clause };

/** Allotments in a tract, one for each different set of takers. */
function lots(matter: Matter, tract: string): Lot[] {
  const out: Lot[] = [];
  for (const clause of clauses(matter, "grants", tract)) {
    const to = clause.words.to.map((id) => matter.actors.get(id)).filter((a): a is Actor => a !== undefined);
    const known = out.find((l) => l.to.length === to.length && l.to.every((a, n) => a.local === to[n]?.local));
    if (to.length && !known) out.push({ to, clause });
  }
  return out;
}

/** Those who joined: everyone who gives or takes anywhere in the instrument. */
const joined = (matter: Matter): Actor[] =>
  [...matter.actors.values()].filter((a) => a.party.side !== "other" || a.party.role === "defendant" || a.party.role === "plaintiff");

const keepsMinerals = (matter: Matter, tract: string, list: readonly Lot[]): boolean =>
  list.every((l) => l.clause.words.estate_type === "surface") ||
  [...clauses(matter, "exceptions", tract), ...clauses(matter, "reservations", tract)].some((c) => c.words.estate_type === "mineral");

/** Runs a partition in a tract; false where no cotenants hold it together, so that the paper is a deed like any other. */
export function divide(kase: Case, matter: Matter, tract: string): boolean {
  if (!KINDS.has(matter.type)) return false;
  const list = lots(matter, tract);
  const ledger = kase.ledger(tract);
  // At the head of a chain those who divide the land among themselves are taken to have owned it together.
  if (list.length && !kase.rooted.has(tract) && joined(matter).length > 1) assumeRoot(kase, matter, tract, joined(matter));
  if (!ledger.of(joined(matter)).length) inheritByRecital(kase, matter, tract, joined(matter), () => true);
  const held = ledger.of(joined(matter)).filter((i) => ["fee", "surface", "mineral"].includes(i.estate));
  if (!list.length || !held.length) return false;
  if (byEstates(kase, matter, tract, list)) return true;
  const shares = list.map((l) => (l.clause.words.fraction ? fromWire(l.clause.words.fraction) : ONE));
  if (list.length > 1 && equals(sum(shares), ONE)) {
    restate(kase, matter, tract, list, shares);
    return true;
  }
  const facts: PartitionFacts = {
    allottees: list.length,
    surfaceOnly: keepsMinerals(matter, tract, list),
    byCourt: matter.type === "partition_decree",
  };
  const first = list[0]?.clause;
  const inputs = [
    input("allotments that cover the tract", String(facts.allottees), first ? evidenceAt(matter, "conveyance", first.pointer) : [], matter.id),
    input("minerals kept out", facts.surfaceOnly, evidenceAt(matter, "conveyance", "/exceptions").slice(0, 1)),
  ];
  const d = decide<PartitionFacts, PartitionAnswer>(partitionRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: "partition", value: a }));
  if (!d) return false;
  const draft = kase.open(matter, { kind: "partition", estate: facts.surfaceOnly ? "surface" : "fee", tract, pointer: first?.pointer ?? "/grants" });
  draft.step(...d.steps);
  if (d.answer === "sever") sever(kase, matter, tract, draft, held, facts.surfaceOnly);
  else allot(kase, matter, tract, draft, held, list[0] as Lot, d.answer === "allot_surface");
  return true;
}

/** "The surface to A, and the minerals remain in A and B": each estate is parted for itself; false where the lots are all of one estate. */
function byEstates(kase: Case, matter: Matter, tract: string, list: readonly Lot[]): boolean {
  const shareOf = (l: Lot): Rational => (l.clause.words.fraction ? fromWire(l.clause.words.fraction) : ONE);
  const of = (estate: string): Lot[] => list.filter((l) => l.clause.words.estate_type === estate);
  const [surface, minerals] = [of("surface"), of("mineral")];
  if (!surface.length || !minerals.length || surface.length + minerals.length < list.length) return false;
  const parts = [minerals, surface].filter((lots) => equals(sum(lots.map(shareOf)), ONE));
  for (const lots of parts) restate(kase, matter, tract, lots, lots.map(shareOf));
  return parts.length > 0;
}

type Draft = ReturnType<Case["open"]>;

/** Shares of the whole to each, undivided: what all who joined held comes together and is parted anew, with every power to lease that they held. */
function restate(kase: Case, matter: Matter, tract: string, list: readonly Lot[], shares: readonly Rational[]): void {
  const only = list[0]?.clause.words.estate_type;
  const parts =
    only === "mineral" ? ["fee", "mineral", "executive_right"] : only === "surface" ? ["fee", "surface"] : ["fee", "surface", "mineral", "executive_right"];
  const held = kase
    .ledger(tract)
    .of(joined(matter))
    .filter((i) => parts.includes(i.estate));
  const to = list.flatMap((l, n) => takers(l.to).map((t) => ({ holder: t.holder, share: mul(t.share, shares[n] ?? ONE) })));
  const draft = kase.open(matter, { kind: "partition", estate: only ?? "fee", tract, pointer: list[0]?.clause.pointer ?? "/grants" });
  draft.step({
    rule: "cotenancy.partition.undivided-shares",
    cites: ["Day & Co. v. Texland Petroleum, 786 S.W.2d 667 (Tex. 1990)"],
    outcome: "applied",
    inputs: list.map((l, n) => input(l.to.map((a) => a.name).join(" and "), shares[n] ?? ONE, evidenceAt(matter, "conveyance", l.clause.pointer), matter.id)),
    output: { name: "shares", value: "as stated" },
    because: "The cotenants give one another undivided shares that come to the whole; the power to lease, being property, goes with them.",
  });
  const portions = held.map((interest) => ({
    interest,
    mineral: interest.estate === "surface" || only === "surface" ? ZERO : interest.share,
    surface: only === "mineral" || interest.estate === "mineral" ? ZERO : interest.share,
  }));
  const made = pass(kase.ledger(tract), draft, portions, to, {}, { relation: "retained" });
  close(draft, held, sum(mineralsOf(held).map((i) => i.share)), to);
  for (const i of made) kase.remember(tract, i.holder, matter);
}

function allot(kase: Case, matter: Matter, tract: string, draft: Draft, held: readonly Interest[], lot: Lot, surfaceOnly: boolean): void {
  const to = takers(lot.to);
  const alone = (i: Interest) => to.length === 1 && sameHolder(i.holder, to[0]?.holder ?? i.holder);
  const only = lot.clause.words.estate_type;
  const portions = held
    .filter((i) => !alone(i) || (surfaceOnly && i.estate === "fee"))
    .map((interest) => ({
      interest,
      mineral: surfaceOnly || only === "surface" || interest.estate === "surface" ? ZERO : interest.share,
      surface: only === "mineral" || interest.estate === "mineral" ? ZERO : interest.share,
    }));
  const moving = portions.filter((p) => p.mineral.n !== 0n || p.surface.n !== 0n);
  const made = pass(kase.ledger(tract), draft, moving, to, {}, { relation: "retained" });
  const share = sum((surfaceOnly ? surfaceOf(held) : mineralsOf(held)).map((i) => i.share));
  close(draft, held, share, to);
  for (const i of made) kase.remember(tract, i.holder, matter);
}

/** The land of each share cannot be told apart: a surface partition still parts surface from minerals, and a gap says what is open. */
function sever(kase: Case, matter: Matter, tract: string, draft: Draft, held: readonly Interest[], surfaceOnly: boolean): void {
  const fees = held.filter((i) => i.estate === "fee");
  if (surfaceOnly && fees.length)
    kase.ledger(tract).change(
      draft,
      fees,
      fees.flatMap((i) => [
        { seed: { ...i, estate: "surface" as const, charges: [], leases: [], executive: false }, relation: "severed" as const, sources: [i] },
        { seed: { ...i, estate: "mineral" as const }, relation: "severed" as const, sources: [i] },
      ]),
    );
  close(draft, held, ZERO, []);
  kase.gap({
    kind: "ambiguous_land",
    severity: "high",
    tract_id: tract,
    message: "The shares of this partition cannot be placed in the tract.",
    suggestion: "Add the plat or survey of the partition.",
    document_ids: [matter.id],
    evidence: evidenceAt(matter, "conveyance", "/grants").slice(0, 2),
  });
  kase.issue("LEGAL_DESCRIPTION_DEFECT", matter, {
    tract,
    effects: [draft.effect],
    detail: "The partition divides the tract by lines that its description does not give; who holds which part is open.",
  });
}

function close(draft: Draft, held: readonly Interest[], share: Rational, to: ReturnType<typeof takers>): void {
  draft.from = held.map((i) => i.holder).filter((h, n, l) => l.findIndex((x) => sameHolder(x, h)) === n);
  draft.to = to.map((t) => ({ holder: t.holder, share: { n: share.n * t.share.n, d: share.d * t.share.d } }));
  draft.quantum = equals(share, ZERO) ? ONE : share;
  draft.ofWhole = share;
}
