// Deeds to those who had died before.
import type { Holder } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type DeadTakerAnswer, deadTakerRules } from "@/lib/title/rules/conveyance/dead-taker";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import type { Actor, Matter } from "./matter";

/** A paper on the succession of the holder, not a mere mention of a death. */
const succession = (kase: Case, h: Holder): Matter | undefined => kase.papers().told(decedentsOf).first(h);

const decedentsOf = (m: Matter): [Holder, Matter][] => [...m.actors.values()].filter((a) => a.party.role === "decedent").map((a) => [a, m]);

/** The steps by which a deed to the dead is void; null where it is not. Gifts by will and decrees have rules of their own. */
export function voidForDeadTakers(kase: Case, m: Matter, tract: string, to: readonly Actor[]): readonly Step[] | null {
  if (!["convey", "assign"].includes(m.conveyance.action) || !to.length) return null;
  const papers = to.map((t) => (kase.dead.some((d) => sameHolder(d, t)) ? succession(kase, t) : undefined));
  const facts = { allDead: papers.every((p) => p !== undefined) };
  if (!facts.allDead) return null;
  const inputs = to.map((t, n) => input("dead before the deed", t.name, [], papers[n]?.id ?? null));
  const d = decide<typeof facts, DeadTakerAnswer>(deadTakerRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "deed", value: a }));
  return d?.answer === "void" ? d.steps : null;
}
