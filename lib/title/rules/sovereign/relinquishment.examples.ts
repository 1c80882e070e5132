import type { RuleExamples } from "@/lib/title/rules/rule";
import { type RelinquishmentAnswer, type RelinquishmentFacts, relinquishmentAct } from "./relinquishment";

const TX = { state: "TX", date: "1925-01-01" };
const facts = (f: Partial<RelinquishmentFacts>): RelinquishmentFacts => ({ mineralsKept: true, classified: false, day: "1925-01-01", ...f });

export const relinquishmentExamples: RuleExamples<RelinquishmentFacts, RelinquishmentAnswer>[] = [
  {
    rule: relinquishmentAct,
    examples: [
      { name: "sold in 1925 with all minerals kept", place: TX, facts: facts({}), expect: "agent" },
      { name: "patented later, called mineral classified", place: TX, facts: facts({ day: "1940-01-01", classified: true }), expect: "agent" },
      { name: "sold in 1940", place: TX, facts: facts({ day: "1940-01-01" }), expect: null },
      { name: "nothing kept", place: TX, facts: facts({ mineralsKept: false }), expect: null },
    ],
  },
];
