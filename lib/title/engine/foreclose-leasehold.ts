// Sales under a lien on leases: the purchaser takes the leasehold as it stood under the lien; overrides made later end.
import { div, equals, mul, sum } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type ForeclosureFacts, foreclosureRules } from "@/lib/title/rules/lien/foreclosure";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { severance } from "./lapse";
import { evidenceAt, type Matter } from "./matter";
import { takers } from "./takers";

/** Whether the lien, by what was read of its land, reaches a tract. */
const reaches = (lien: Matter, tract: string): boolean => lien.covers.some((c) => c.tract === tract);

/**
 * Runs a sale under a lien on a leasehold in a tract; false where the debtor held none under it. What passes is what the debtor had on the day of the
 * lien, wherever it stands now; burdens carved out of it later fall, older ones stay.
 */
export function forecloseLeasehold(kase: Case, matter: Matter, tract: string, lien: Matter, how: ForeclosureFacts["how"]): boolean {
  const ledger = kase.ledger(tract);
  const to = takers(matter.to);
  const day = lien.day;
  if (!day || !to.length || !reaches(lien, tract)) return false;
  const on = (effect: string | null) => (effect ? (kase.recorder.dayOf(effect) ?? "0000") : "9999");
  const base = ledger
    .history()
    .filter((p) => p.interest.estate === "leasehold" && lien.from.some((d) => sameHolder(d, p.interest.holder)))
    .filter((p) => on(p.made) <= day && on(p.ended) > day);
  const derived = ledger.descendants(new Set(base.map((p) => p.interest.key)));
  const now = derived.filter((i) => i.estate === "leasehold");
  if (!base.length || !equals(sum(base.map((p) => p.interest.share)), sum(now.map((i) => i.share)))) return false;
  const facts: ForeclosureFacts = { how, junior: true, joined: null };
  const inputs = [input("lien of", day, evidenceAt(lien, "dates", "/executed").slice(0, 1), lien.id), input("sale", how, [], matter.id)];
  const d = decide(foreclosureRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: "later interests", value: a }));
  if (d?.answer !== "cut_off") return false;
  const leases = new Set(base.flatMap((p) => p.interest.leases));
  const keys = ledger.line(new Set(base.map((p) => p.interest.key)));
  const holders = [...keys].map((k) => ledger.past(k)?.interest).flatMap((i) => (i?.estate === "leasehold" ? [i.holder] : []));
  // What other owners of the lease, or of the land, gave out of their own stands.
  const givenBy = (document: string | null) => (kase.matters.get(document ?? "")?.from ?? []).some((f) => holders.some((h) => sameHolder(h, f)));
  const burdens = ledger
    .current()
    .filter((i) => (i.estate === "overriding_royalty" || i.estate === "production_payment") && i.leases.some((l) => leases.has(l)))
    .filter((i) => {
      const made = severance(kase, ledger, i);
      return (made.day ?? "0000") > day && givenBy(made.document);
    });
  const liens = ledger.current().filter((i) => i.estate === "lien" && (i.by === lien.id || ((kase.matters.get(i.by ?? "")?.day ?? "") > day && givenBy(i.by))));
  const draft = kase.open(matter, { kind: "assign", estate: "leasehold", tract, pointer: "/grants/0" });
  draft.step(...d.steps);
  const total = sum(base.map((p) => p.interest.share));
  const created = now.flatMap((i) =>
    to.map((t) => ({
      seed: { ...i, holder: t.holder, share: mul(i.share, t.share), by: matter.id, assumed: false },
      relation: "assigned" as const,
      sources: [i],
    })),
  );
  ledger.change(draft, [...now, ...burdens, ...liens], created);
  draft.from = [...now, ...burdens].map((i) => i.holder).filter((h, n, all) => all.findIndex((x) => sameHolder(x, h)) === n);
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(total, t.share) }));
  draft.quantum = total;
  draft.ofWhole = div(total, total);
  for (const t of to) kase.remember(tract, t.holder, matter);
  return true;
}
