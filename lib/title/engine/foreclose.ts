// Sales under a lien: the purchaser takes the title that the debtor had when the lien was given; what was carved out later ends.
import { equals, sum } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Past } from "@/lib/title/ledger/tract-ledger";
import { type ForeclosureFacts, foreclosureRules } from "@/lib/title/rules/lien/foreclosure";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { forecloseLeasehold } from "./foreclose-leasehold";
import { mineralsOf } from "./land-words";
import { clauses, evidenceAt, type Matter } from "./matter";
import { sparedDocuments, sparedInterests } from "./spared";
import { endLease } from "./sweep";
import { type Taker, takers } from "./takers";

const SALES = new Set(["sheriffs_deed", "trustees_deed", "fiduciary_deed", "deed"]);
const LANDED = new Set(["fee", "mineral", "surface", "life_estate", "remainder", "reversion"]);

/** The lien under which a deed sells: one that it cites, else the one lien of record in the tract that its words or people fit. */
function lienOf(kase: Case, matter: Matter, tract: string): Matter | null {
  const cited = [...matter.cites.values()].map((id) => kase.matters.get(id)).filter((m): m is Matter => m?.conveyance.action === "encumber");
  if (cited[0]) return cited[0];
  const liens = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "lien" && i.by !== null);
  const sale = /foreclos|default|public (?:auction|sale|vendue|outcry)|power of sale|order of sale|execution/i.test(textOf(matter));
  const fits = liens.map((i) => kase.matters.get(i.by ?? "")).filter((m): m is Matter => m !== undefined);
  return sale && new Set(fits.map((m) => m.id)).size === 1 ? (fits[0] ?? null) : null;
}

/** Of several liens that a deed cites, the first that reaches the tract. */
const lienOver = (kase: Case, matter: Matter, tract: string): Matter | undefined =>
  [...matter.cites.values()].map((id) => kase.matters.get(id)).find((m) => m?.conveyance.action === "encumber" && m.covers.some((c) => c.tract === tract));

const textOf = (m: Matter) =>
  `${m.conveyance.granting_clause ?? ""} ${m.conveyance.grants.map((g) => g.text).join(" ")} ${(m.conveyance.facts ?? []).map((f) => f.text).join(" ")} ${m.conveyance.subject_to.map((s) => s.text).join(" ")}`;

const how = (matter: Matter, lien: Matter): ForeclosureFacts["how"] => {
  if (["abstract_of_judgment", "tax_lien", "mechanics_lien"].includes(lien.type)) return "execution";
  return matter.type === "sheriffs_deed" ? "judicial" : "power_of_sale";
};

/** What the debtors held on the day of the lien. */
function burdened(kase: Case, tract: string, lien: Matter): Past[] {
  const day = lien.day;
  const after = (effect: string | null) => effect === null || (kase.recorder.dayOf(effect) ?? "0000") > (day ?? "9999");
  const held = kase
    .ledger(tract)
    .history()
    .filter((p) => LANDED.has(p.interest.estate) && lien.from.some((d) => sameHolder(d, p.interest.holder)))
    .filter((p) => (kase.recorder.dayOf(p.made) ?? "0000") <= (day ?? "9999") && after(p.ended));
  return held;
}

/**
 * Runs a sale under a lien in a tract; false where the deed is none, or where the lien or the sale leaves out a part of the land, so that it is
 * run as the deed of an officer. Errs towards the record: where the figures do not meet, nothing older than the sale is undone.
 */
export function foreclose(kase: Case, matter: Matter, tract: string): boolean {
  if (!SALES.has(matter.type) || matter.conveyance.action !== "convey") return false;
  const lien = lienOf(kase, matter, tract);
  const to = takers(matter.to);
  if (!lien || !to.length) return false;
  const base = burdened(kase, tract, lien);
  if (!base.length && forecloseLeasehold(kase, matter, tract, lienOver(kase, matter, tract) ?? lien, how(matter, lien))) return true;
  const whole = !partial(lien, tract) && !partial(matter, tract) && base.every((p) => ["fee", "mineral", "surface"].includes(p.interest.estate));
  if (!whole || !base.length) {
    endLien(kase, matter, tract, lien);
    return false;
  }
  const ledger = kase.ledger(tract);
  const derived = ledger.descendants(new Set(base.map((p) => p.interest.key)));
  const now = derived.filter((i) => LANDED.has(i.estate));
  const facts: ForeclosureFacts = { how: how(matter, lien), junior: true, joined: null };
  const inputs = [
    input("lien of", lien.day ?? "undated", evidenceAt(lien, "dates", "/executed").slice(0, 1), lien.id),
    input("sale", facts.how, [], matter.id),
  ];
  const d = decide(foreclosureRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: "later interests", value: a }));
  if (
    d?.answer !== "cut_off" ||
    !meets(
      base.map((p) => p.interest),
      now,
    )
  )
    return false;
  sell(kase, matter, tract, { lien, base: base.map((p) => p.interest), now, derived, to, steps: d.steps });
  return true;
}

/** A lien or sale of minerals only, of a fraction, or without the minerals. */
const partial = (m: Matter, tract: string): boolean =>
  clauses(m, "grants", tract).some(
    (c) =>
      (c.words.fraction && c.words.fraction.fraction !== "1" && c.words.of === "whole") || ["mineral", "surface", "leasehold"].includes(c.words.estate_type),
  ) || [...clauses(m, "exceptions", tract), ...clauses(m, "reservations", tract)].some((c) => ["mineral", "surface", "fee"].includes(c.words.estate_type));

const holds = (i: Interest, part: "mineral" | "surface"): boolean => {
  const estate = i.estate === "life_estate" ? i.within : i.estate;
  return estate === "fee" || estate === part;
};

/** Present shares that stand now are those that stood under the lien, no more and no less. */
const meets = (then: readonly Interest[], now: readonly Interest[]): boolean =>
  (["mineral", "surface"] as const).every((part) => {
    const of = (list: readonly Interest[]) =>
      sum(list.filter((i) => holds(i, part) && i.estate !== "remainder" && i.estate !== "reversion").map((i) => i.share));
    return equals(of(then), of(now));
  });

/** The lien itself ends with the sale under it, however much of the land the sale passes. */
function endLien(kase: Case, matter: Matter, tract: string, lien: Matter): void {
  const ended = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "lien" && i.by === lien.id);
  if (!ended.length) return;
  const draft = kase.open(matter, { kind: "release", estate: "lien", tract, pointer: "/references" });
  kase.ledger(tract).change(draft, ended, []);
  draft.from = ended.map((i) => i.holder);
  draft.step({
    rule: "lien.foreclosure.lien-ends",
    cites: [],
    outcome: "applied",
    inputs: [input("lien", lien.day ?? "undated", [], lien.id)],
    output: { name: "lien", value: "ended" },
    because: "The land was sold under the lien, which ends with the sale.",
  });
}

type Sale = {
  readonly lien: Matter;
  readonly base: readonly Interest[];
  readonly now: readonly Interest[];
  readonly derived: readonly Interest[];
  readonly to: readonly Taker[];
  readonly steps: readonly Step[];
};

function sell(kase: Case, matter: Matter, tract: string, s: Sale): void {
  const ledger = kase.ledger(tract);
  const senior = new Set(s.base.flatMap((i) => [...i.leases, ...i.charges]));
  const documents = sparedDocuments(kase, tract, s.lien, matter);
  for (const l of kase.leasesIn(tract)) if (documents.has(l.document)) senior.add(l.id);
  const spared = sparedInterests(kase, tract, documents);
  const sold = s.now.filter((i) => !spared.has(i.key));
  const junior = kase.leasesIn(tract).filter((l) => !senior.has(l.id) && (l.start ?? "") > (s.lien.day ?? "") && s.now.some((i) => i.leases.includes(l.id)));
  for (const l of junior) if (!["released", "expired"].includes(l.status)) endLease(kase, l, "released", matter.day, matter, s.steps, null);
  const royalties = ledger
    .current()
    .filter((i) => i.estate === "royalty" && !spared.has(i.key) && s.derived.some((x) => x.key === i.key) && i.charges.every((c) => !senior.has(c)));
  const powers = ledger.current().filter((i) => i.estate === "executive_right" && s.derived.some((x) => x.key === i.key));
  const liens = ledger.current().filter((i) => i.estate === "lien" && i.by !== null && (i.by === s.lien.id || isJunior(kase, i, s.lien)));
  const draft = kase.open(matter, { kind: "convey", estate: "fee", tract, pointer: "/grants/0" });
  // Where the lender let something go, what is left passes as it stands now; else all that stood under the lien comes together again.
  const asItStands = sold.map((i) => ({ ...i, leases: i.leases.filter((x) => senior.has(x)), charges: i.charges.filter((x) => senior.has(x)) }));
  const created = (documents.size ? asItStands : s.base).flatMap((i) =>
    s.to.map((t) => ({
      seed: { ...i, holder: t.holder, share: { n: i.share.n * t.share.n, d: i.share.d * t.share.d }, by: matter.id, effects: [], assumed: false },
      relation: "conveyed" as const,
      sources: sold,
    })),
  );
  ledger.change(draft, [...sold, ...royalties, ...powers, ...liens], created);
  const losers = [...sold, ...royalties].map((i) => i.holder);
  draft.from = losers.filter((h, n) => losers.findIndex((x) => sameHolder(x, h)) === n);
  const share = sum(mineralsOf(documents.size ? sold : s.base).map((i) => i.share));
  draft.to = s.to.map((t) => ({ holder: t.holder, share: { n: share.n * t.share.n, d: share.d * t.share.d } }));
  draft.quantum = share;
  draft.ofWhole = share;
  draft.step(...s.steps);
  for (const t of s.to) kase.remember(tract, t.holder, matter);
  report(kase, matter, tract, s.lien, losers, draft.effect);
}

const isJunior = (kase: Case, i: Interest, lien: Matter) => (kase.matters.get(i.by ?? "")?.day ?? "") > (lien.day ?? "9999");

/** Owners other than the debtor who lost by the sale are named, so that their joinder can be shown. */
function report(kase: Case, matter: Matter, tract: string, lien: Matter, losers: readonly Holder[], effect: string): void {
  const cut = losers.filter((h) => !lien.from.some((d) => sameHolder(d, h)));
  if (!cut.length) return;
  kase.issue("LIEN_UNRELEASED", matter, {
    tract,
    parties: cut.map((h) => h.party_id),
    documents: [matter.id, lien.id],
    effects: [effect],
    detail: `${[...new Set(cut.map((h) => h.name))].join(", ")} took after the lien and lost the interest by the sale.`,
  });
}
