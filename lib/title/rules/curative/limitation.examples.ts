import type { RuleExamples } from "@/lib/title/rules/rule";
import { type LimitationAnswer, type LimitationFacts, noLimitation, ripens, severedMineralsStay } from "./limitation";

const at = { state: "AR", date: "1983-09-08" };
const facts = (f: Partial<LimitationFacts>): LimitationFacts => ({ years: 44, needed: 7, acts: true, sovereign: false, severedBefore: false, ...f });

export const limitationExamples: RuleExamples<LimitationFacts, LimitationAnswer>[] = [
  {
    rule: severedMineralsStay,
    examples: [
      { name: "minerals sold the year before the entry", place: at, facts: facts({ severedBefore: true }), expect: "stays" },
      { name: "nothing was severed", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: ripens,
    examples: [
      { name: "fenced and grazed for forty-four years", place: at, facts: facts({}), expect: "title ripens" },
      { name: "too few years", place: at, facts: facts({ years: 6 }), expect: null },
      { name: "no acts on the land", place: at, facts: facts({ acts: false }), expect: null },
      { name: "against the United States", place: at, facts: facts({ sovereign: true }), expect: null },
    ],
  },
  { rule: noLimitation, examples: [{ name: "too few years", place: at, facts: facts({ years: 6 }), expect: "stays" }] },
];
