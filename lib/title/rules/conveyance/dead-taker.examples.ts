import type { RuleExamples } from "@/lib/title/rules/rule";
import { type DeadTakerAnswer, type DeadTakerFacts, livingGrantee, noGrantee } from "./dead-taker";

const at = { state: "TX", date: "1949-07-19" };

export const deadTakerExamples: RuleExamples<DeadTakerFacts, DeadTakerAnswer>[] = [
  {
    rule: noGrantee,
    examples: [
      { name: "the only grantee died the year before", place: at, facts: { allDead: true }, expect: "void" },
      { name: "the grantee lives", place: at, facts: { allDead: false }, expect: null },
    ],
  },
  { rule: livingGrantee, examples: [{ name: "one of two grantees is dead", place: at, facts: { allDead: false }, expect: "runs" }] },
];
