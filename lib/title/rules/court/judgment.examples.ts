import type { RuleExamples } from "@/lib/title/rules/rule";
import { type Bound, type JudgmentFacts, partiesAndPrivies, strangersNotBound, unknownHeirs } from "./judgment";

const at = { state: "ND", date: "1980-05-03" };
const facts = (f: Partial<JudgmentFacts>): JudgmentFacts => ({ party: false, unknownOwners: false, unknownHeir: false, ...f });

export const judgmentExamples: RuleExamples<JudgmentFacts, Bound>[] = [
  {
    rule: partiesAndPrivies,
    examples: [
      { name: "a defendant", place: at, facts: facts({ party: true }), expect: "bound" },
      { name: "not a party", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: unknownHeirs,
    examples: [
      { name: "unknown heirs of a dead owner", place: at, facts: facts({ unknownOwners: true, unknownHeir: true }), expect: "bound" },
      { name: "a living owner of record is not unknown", place: at, facts: facts({ unknownOwners: true }), expect: null },
    ],
  },
  { rule: strangersNotBound, examples: [{ name: "a mineral owner never sued", place: at, facts: facts({}), expect: "not_bound" }] },
];
