// What a lender let go before the sale under its lien: interests to which the lien was put second, or from which it was released.
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Matter } from "./matter";

const LETS_GO = new Set(["subordinate", "release"]);

/** Papers of the lender on this lien, older than the sale. A release of a lien that is sold under later was of a part. */
function lettingGo(kase: Case, lien: Matter, sale: Matter): Matter[] {
  return kase
    .papers()
    .citing(lien.id)
    .filter((m) => LETS_GO.has(m.conveyance.action) && (m.day ?? "") <= (sale.day ?? "9999"));
}

/**
 * Instruments that a sale under a lien leaves standing: those that a subordination or partial release names, or that the debtor gave to the one
 * in whose favour it is made. Errs towards the lien: a paper that names neither spares nothing.
 */
export function sparedDocuments(kase: Case, tract: string, lien: Matter, sale: Matter): ReadonlySet<string> {
  const out = new Set<string>();
  for (const m of lettingGo(kase, lien, sale)) {
    for (const id of m.cites.values()) if (id !== lien.id && kase.matters.get(id)?.conveyance.action !== "encumber") out.add(id);
    const given = kase
      .papers()
      .covering(tract)
      .filter((d) => ["convey", "lease"].includes(d.conveyance.action) && (d.day ?? "") <= (m.day ?? "9999"));
    const fits = given.filter((d) => d.from.some((f) => lien.from.some((x) => sameHolder(x, f))) && d.to.some((t) => m.to.some((x) => sameHolder(x, t))));
    for (const d of fits) if (d.id !== lien.id) out.add(d.id);
  }
  return out;
}

/** Interests that the spared instruments gave, in whatever hand they are now. */
export function sparedInterests(kase: Case, tract: string, documents: ReadonlySet<string>): ReadonlySet<string> {
  if (!documents.size) return new Set();
  const ledger = kase.ledger(tract);
  const taker = (i: Interest) => kase.matters.get(i.by ?? "")?.to.some((t) => sameHolder(t, i.holder)) === true;
  const given = ledger.history().filter((p) => documents.has(p.interest.by ?? "") && taker(p.interest));
  return new Set(ledger.descendants(new Set(given.map((p) => p.interest.key))).map((i) => i.key));
}
