// Issues that papers show by themselves or together at the end of the run.
import { sum } from "@/lib/fraction/rational";
import type { TractLedger } from "@/lib/title/ledger/tract-ledger";
import { addMonths } from "./calendar";
import type { Case } from "./case";
import type { Holding } from "./holding";
import { raiseLeaseIssues } from "./lease-issues";
import { raisePeopleIssues } from "./people-issues";
import { raiseTitleIssues } from "./title-issues";

/** Raises what the package as a whole shows on the day asked for. */
export function raisePaperIssues(kase: Case, holding: Holding): void {
  for (const m of kase.matters.values()) {
    if (m.day !== null && m.day > kase.asOf) continue;
    raisePeopleIssues(kase, m);
    raiseTitleIssues(kase, m);
    raiseLeaseIssues(kase, m);
  }
  citedElsewhere(kase);
  variances(kase);
  standing(kase, holding);
}

function citedElsewhere(kase: Case): void {
  for (const r of kase.resolution.references) {
    const m = kase.matters.get(r.document_id);
    if (r.cites !== null || r.how === "the document's own recording" || !m || !(r.reference.book || r.reference.instrument_no)) continue;
    kase.gap({
      kind: "cited_not_in_package",
      severity: "medium",
      tract_id: m.covers[0]?.tract ?? null,
      message: `${m.doc.title ?? m.type} cites ${r.reference.what || "an instrument"} that is not in the package.`,
      suggestion: "Add the cited instrument.",
      document_ids: [m.id],
      evidence: r.evidence.map((e) => ({ ...e, document_id: m.id })),
    });
  }
}

/** What stands on the day asked for: liens, life estates, unleased minerals in units, leases that ended inside one. */
function standing(kase: Case, holding: Holding): void {
  for (const ledger of kase.ledgers.values()) {
    const now = ledger.current();
    const unit = holding.unitsOf(ledger.tract).find((u) => !u.statutory && u.matter.day !== null && u.matter.day <= kase.asOf);
    for (const i of now) {
      const by = i.by ? (kase.matters.get(i.by) ?? null) : null;
      const raised = { tract: ledger.tract, parties: [i.holder.party_id], share: i.share };
      if (i.estate === "life_estate" && i.within !== "surface")
        kase.issue("LIFE_ESTATE_LEASE_JOINDER", by, { ...raised, detail: `${i.holder.name} holds minerals for life; a lease needs the remaindermen as well.` });
      if (i.estate === "lien" && by) kase.issue(lienCode(by.type, i.burdens), by, { ...raised, detail: `The lien of ${i.holder.name} stands unreleased.` });
      if (i.estate === "remainder" && i.holder.party_id === null)
        kase.issue("CONTINGENT_REMAINDER_UNKNOWN", by, { ...raised, detail: `The remainder is to a class (${i.holder.name}) whose members are not shown.` });
    }
    marketable(kase, ledger);
    const producing = kase.leasesIn(ledger.tract).find((l) => l.status === "held_by_production");
    const producer = unit?.matter ?? (producing?.document ? (kase.matters.get(producing.document) ?? null) : null);
    if (!producer) continue;
    const free = now.filter(
      (i) =>
        (i.estate === "fee" || i.estate === "mineral") &&
        i.leases.every((id) => !["primary_term", "held_by_production", "undetermined"].includes(kase.leases.get(id)?.status ?? "")),
    );
    if (free.length)
      kase.issue("UNLEASED_COTENANT", producer, {
        tract: ledger.tract,
        share: sum(free.map((f) => f.share)),
        parties: free.map((f) => f.holder.party_id),
        detail: `Unleased ${unit ? "in the unit" : "in land that produces under another's lease"}: ${[...new Set(free.map((f) => f.holder.name))].join(", ")}.`,
      });
    if (!unit) continue;
    const ended = kase
      .leasesIn(ledger.tract)
      .filter((l) => (l.status === "expired" || l.status === "released") && unit.matter.day !== null && (l.start ?? "") <= unit.matter.day);
    for (const l of ended)
      if (free.some((f) => f.leases.includes(l.id)))
        kase.issue("LEASE_TERMINATED_POOLING_SURVIVES", kase.matters.get(l.document) ?? null, {
          tract: ledger.tract,
          effects: [l.id],
          share: l.share,
          detail: "The lease ended inside a unit that goes on; its lessor shares in the unit as a cotenant.",
        });
  }
}

function lienCode(type: string, burdens: readonly string[]): "JUDGMENT_OR_TAX_LIEN" | "VENDORS_LIEN_OPEN" | "LIEN_ON_LEASEHOLD" | "LIEN_UNRELEASED" {
  if (type === "abstract_of_judgment" || type === "tax_lien") return "JUDGMENT_OR_TAX_LIEN";
  if (type === "vendors_lien") return "VENDORS_LIEN_OPEN";
  return type === "mechanics_lien" || burdens.some((b) => b.includes("leasehold")) ? "LIEN_ON_LEASEHOLD" : "LIEN_UNRELEASED";
}

/** Marketable title acts: state → years after which a severed interest needs a specific reference or preservation. */
const ROOT_YEARS: Readonly<Record<string, number>> = { OH: 40, MI: 40, IN: 50, IA: 40, IL: 40, WI: 40, FL: 30 };

function marketable(kase: Case, ledger: TractLedger): void {
  const years = ROOT_YEARS[kase.tracts.get(ledger.tract)?.state ?? ""];
  if (!years || !ledger.current().some((i) => i.estate === "fee" || i.estate === "surface")) return;
  for (const i of ledger.current()) {
    const severed = i.estate === "royalty" || (i.estate === "mineral" && !ledger.of([i.holder]).some((x) => x.estate === "surface"));
    const by = i.estate === "royalty" ? (i.charges[0] ?? "").replace(/\.r\d+$/, "") : (i.effects.at(-1) ?? "");
    const made = kase.recorder.dayOf(by);
    const limit = made ? addMonths(made, years * 12) : null;
    if (!severed || !limit || limit > kase.asOf) continue;
    kase.issue("MARKETABLE_TITLE_ACT", i.by ? (kase.matters.get(i.by) ?? null) : null, {
      tract: ledger.tract,
      parties: [i.holder.party_id],
      share: i.share,
      detail: `The ${i.estate} interest of ${i.holder.name} was severed in ${made?.slice(0, 4)}; after ${years} years it needs a specific reference or preservation.`,
    });
  }
}

/** One party of the package under names that differ in more than capitals and points. */
function variances(kase: Case): void {
  const plain = (s: string) =>
    s
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, " ")
      .trim();
  for (const p of kase.resolution.parties) {
    const names = [...new Set(p.aliases.map((a) => plain(a.name)))];
    if (names.length < 2) continue;
    kase.issue("NAME_VARIANCE", null, {
      parties: [p.id],
      documents: [...new Set(p.aliases.map((a) => a.document_id))],
      detail: `One party appears as ${names.slice(0, 4).join("; ")}.`,
    });
  }
}
