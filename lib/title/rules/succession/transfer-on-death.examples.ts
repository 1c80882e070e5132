import type { RuleExamples } from "@/lib/title/rules/rule";
import { nothingInLife, type OnDeathAnswer, type OnDeathFacts, passesAtDeath, replacedBeforeDeath } from "./transfer-on-death";

const at = { state: "OK", date: "2014-09-30" };

export const onDeathExamples: RuleExamples<OnDeathFacts, OnDeathAnswer>[] = [
  {
    rule: replacedBeforeDeath,
    examples: [
      { name: "a second designation", place: at, facts: { dead: true, replaced: true }, expect: "nothing" },
      { name: "the only one", place: at, facts: { dead: true, replaced: false }, expect: null },
    ],
  },
  {
    rule: passesAtDeath,
    examples: [
      { name: "the owner has died", place: at, facts: { dead: true, replaced: false }, expect: "passes" },
      { name: "the owner lives", place: at, facts: { dead: false, replaced: false }, expect: null },
    ],
  },
  { rule: nothingInLife, examples: [{ name: "the owner lives", place: at, facts: { dead: false, replaced: false }, expect: "nothing" }] },
];
