import type { RuleExamples } from "@/lib/title/rules/rule";
import { inTime, type SpringingAnswer, type SpringingFacts, tooRemote } from "./perpetuities";

const at = { state: "TX", date: "1969-08-08" };
const facts = (f: Partial<SpringingFacts>): SpringingFacts => ({ springs: true, uncertainEnd: true, vested: false, ...f });

export const perpetuityExamples: RuleExamples<SpringingFacts, SpringingAnswer>[] = [
  {
    rule: tooRemote,
    examples: [
      { name: "a royalty to begin when an earlier royalty ceases to be held by production", place: at, facts: facts({}), expect: "void" },
      { name: "what the grantor keeps in the reversion", place: at, facts: facts({ vested: true }), expect: null },
      { name: "after a term of ten years and no more", place: at, facts: facts({ uncertainEnd: false }), expect: null },
    ],
  },
  { rule: inTime, examples: [{ name: "a present grant", place: at, facts: facts({ springs: false }), expect: "stands" }] },
];
