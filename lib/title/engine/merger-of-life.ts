// A life estate and all that follows it in one hand: the two are one estate again.
import { equals, sum } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { fallIn } from "./fall-in";
import type { Matter } from "./matter";

/** What follows a life estate, whoever holds it. */
const following = (all: readonly Interest[], life: Interest): Interest[] =>
  all.filter((x) => x.after === life.after && x.within === life.within && (x.estate === "remainder" || x.estate === "reversion"));

/** Merges life estates in a tract with what follows them, where a paper has brought both to one of its takers. Royalties that the life tenant made keep the two apart. */
export function mergeLifeEstates(kase: Case, m: Matter, tract: string): void {
  if (!m.to.length) return;
  const ledger = kase.ledger(tract);
  const held = ledger.of(m.to);
  const ties = new Set(held.filter((i) => i.after !== null && ["life_estate", "remainder", "reversion"].includes(i.estate)).map((i) => i.after));
  if (!ties.size) return;
  for (const life of held.filter((i) => i.estate === "life_estate" && i.term?.kind === "life" && ties.has(i.after))) {
    if (!ledger.has(life)) continue;
    const next = following(ledger.current(), life);
    const own = next.length > 0 && next.every((x) => sameHolder(x.holder, life.holder)) && equals(sum(next.map((x) => x.share)), life.share);
    if (!own || life.survivorship !== null || life.charges.some((c) => !next.some((x) => x.charges.includes(c)))) continue;
    fallIn(kase, tract, life, m.day, [
      {
        rule: "life.merger",
        cites: ["Restatement (First) of Property, sec. 238"],
        outcome: "applied",
        inputs: [input("life estate and remainder", life.holder.name, [], m.id)],
        output: { name: "estate", value: life.within ?? "fee" },
        because: "One person has come to hold the life estate and all that follows it; the lesser estate is merged in the greater.",
      },
    ]);
  }
}
