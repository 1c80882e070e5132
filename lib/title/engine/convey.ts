// A conveyance in one tract: finds what the grantors hold, passes each group of clauses, or says why nothing passes.
import { fromWire, isZero, min, ONE, type Rational, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Step } from "@/lib/title/rules/rule";
import { assignLeases, LEASEHOLD } from "./assign";
import { boundByAgent } from "./authority";
import { broughtBy } from "./bought-by";
import { byFamily } from "./by-family";
import type { Case } from "./case";
import { partCommunity } from "./community-half";
import { type Before, conveyLand, warranted } from "./convey-land";
import { conveyRoyalty, royaltiesBefore } from "./convey-royalty";
import { withoutDeadDevisees } from "./dead-devisees";
import { type Group, landGroups } from "./deed-groups";
import { devisedScope } from "./devise-scope";
import { liesElsewhere } from "./devised-elsewhere";
import { exercisePower, passFuture } from "./future-interests";
import { joinedGrants } from "./joined-grants";
import { changesTenancy, severedGrants } from "./joint-tenancy";
import { mineralsOf, surfaceOf } from "./land-words";
import { withLateClaims } from "./late-record";
import { type Actor, type Clause, clauses, type Matter } from "./matter";
import { inheritByRecital } from "./recital";
import { relinquish } from "./relinquish";
import { rightsAlone } from "./rights-alone";
import { assumeRoot, isSovereign, sovereignRoot } from "./root";
import { easement } from "./side-interests";
import { sourcesOf } from "./sources";
import { strangerDeed } from "./stranger";
import { stepsToStrip } from "./strip";
import { struckDown } from "./struck-down";

const LANDED = ["fee", "surface", "mineral", "life_estate", "remainder", "reversion", "royalty", "executive_right"];

/** Share that an assumed root needs: all, unless the grantors say what share is theirs. */
function rootShare(group: Group | undefined): Rational {
  const stated = group?.clauses.find((c) => c.words.stated_ownership)?.words.stated_ownership;
  return stated ? min(fromWire(stated), ONE) : ONE;
}

const isPatent = (m: Matter): boolean => /^(?:us|state)_patent$/.test(m.type);

/** The patent by which the first grantors took the land only after their deed: title then stood in the sovereign, and feeds the deed. */
function patentTo(kase: Case, matter: Matter, tract: string, from: readonly Actor[]): Matter | null {
  if (matter.day === null || from.some(isSovereign)) return null;
  const patents = kase.papers().where(isPatent).covering(tract);
  return (
    patents.find((m) => m.day !== null && m.day > (matter.day ?? "") && m.day <= kase.asOf && from.some((f) => m.to.some((t) => sameHolder(t, f)))) ?? null
  );
}

/** Roots an empty chain in the sovereign or, as an assumption, in the first grantors. */
export function ensureRoot(kase: Case, matter: Matter, tract: string, group?: Group): void {
  const ledger = kase.ledger(tract);
  const from = group?.from.length ? group.from : matter.from;
  if (!from.length) return;
  const sovereign = from.find(isSovereign);
  if (!kase.rooted.has(tract)) {
    const later = patentTo(kase, matter, tract, from);
    if (later) {
      sovereignRoot(kase, later, tract, later.from.find(isSovereign) ?? later.from[0] ?? { party_id: null, name: "Sovereign" });
      return;
    }
    if (sovereign || matter.type === "us_patent" || matter.type === "state_patent")
      sovereignRoot(kase, matter, tract, sovereign ?? from[0] ?? { party_id: null, name: "Sovereign" });
    else assumeRoot(kase, matter, tract, from, rootShare(group));
    return;
  }
  const left = kase.unrooted.get(tract);
  if (left && !isZero(left) && !ledger.of(from).length && !kase.everHeld(tract, from)) assumeRoot(kase, matter, tract, from, left);
}

/** Runs all grants of an instrument in a tract. */
export function convey(kase: Case, matter: Matter, tract: string): void {
  relinquish(kase, matter, tract);
  partCommunity(kase, matter, tract);
  const groups = severedGrants(kase, matter, tract, joinedGrants(kase, matter, tract, landGroups(matter, tract)));
  const keeper = keeperOf(groups, matter, tract);
  const royal = distinctClauses(matter, tract).filter(
    (c) => (c.words.estate_type === "royalty" && !inMinerals(matter, tract, c)) || c.words.estate_type === "executive_right",
  );
  const royalties = royal.map((c) => royaltiesBefore(kase, matter, tract, c));
  royal.forEach((c, n) => {
    ensureRoot(kase, matter, tract);
    conveyRoyalty(kase, matter, tract, c, royalties[n] ?? ZERO);
  });
  const before = new Map(groups.map((g) => [g, heldBefore(kase, tract, g)]));
  for (const group of groups) conveyGroup(kase, matter, tract, group, group === keeper, before.get(group) ?? null);
  const all = clauses(matter, "grants", tract);
  assignLeases(
    kase,
    matter,
    tract,
    all.filter((c) => LEASEHOLD.has(c.words.estate_type)),
  );
  for (const c of all) if (c.words.estate_type === "easement") easement(kase, matter, tract, c);
}

/** The same share of royalty and of minerals to the same takers is one grant: the minerals carry their royalty (French v. Chevron, 896 S.W.2d 795). */
const inMinerals = (matter: Matter, tract: string, royalty: Clause): boolean =>
  royalty.words.fraction !== null &&
  clauses(matter, "grants", tract).some(
    (c) =>
      c.words.estate_type === "mineral" &&
      c.words.fraction?.fraction === royalty.words.fraction?.fraction &&
      c.words.of === "whole" &&
      royalty.words.of === "royalty" &&
      [...c.words.to].sort().join() === [...royalty.words.to].sort().join(),
  );

/** One grant: a royalty stated again for future leases, with the same figure and takers, is the same royalty. */
function distinctClauses(matter: Matter, tract: string): Clause[] {
  const seen = new Set<string>();
  return clauses(matter, "grants", tract).filter((c) => {
    const w = c.words;
    const key = JSON.stringify([w.estate_type, w.fraction?.fraction ?? null, w.of, w.floating, w.from, w.to, w.term?.kind ?? null]);
    return !seen.has(key) && seen.add(key);
  });
}

/** The group whose grant the reservations and exceptions cut: of land before minerals, of all before a fraction. */
function keeperOf(groups: readonly Group[], matter: Matter, tract: string): Group | undefined {
  const reserves = [...clauses(matter, "reservations", tract), ...clauses(matter, "exceptions", tract)].some((c) => c.words.estate_type !== "surface");
  const minerals = groups.filter((g) => g.clauses.some((c) => c.words.estate_type !== "surface"));
  const pool = reserves && minerals.length ? minerals : groups;
  return pool.find((g) => g.clauses.some((c) => !c.words.fraction)) ?? pool[0];
}

/** A will names a section of which the testator owns a part of record: in the rest, where no other paper puts him, it is no root. */
function ownsOnlyElsewhere(kase: Case, matter: Matter, tract: string, group: Group): boolean {
  if (matter.conveyance.action !== "devise" || kase.rooted.has(tract)) return false;
  const held = kase.everHeldIn(group.from.length ? group.from : matter.from);
  return held.size > 0 && matter.covers.some((c) => c.tract !== tract && held.has(c.tract));
}

function conveyGroup(kase: Case, matter: Matter, tract: string, worded: Group, keeps: boolean, before: Before | null): void {
  if (ownsOnlyElsewhere(kase, matter, tract, worded) || liesElsewhere(kase, matter, tract, worded)) return;
  ensureRoot(kase, matter, tract, worded);
  const signed = boundByAgent(kase, matter, tract, worded.from);
  const placed = byFamily(kase, matter, tract, worded);
  const living = withoutDeadDevisees(kase, matter, tract, signed.free.length ? { ...placed, from: signed.bound } : placed);
  const group = devisedScope(kase, matter, tract, living.group);
  if (signed.free.length && !signed.bound.length) {
    voidDeed(kase, matter, tract, { ...worded, to: group.to }, signed.steps);
    return;
  }
  if (!group.to.length && living.steps.length) return;
  if (!group.to.length) {
    noTaker(kase, matter, tract, group);
    return;
  }
  const wanted = (i: Interest) => LANDED.includes(i.estate);
  const barred = struckDown(kase, matter, tract, group);
  if (barred) {
    voidDeed(kase, matter, tract, group, barred);
    return;
  }
  if (
    kase
      .ledger(tract)
      .current()
      .some((i) => /^estate of/i.test(i.holder.name))
  )
    inheritByRecital(kase, matter, tract, group.from, wanted);
  const first = withLateClaims(kase, matter, tract, group, sourcesOf(kase, matter, tract, group.from, wanted), wanted);
  const power = exercisePower(kase, matter, tract, group, first.interests);
  const found = power ? { ...sourcesOf(kase, matter, tract, group.from, wanted), steps: [...first.steps, ...power] } : first;
  const landed = found.interests.filter((i) => i.estate === "fee" || i.estate === "mineral" || i.estate === "surface");
  const future = found.interests.filter((i) => !landed.includes(i));
  if (!landed.length && !future.length) {
    kase.claim(tract, group.to, group.from);
    if (matter.conveyance.action === "devise" || matter.conveyance.action === "descend") return;
    strangerDeed(kase, matter, tract, group, found.steps);
    awaitTitle(kase, matter, tract, group);
    return;
  }
  if (alreadyTheirs(kase, tract, group, landed) && !changesTenancy(matter, group, landed)) return;
  if (!landed.length) {
    passFuture(kase, matter, tract, group, future, before, [...signed.steps, ...found.steps]);
    return;
  }
  const bought = broughtBy(kase, group, landed);
  conveyLand({
    kase,
    matter,
    tract,
    place: kase.place(tract, matter),
    group,
    sources: bought ?? landed,
    keeps,
    before: found.via === "record" && !bought ? before : null,
    steps: [...signed.steps, ...living.steps, ...found.steps, ...stepsToStrip(kase, matter, tract)],
  });
  feedEstoppel(kase, tract, group);
}

/** What the grantors hold before any clause of the instrument runs: "one half to A, the other half to B" are halves of that. */
function heldBefore(kase: Case, tract: string, group: Group): Before {
  const held = kase.ledger(tract).of(group.from);
  return { mineral: sum(mineralsOf(held).map((i) => i.share)), surface: sum(surfaceOf(held).map((i) => i.share)), alone: rightsAlone(held) };
}

/** Nobody was read as taker: nothing moves, and a gap says so. */
function noTaker(kase: Case, matter: Matter, tract: string, group: Group): void {
  kase.gap({
    kind: "unresolved_party",
    severity: "high",
    tract_id: tract,
    party: group.from[0] ? { party_id: group.from[0].party_id, name: group.from[0].name } : null,
    since: matter.day,
    message: "No taker was read in this instrument, so it is given no effect.",
    suggestion: "Enter the taker from the page.",
    document_ids: [matter.id],
  });
}

/** A deed that the law strikes down stays on the record without effect. */
function voidDeed(kase: Case, matter: Matter, tract: string, group: Group, steps: readonly Step[]): void {
  const draft = kase.open(matter, {
    kind: "convey",
    estate: group.clauses[0]?.words.estate_type ?? "fee",
    tract,
    pointer: group.clauses[0]?.pointer ?? "/grants",
  });
  draft.status = "ineffective";
  draft.from = group.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.step(...steps);
}

/** A deed among the very same holders (a confirmation) moves nothing. */
function alreadyTheirs(kase: Case, tract: string, group: Group, sources: readonly Interest[]): boolean {
  const toEstate = group.to.some((t) => /^estate of/i.test(t.name));
  const same = !toEstate && group.from.length === group.to.length && group.from.every((f) => group.to.some((t) => sameHolder(f, t)));
  return same && sources.length > 0 && kase.ledger(tract).of(group.to).length > 0;
}

/** A warranted deed by one who owns nothing yet waits for the title; one that keeps something back is left to a person. */
function awaitTitle(kase: Case, matter: Matter, tract: string, group: Group): void {
  const clause = group.clauses.find((c) => ["fee", "mineral"].includes(c.words.estate_type));
  const keeps = clauses(matter, "reservations", tract).length + clauses(matter, "exceptions", tract).length > 0;
  if (!clause || keeps || !warranted(matter) || matter.conveyance.action !== "convey") return;
  const short = clause.words.fraction && clause.words.of === "whole" ? fromWire(clause.words.fraction) : ONE;
  if (clause.words.fraction && clause.words.of !== "whole" && clause.words.fraction.fraction !== "1") return;
  kase.feeding.set(tract, [...(kase.feeding.get(tract) ?? []), { matter, grantors: group.from, pointer: clause.pointer, short }]);
}

/** After-acquired title: what a warrantor takes now goes on to the one whom the earlier deed left short. */
export function feedEstoppel(kase: Case, tract: string, group: { readonly to: readonly Holder[] }): void {
  const waiting = kase.feeding.get(tract) ?? [];
  for (const w of waiting) {
    if (isZero(w.short) || !w.grantors.some((g) => group.to.some((t) => sameHolder(g, t)))) continue;
    const sources = kase
      .ledger(tract)
      .of(w.grantors)
      .filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.by !== w.matter.id && (i.by === null || kase.matters.get(i.by)?.day !== null));
    const held = sum(sources.map((i) => i.share));
    if (isZero(held)) continue;
    feedOne(kase, tract, w, sources, held);
  }
}

function feedOne(kase: Case, tract: string, w: { matter: Matter; short: Rational; pointer: string }, sources: readonly Interest[], held: Rational): void {
  const old = landGroups(w.matter, tract).find((g) => g.clauses.some((c) => c.pointer === w.pointer));
  if (!old) return;
  const share = min(w.short, held);
  const clause = old.clauses[0];
  if (!clause) return;
  const exact = {
    ...clause,
    words: {
      ...clause.words,
      estate_type: clause.words.estate_type === "fee" ? ("fee" as const) : ("mineral" as const),
      of: "whole" as const,
      readings: [],
      fraction: { fraction: `${share.n}/${share.d}`, decimal: "0.00000000" },
    },
  };
  w.short = { n: 0n, d: 1n };
  conveyLand({
    kase,
    matter: w.matter,
    tract,
    place: kase.place(tract, w.matter),
    group: { ...old, clauses: [exact] },
    sources,
    keeps: false,
    before: null,
    steps: [
      {
        rule: "estoppel.after-acquired-title",
        cites: ["Caswell v. Llano Oil Co., 36 S.W.2d 208 (Tex. 1931)", "N.D.C.C. 47-10-15", "16 O.S. 17"],
        outcome: "applied",
        inputs: [],
        output: { name: "passes by estoppel", value: `${share.n}/${share.d}` },
        because: "The grantor had warranted this share before owning it; title acquired later passes at once to the earlier grantee.",
      },
    ],
  });
}
