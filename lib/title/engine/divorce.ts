// What a divorce does by itself: the survivorship of those who were husband and wife.
import { sum } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type DivorceAnswer, type DivorceFacts, divorceRules } from "@/lib/title/rules/cotenancy/divorce";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { ENTIRETY } from "./entirety";
import type { Matter } from "./matter";

/** Ends the survivorship between the parties of a divorce in a tract, where the law of the state does; what the decree orders runs after it. */
export function partSpouses(kase: Case, m: Matter, tract: string): void {
  if (m.type !== "divorce_decree") return;
  const ledger = kase.ledger(tract);
  const spouses = [...m.actors.values()];
  const groups = new Set(ledger.of(spouses).flatMap((i) => i.survivorship ?? []));
  for (const group of groups) {
    const held = ledger.current().filter((i) => i.survivorship === group);
    const facts: DivorceFacts = { entirety: group.endsWith(ENTIRETY), onlyThese: held.every((i) => spouses.some((s) => sameHolder(s, i.holder))) };
    const inputs = [input("held with survivorship", [...new Set(held.map((i) => i.holder.name))].join(", "), [], m.id)];
    const d = decide<DivorceFacts, DivorceAnswer>(divorceRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "hold", value: a }));
    if (d?.answer !== "in common") continue;
    const draft = kase.open(m, { kind: "convey", estate: held[0]?.estate ?? "fee", tract, pointer: "/grants" });
    ledger.change(
      draft,
      held,
      held.map((i) => ({ seed: { ...i, survivorship: null }, relation: "retained" as const, sources: [i] })),
    );
    draft.from = held.map((i) => i.holder);
    draft.to = held.map((i) => ({ holder: i.holder, share: i.share }));
    draft.quantum = sum(held.map((i) => i.share));
    draft.ofWhole = draft.quantum;
    draft.step(...d.steps);
  }
}
