// Grantors for whom an attorney in fact signs: who of them the deed binds.
import { sameHolder } from "@/lib/title/ledger/interest";
import { type AgentAnswer, type AgentFacts, agentRules } from "@/lib/title/rules/authority/agent";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Actor, evidenceAt, type Matter } from "./matter";

const AGENT = /\b(?:attorneys?[- ]in[- ]fact|power of attorney)\b/i;
const OF_ALL = /\b(?:their|our|for them|all)\b/i;

/**
 * Those of the grantors for whom an agent signs: the one who is named with the agent, or all where the words say "their attorney in fact". An agent
 * who gives a share of his own signs for himself, and so may others beside him: then only the one named with him is taken to be represented.
 */
function representedBy(from: readonly Actor[]): readonly Actor[] {
  const named = from.filter((a) => AGENT.test(a.party.capacity ?? ""));
  const own = named.some((a) => from.some((f) => plain(a.party.capacity ?? "").includes(plain(f.party.name))));
  return !own && named.some((a) => OF_ALL.test(a.party.capacity ?? "")) ? from : named;
}

const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** The powers of attorney that the instrument cites, else those of the package that one of the grantors gave. */
function powersFor(kase: Case, m: Matter, from: readonly Actor[]): Matter[] {
  const powers = kase.papers().ofType("power_of_attorney");
  const cited = powers.filter((p) => [...m.cites.values()].includes(p.id));
  const given = powers.filter((p) => principals(p).some((x) => from.some((f) => sameHolder(f, x))));
  return cited.some((p) => principals(p).length) ? cited.filter((p) => principals(p).length) : given;
}

const principals = (p: Matter): readonly Actor[] => (p.from.length ? p.from : [...p.actors.values()].filter((a) => a.party.role === "principal"));

export type Bound = { readonly bound: readonly Actor[]; readonly free: readonly Actor[]; readonly steps: Step[] };

/** Parts the grantors into those whom the deed binds and those whom the agent could not bind. */
export function boundByAgent(kase: Case, m: Matter, tract: string, from: readonly Actor[]): Bound {
  const represented = representedBy(from);
  if (!represented.length) return { bound: from, free: [], steps: [] };
  const powers = powersFor(kase, m, from);
  const steps: Step[] = [];
  const free = represented.filter((a) => {
    const given = powers.some((p) => principals(p).some((x) => sameHolder(x, a)));
    const facts: AgentFacts = {
      byAgent: true,
      power: given ? "given" : powers.length ? "given_by_others" : "not_of_record",
      dead: kase.dead.some((d) => sameHolder(d, a)),
    };
    const inputs = [input("signs by an agent", a.name, evidenceAt(m, "parties", "/from").slice(0, 1), m.id), input("power", facts.power.replaceAll("_", " "))];
    const d = decide<AgentFacts, AgentAnswer>(agentRules, facts, kase.place(tract, m), inputs, (x) => ({ name: a.name, value: x.replace("_", " ") }));
    if (d?.answer !== "not_bound") return false;
    steps.push(...d.steps);
    const raised = { tract, parties: [a.party_id], documents: [m.id, ...powers.map((p) => p.id)] };
    kase.issue("POA_MISSING_OR_EXPIRED", m, {
      ...raised,
      detail: facts.dead ? `${a.name} had died when the agent signed.` : `${a.name} did not give the power under which the agent signed.`,
    });
    return true;
  });
  return { bound: from.filter((a) => !free.includes(a)), free, steps };
}
