// Stipulations of interest: with words of present conveyance they convey; without them they are evidence only.
import { div, fromWire, isZero, mul, type Rational, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { mineralsOf } from "./land-words";
import { actorsFor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { takers } from "./takers";

/** Applies a stipulation that conveys to the shares of those who signed; else records that it moves nothing. */
export function stipulate(kase: Case, matter: Matter, tract: string): void {
  const conveys = matter.conveyance.action === "convey";
  const draft = kase.open(matter, { kind: conveys ? "convey" : "ratify", estate: "mineral", tract, pointer: "/granting_clause" });
  draft.step({
    rule: conveys ? "stipulation.conveys" : "stipulation.evidence-only",
    cites: ["ConocoPhillips Co. v. Hahn, 704 S.W.3d 515 (Tex. 2024)", "Concho Res., Inc. v. Ellison, 627 S.W.3d 226 (Tex. 2021)"],
    outcome: "applied",
    inputs: [input("words of conveyance", conveys, evidenceAt(matter, "conveyance", "/granting_clause"))],
    output: { name: "effect", value: conveys ? "conveys to the stated shares" : "none on title" },
    because: conveys
      ? "The parties stipulate and presently convey to each other what makes the stated shares true."
      : "Without words of conveyance a stipulation states what the parties believe and moves nothing.",
  });
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  kase.issue(conveys ? "STIPULATION_WITH_CROSS_CONVEYANCE" : "STIPULATION_WITHOUT_CONVEYANCE", matter, {
    tract,
    effects: [draft.effect],
    detail: conveys ? "The stipulation is applied as a conveyance." : "The stipulation has no words of conveyance.",
  });
  if (!conveys) return;
  restate(kase, matter, tract, draft);
  for (const c of clauses(matter, "grants", tract)) if (c.words.estate_type === "royalty" && c.words.fraction) restateRoyalty(kase, matter, tract, draft, c);
}

/** Gives a royalty the size and base that all who own under it stipulate: a new charge in place of the old on the same minerals. */
function restateRoyalty(kase: Case, matter: Matter, tract: string, draft: ReturnType<Case["open"]>, c: Clause): void {
  const ledger = kase.ledger(tract);
  const owner = matter.actors.get(c.words.to[0] ?? "");
  const held = owner ? ledger.of([owner]).filter((i) => i.estate === "royalty") : [];
  const old = held[0]?.charges[0];
  if (!owner || !old || !c.words.fraction) return;
  const base = c.words.floating === true || c.words.of === "royalty" ? ("lease_royalty" as const) : ("production" as const);
  const id = `${draft.effect}.r${held.length}`;
  const bearing = ledger.current().filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.charges.includes(old));
  const others = ledger.current().filter((i) => i.estate === "royalty" && i.charges.includes(old) && !sameHolder(i.holder, owner));
  if (others.length || !bearing.every((b) => [...matter.actors.values()].some((a) => sameHolder(a, b.holder)))) return;
  kase.charges.set(id, { id, tract, base, document: matter.id });
  const said = fromWire(c.words.fraction);
  const whole = sum(held.map((i) => i.share));
  ledger.change(
    draft,
    [...held, ...bearing],
    [
      ...bearing.map((i) => ({ seed: { ...i, charges: i.charges.map((x) => (x === old ? id : x)) }, relation: "retained" as const, sources: [i] })),
      ...held.map((i) => ({
        seed: { ...i, of: base, share: mul(said, div(i.share, whole)), charges: [id], by: matter.id },
        relation: "conveyed" as const,
        sources: [i],
      })),
    ],
  );
  draft.to = [{ holder: { party_id: owner.party_id, name: owner.name }, share: said }];
  draft.quantum = said;
  draft.ofWhole = said;
  draft.of = base;
}

/** Sets the minerals of those who signed to the stated shares, where these sum to what they hold together. */
function restate(kase: Case, matter: Matter, tract: string, draft: ReturnType<Case["open"]>): void {
  const stated: { holder: Holder; share: Rational }[] = [];
  for (const c of clauses(matter, "grants", tract)) {
    if (c.words.estate_type !== "mineral" || !c.words.fraction) continue;
    const to = takers(actorsFor(matter, c.words.to, []));
    for (const t of to) stated.push({ holder: t.holder, share: mul(fromWire(c.words.fraction), t.share) });
  }
  const ledger = kase.ledger(tract);
  const held = mineralsOf(ledger.of([...matter.from, ...matter.to]));
  const total = sum(held.map((i) => i.share));
  const said = sum(stated.map((s) => s.share));
  if (!stated.length || isZero(total) || said.n * total.d !== total.n * said.d) return;
  const model = held[0] as Interest;
  // Of one who held the fee the land stays: what is stipulated are the minerals.
  const land = held.filter((i) => i.estate === "fee").map((i) => ({ seed: surfaceLeft(i), relation: "retained" as const, sources: [i] }));
  const shares = stated
    .filter((s) => !isZero(s.share))
    .map((s) => ({
      seed: {
        ...(held.find((i) => sameHolder(i.holder, s.holder)) ?? model),
        estate: "mineral" as const,
        holder: { party_id: s.holder.party_id, name: s.holder.name },
        share: s.share,
        by: matter.id,
      },
      relation: "conveyed" as const,
      sources: held,
    }));
  ledger.change(draft, held, [...land, ...shares]);
  draft.to = stated.map((s) => ({ holder: s.holder, share: s.share }));
  draft.quantum = total;
  draft.ofWhole = total ?? ZERO;
}

const surfaceLeft = (i: Interest) => ({ ...i, estate: "surface" as const, executive: false, charges: [], leases: [] });
