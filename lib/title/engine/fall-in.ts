// What follows an interest that ends: life estates and terms fall in to those in remainder or reversion.
import { div, isZero, min, mul, ONE, sub, sum } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import type { Creation, TractLedger } from "@/lib/title/ledger/tract-ledger";
import type { Step } from "@/lib/title/rules/rule";
import type { Case } from "./case";

/** The effect that made an interest, without the marks of its life or term. */
export const effectOf = (id: string | null): string => (id ?? "").replace(/\.(?:r\d+|life|term)$/, "");

/** Royalties that the holder for life or for a term made, so that they end with his estate; those older than it stay. */
function ownCharges(kase: Case, i: Interest): string[] {
  const made = kase.recorder.dayOf(effectOf(i.after));
  return i.charges.filter((c) => {
    const day = kase.recorder.dayOf(effectOf(c));
    return made !== null && day !== null && day > made;
  });
}

/** Royalties that stood on an interest alone and fall with it. */
function fallingRoyalties(ledger: TractLedger, i: Interest, own: readonly string[]): Interest[] {
  const others = new Set(
    ledger
      .current()
      .filter((x) => x.key !== i.key && x.estate !== "royalty")
      .flatMap((x) => x.charges),
  );
  return ledger.current().filter((x) => x.estate === "royalty" && x.key !== i.key && x.charges.some((c) => own.includes(c) && !others.has(c)));
}

/** Ends an interest and gives what it held to those who take after it. A royalty simply falls off the minerals that bore it. */
export function fallIn(kase: Case, tract: string, i: Interest, day: string | null, steps: readonly Step[]): void {
  const ledger = kase.ledger(tract);
  const within = i.within ?? i.estate;
  const follows = (x: Interest) => x.after === i.after && x.within === within && (x.estate === "reversion" || x.estate === "remainder");
  const next = i.after ? ledger.current().filter(follows) : [];
  const own = ownCharges(kase, i);
  const held = sum(next.map((x) => x.share));
  const rate = isZero(held) ? ONE : min(ONE, div(i.share, held));
  const draft = kase.open(null, { kind: "expire", estate: i.estate, tract, effective: day });
  draft.step(...steps);
  const created: Creation[] = next.flatMap((x) => {
    const rest = mul(x.share, sub(ONE, rate));
    const now = {
      ...x,
      estate: within,
      within: null,
      after: null,
      term: null,
      executive: i.executive,
      charges: [...new Set([...i.charges.filter((c) => !own.includes(c)), ...x.charges])],
      leases: i.leases,
      share: mul(x.share, rate),
    };
    const taken: Creation = { seed: now, relation: "merged", sources: [i, x] };
    return isZero(rest) ? [taken] : [taken, { seed: { ...x, share: rest }, relation: "retained", sources: [x] }];
  });
  ledger.change(draft, [i, ...next, ...fallingRoyalties(ledger, i, own)], created);
  draft.from = [i.holder];
  draft.to = next.map((x) => ({ holder: x.holder, share: mul(x.share, rate) }));
  draft.quantum = i.share;
  draft.ofWhole = i.share;
  draft.of = i.of;
}
