// Orders that give for life and then over: "to A, sister of the decedent, for her natural life; and upon her death to B and C, one-half to each".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { remaindersOf } from "./will-gift";
import { AT_DEATH, LIFE } from "./will-words";

type Order = { breath: string; start: number; end: number; verbAt: number };

/**
 * The gift for life and what follows it; empty where the order gives none so, or gives shares before it says for how long.
 * `thing` reads what is given in the words before, `takersIn` finds those who take in some words.
 */
export function forLife(order: Order, thing: (words: string) => Found, takersIn: (words: string, scene: Scene) => NameAt[], scene: Scene): Found[] {
  const { breath, verbAt } = order;
  const life = LIFE.exec(breath.slice(verbAt));
  const lifeAt = verbAt + (life?.index ?? 0);
  if (!life || findShares(breath.slice(verbAt, lifeAt)).length) return [];
  const behind = lifeAt + life[0].length;
  const then = AT_DEATH.exec(breath.slice(behind));
  const tenants = [...new Set(takersIn(breath.slice(verbAt, lifeAt), scene).map((n) => n.id))];
  if (!then || !tenants.length) return [];
  const given = thing(breath.slice(0, lifeAt));
  const dead = scene.parties.parties.filter((p) => p.role === "decedent").map((p) => p.id);
  const main: Found = {
    ...given,
    interest: {
      ...given.interest,
      term: { kind: "life", measuring_life: tenants.length === 1 ? (tenants[0] ?? null) : null, text: life[0] },
      from: dead,
      to: tenants,
      text: breath.trim(),
    },
  };
  const at = behind + then.index;
  const next = remaindersOf(main, breath.slice(at), { start: order.start + at, end: order.end }, tenants, scene);
  return next.some((f) => f.interest.to.length) ? [main, ...next] : [];
}
