// What goes along with a deed of all a grantor has: royalties, powers to lease, and future interests that stand beside the minerals.
import type { EstateType } from "@/lib/contracts/estates";
import { compare, div, fromWire, isZero, min, mul, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import type { Deed } from "./convey-land";
import { mineralsOf } from "./land-words";
import { type Clause, clauses } from "./matter";
import { takers } from "./takers";

const WITH_LAND: readonly EstateType[] = ["royalty", "executive_right", "remainder", "reversion", "life_estate"];

/** A share of the minerals as large as all that the grantors own: "an undivided 1/3, being all of our mineral interest". */
function takesAll(d: Deed, c: Clause): boolean {
  const said = c.words.fraction ? fromWire(c.words.fraction) : null;
  const owned = sum(mineralsOf(d.sources).map((i) => i.share));
  return said !== null && c.words.of === "whole" && !isZero(owned) && compare(said, owned) >= 0;
}

/** A grant of all of land or minerals: without a fraction, or of one that leaves the grantors nothing. */
function passesAll(d: Deed): "fee" | "mineral" | null {
  if (d.group.surfaceOnly) return null;
  const all = d.group.clauses.filter((c) => !c.words.fraction && !c.words.term);
  if (all.some((c) => c.words.estate_type === "fee")) return "fee";
  const minerals = d.group.clauses.filter((c) => c.words.estate_type === "mineral" && !c.words.term);
  return minerals.some((c) => !c.words.fraction || takesAll(d, c)) ? "mineral" : null;
}

/** The part of all that a will or decree gives by this clause: "to the widow one-half, to each child one-sixth" of what the dead had. Null: no such part is said. */
function partOfEstate(d: Deed): Rational | null {
  const clause = d.group.clauses.find((c) => c.words.estate_type === "fee" && c.words.of === "grantor_interest" && c.words.fraction && !c.words.term);
  const owned = sum(mineralsOf(d.sources).map((i) => i.share));
  if (!["devise", "descend"].includes(d.matter.conveyance.action) || d.group.surfaceOnly || !clause?.words.fraction || isZero(owned)) return null;
  return min(ONE, div(mul(fromWire(clause.words.fraction), d.before?.mineral ?? owned), owned));
}

/** What the holders of the sources own beside land and minerals. */
function accessoriesOf(d: Deed, scope: "fee" | "mineral"): Interest[] {
  const holders = d.sources.map((i) => i.holder);
  const keptAll = clauses(d.matter, "reservations", d.tract).some((c) => c.words.estate_type === "mineral" && (c.words.fraction?.fraction ?? "1") === "1");
  if (keptAll) return [];
  return d.kase
    .ledger(d.tract)
    .of(holders)
    .filter((i) => WITH_LAND.includes(i.estate) && (i.by !== d.matter.id || d.kase.recorder.isDescent(i.effects.at(-1))))
    .filter((i) => scope === "fee" || i.within !== "surface");
}

/** Passes accessories with all that a grantor has, or a part of them with that part of an estate: a severed executive right goes with the land by silence (Day & Co. v. Texland Petroleum). */
export function passAccessories(d: Deed, draft: EffectDraft): void {
  const all = passesAll(d);
  const scope = all ?? "fee";
  const rate = all ? ONE : partOfEstate(d);
  if (!rate) return;
  const keepsExecutive = clauses(d.matter, "reservations", d.tract).some((c) => c.words.estate_type === "executive_right");
  const keepsRoyalty = [...clauses(d.matter, "reservations", d.tract), ...clauses(d.matter, "exceptions", d.tract)].some(
    (c) => c.words.estate_type === "royalty",
  );
  const list = accessoriesOf(d, scope).filter((i) => !(keepsExecutive && i.estate === "executive_right") && !(keepsRoyalty && i.estate === "royalty"));
  if (!list.length) return;
  const to = takers(d.group.to);
  const created = list.flatMap((i) =>
    [
      ...to.map((t) => ({
        seed: { ...i, holder: t.holder, share: mul(mul(i.share, rate), t.share), by: d.matter.id },
        relation: "conveyed" as const,
        sources: [i],
      })),
      { seed: { ...i, share: mul(i.share, sub(ONE, rate)) }, relation: "retained" as const, sources: [i] },
    ].filter((c) => !isZero(c.seed.share)),
  );
  d.kase.ledger(d.tract).change(draft, list, created);
  const powers = list.filter((i) => i.estate === "executive_right");
  if (!powers.length) return;
  const spoken = /execut|leasing|right to lease/i.test(`${d.matter.conveyance.granting_clause ?? ""} ${d.group.clauses.map((c) => c.words.text).join(" ")}`);
  draft.step({
    rule: "conveyance.executive-right.silence",
    cites: ["Day & Co. v. Texland Petroleum, 786 S.W.2d 667 (Tex. 1990)"],
    outcome: "applied",
    inputs: [],
    output: { name: "executive right", value: powers.map((p) => `${p.share.n}/${p.share.d}`).join(", ") },
    because: spoken ? "The deed names the power to lease." : "The power to lease is property and passes with a deed that is silent about it.",
  });
  if (!spoken)
    d.kase.issue("EXECUTIVE_RIGHT_PASSES_BY_SILENCE", d.matter, {
      tract: d.tract,
      effects: [draft.effect],
      detail: "The grantor held a severed power to lease; the deed does not mention it, so it passes.",
    });
}
