// Interests beside ownership: easements and liens, and their releases.
import { ONE, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import { actorsFor, type Clause, type Matter } from "./matter";
import { takers } from "./takers";

/** An easement stands beside the surface it burdens. */
export function easement(kase: Case, matter: Matter, tract: string, c: Clause): void {
  const to = takers(actorsFor(matter, c.words.to, matter.to));
  side(kase, matter, tract, c.pointer, "easement", to);
}

function side(kase: Case, matter: Matter, tract: string, pointer: string, estate: "easement" | "lien", to: ReturnType<typeof takers>): void {
  const ledger = kase.ledger(tract);
  const bearing = ledger.of(matter.from);
  const draft = kase.open(matter, { kind: estate === "lien" ? "encumber" : "convey", estate, tract, pointer });
  const sources = bearing.filter((i) => ["fee", "surface", "mineral", "leasehold"].includes(i.estate)).slice(0, 1);
  ledger.change(
    draft,
    [],
    to.map((t) => ({
      seed: { estate, holder: t.holder, share: t.share, burdens: sources.map((s) => `on the ${s.estate} of ${s.holder.name}`) },
      relation: "severed" as const,
      sources,
    })),
  );
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.to = to.map((t) => ({ holder: t.holder, share: t.share }));
  draft.quantum = ONE;
  draft.ofWhole = ONE;
  if (!bearing.length && estate === "lien") draft.status = "ineffective";
}

/** A mortgage, deed of trust or judgment: a lien beside the debtor's title, which stays with the debtor. */
export function encumber(kase: Case, matter: Matter, tract: string): void {
  const lenders = matter.to.filter((a) => a.party.role !== "trustee");
  side(kase, matter, tract, "/grants/0", "lien", takers(lenders.length ? lenders : matter.to));
  const onLease = kase
    .ledger(tract)
    .of(matter.from)
    .some((i) => i.estate === "leasehold");
  const code = ["abstract_of_judgment", "tax_lien"].includes(matter.type)
    ? "JUDGMENT_OR_TAX_LIEN"
    : matter.type === "vendors_lien"
      ? "VENDORS_LIEN_OPEN"
      : matter.type === "lis_pendens"
        ? "LIS_PENDENS_OR_SUIT"
        : onLease || matter.type === "mechanics_lien"
          ? "LIEN_ON_LEASEHOLD"
          : null;
  if (code === "LIS_PENDENS_OR_SUIT") kase.issue(code, matter, { tract, detail: "A suit about the land is of record." });
}

/** Releases the liens that the instrument cites, or those of the releasing lender against the released debtor. */
export function releaseLien(kase: Case, matter: Matter, tract: string): boolean {
  const ledger = kase.ledger(tract);
  const cited = new Set(matter.cites.values());
  const liens = ledger.current().filter((i) => i.estate === "lien");
  const byCitation = liens.filter((i) => i.by !== null && cited.has(i.by));
  const debtor = (i: Interest) => (i.by ? (kase.matters.get(i.by)?.from ?? []) : []);
  const byParty = liens.filter(
    (i) => matter.from.some((f) => sameHolder(f, i.holder)) && (!matter.to.length || debtor(i).some((d) => matter.to.some((t) => sameHolder(t, d)))),
  );
  const ended = byCitation.length ? byCitation : byParty;
  if (!ended.length) return false;
  const draft = kase.open(matter, { kind: "release", estate: "lien", tract, pointer: "/references" });
  ledger.change(draft, ended, []);
  draft.from = ended.map((i) => i.holder);
  draft.to = matter.to.map((a) => ({ holder: { party_id: a.party_id, name: a.name }, share: ZERO }));
  draft.quantum = ONE;
  draft.ofWhole = ONE;
  draft.step({
    rule: "lien.released",
    cites: [],
    outcome: "applied",
    inputs: [],
    output: { name: "lien", value: "released" },
    because: byCitation.length ? "The release cites the lien." : "The lender releases the debtor.",
  });
  return true;
}
