// A lease assigned for a term of years: what passed comes back when the years have run.
import { div, isZero, mul, sum } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import type { Case } from "./case";
import type { Clause, Matter } from "./matter";
import type { Taker } from "./takers";
import { termOfWords } from "./term";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** A term assignment: what passed ends with its years unless its own production goes on, and falls back to the assignors. */
export function forTerm(kase: Case, matter: Matter, tract: string, c: Clause, draft: EffectDraft, holds: readonly Interest[], to: readonly Taker[]): void {
  const term = matter.type === "term_assignment" ? termOfWords(kase, matter, c) : null;
  const ledger = kase.ledger(tract);
  const passed = ledger.current().filter((i) => i.estate === "leasehold" && i.by === matter.id && to.some((t) => sameHolder(t.holder, i.holder)));
  const held = total(holds);
  if (!term?.ends || !passed.length || isZero(held)) return;
  const after = `${draft.effect}.term`;
  const back = holds.map((h) => ({ ...h, estate: "reversion" as const, within: "leasehold" as const, after, share: mul(total(passed), div(h.share, held)) }));
  ledger.change(draft, passed, [
    ...passed.map((i) => ({ seed: { ...i, term, after }, relation: "assigned" as const, sources: [i] })),
    ...back.map((seed) => ({ seed, relation: "retained" as const, sources: passed.slice(0, 1) })),
  ]);
}
