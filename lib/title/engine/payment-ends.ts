// Production payments that a paper says are paid: a payment for a sum ends when the sum has been received.
import { PAYMENT_ENDED } from "@/lib/text/payment-ended";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";

const mentions = (m: Matter, i: Interest): boolean => {
  const people = m.doc.parties.resolved.parties.flatMap((p) => [p.name, p.display, ...p.aliases]).map((n) => n.toUpperCase());
  const told = (m.conveyance.facts ?? []).map((f) => f.text.toUpperCase()).join(" ");
  return people.includes(i.holder.name.toUpperCase()) || told.includes(i.holder.name.toUpperCase());
};

/** The production payments of a tract that a paper speaks of: those its references made, else those of one whom it names, else the only one there is. */
function meant(kase: Case, matter: Matter, tract: string): readonly Interest[] {
  const all = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "production_payment" && i.by !== matter.id);
  const cited = new Set(matter.cites.values());
  const made = all.filter((i) => i.effects.some((e) => cited.has(kase.recorder.documentOf(e) ?? "")));
  if (made.length) return made;
  const theirs = all.filter((i) => [...matter.from, ...matter.to].some((p) => sameHolder(p, i.holder)) || mentions(matter, i));
  return theirs.length || all.length !== 1 ? theirs : all;
}

/**
 * Ends the production payments that a paper says have been paid in full: by its terms such a payment lasts until its holder has received its sum, and what it
 * took falls back to the lease (Anderson v. Helvering, 310 U.S. 404 (1940); Williams & Meyers, Oil and Gas Law § 422.3). Errs toward leaving them where the paper does not say so.
 * True where one ended.
 */
export function endPayments(kase: Case, matter: Matter, tract: string): boolean {
  const said = (matter.conveyance.facts ?? []).findIndex((f) => PAYMENT_ENDED.test(f.text));
  const ended = said < 0 ? [] : meant(kase, matter, tract);
  if (!ended.length) return false;
  const draft = kase.open(matter, { kind: "release", estate: "production_payment", tract, pointer: `/facts/${said}` });
  kase.ledger(tract).change(draft, [...ended], []);
  draft.from = ended.map((i) => i.holder);
  draft.step({
    rule: "lease.production-payment.paid",
    cites: ["Anderson v. Helvering, 310 U.S. 404 (1940)"],
    outcome: "applied",
    inputs: [input("said", matter.conveyance.facts?.[said]?.text ?? "", evidenceAt(matter, "conveyance", `/facts/${said}`).slice(0, 1), matter.id)],
    output: { name: "production payment", value: "ended" },
    because: "The paper says that the sum of the production payment has been received: the payment has run out, and what it took goes to the lease.",
  });
  return true;
}

/** Whether a release gives up a production payment and no lease. */
export const releasesPayment = (matter: Matter): boolean => !matter.conveyance.grants.some((g) => g.estate_type === "leasehold" && !PAYMENT_ENDED.test(g.text));
