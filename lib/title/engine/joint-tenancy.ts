// Deeds by which joint tenants end or make their tenancy: givers who give to themselves.
import { compare, sum } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Group } from "./deed-groups";
import { mineralsOf } from "./land-words";
import type { Actor, Matter } from "./matter";
import { takers } from "./takers";

const TENANCY = /\b(?:joint tenan(?:ts?|cy)|tenan(?:ts?|cy) in common|entiret(?:y|ies)|surviv\w+)\b/i;

const gives = (g: Group, to: Actor): boolean => g.from.some((f) => sameHolder(f, to));

/** Whether a deed among the very same holders says how they hold from now on, or one who holds jointly gives to himself: it confirms nothing, it makes or ends a joint tenancy. */
export function changesTenancy(matter: Matter, group: Group, sources: readonly Interest[]): boolean {
  const text = `${matter.conveyance.granting_clause ?? ""} ${matter.conveyance.habendum ?? ""} ${group.clauses.map((c) => c.words.text).join(" ")}`;
  return group.to.length > 1 ? TENANCY.test(text) : sources.some((i) => i.survivorship !== null);
}

/**
 * The grants of a deed by which one joint tenant gives to himself and to the other, "one half to each": the other has his part already and takes no more, the giver
 * holds his own in common (Taylor v. Canterbury, 92 P.3d 961 (Colo. 2004)). Where the other is to have more than he holds, the grants stay as they are.
 */
export function severedGrants(kase: Case, matter: Matter, tract: string, groups: readonly Group[]): Group[] {
  if (matter.conveyance.action !== "convey") return [...groups];
  const ledger = kase.ledger(tract);
  return groups.map((g) => {
    const self = g.to.filter((t) => gives(g, t));
    const others = g.to.filter((t) => !gives(g, t));
    const [own] = ledger.of(self).filter((i) => i.survivorship !== null);
    if (!own || self.length !== 1 || g.from.length !== 1 || !others.length) return g;
    const joint = others.every((o) => ledger.of([o]).some((i) => i.survivorship === own.survivorship));
    const enough = takers(g.to).every(
      (t) => self.some((s) => sameHolder(s, t.holder)) || compare(t.share, sum(mineralsOf(ledger.of([t.holder])).map((i) => i.share))) <= 0,
    );
    return joint && enough ? { ...g, to: self.map((a) => ({ ...a, party: { ...a.party, share: null } })) } : g;
  });
}
