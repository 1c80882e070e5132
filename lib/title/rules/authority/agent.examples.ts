import type { RuleExamples } from "@/lib/title/rules/rule";
import { type AgentAnswer, type AgentFacts, agentBinds, deathEndsThePower, notAPrincipal, ownHand } from "./agent";

const at = { state: "TX", date: "1921-04-09" };
const facts = (f: Partial<AgentFacts>): AgentFacts => ({ byAgent: true, power: "given", dead: false, ...f });

export const agentExamples: RuleExamples<AgentFacts, AgentAnswer>[] = [
  {
    rule: ownHand,
    examples: [
      { name: "signs in person", place: at, facts: facts({ byAgent: false, power: "not_of_record" }), expect: "bound" },
      { name: "an agent signs", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: deathEndsThePower,
    examples: [
      { name: "the agent signs after the funeral", place: at, facts: facts({ dead: true }), expect: "not_bound" },
      { name: "the principal lives", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: notAPrincipal,
    examples: [
      { name: "two of five cousins gave no power", place: at, facts: facts({ power: "given_by_others" }), expect: "not_bound" },
      { name: "no power is of record", place: at, facts: facts({ power: "not_of_record" }), expect: null },
    ],
  },
  {
    rule: agentBinds,
    examples: [
      { name: "a principal", place: at, facts: facts({}), expect: "bound" },
      { name: "under a power that is not of record", place: at, facts: facts({ power: "not_of_record" }), expect: "bound" },
    ],
  },
];
