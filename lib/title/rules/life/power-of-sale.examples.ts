import type { RuleExamples } from "@/lib/title/rules/rule";
import { lifeOnly, type PowerAnswer, type PowerFacts, powerExercised } from "./power-of-sale";

const at = { state: "TX", date: "1952-03-03" };

export const powerExamples: RuleExamples<PowerFacts, PowerAnswer>[] = [
  {
    rule: powerExercised,
    examples: [
      { name: "a widow with power to sell deeds a half", place: at, facts: { power: true, sale: true }, expect: "fee" },
      { name: "she devises the rest", place: at, facts: { power: true, sale: false }, expect: null },
    ],
  },
  { rule: lifeOnly, examples: [{ name: "a plain life tenant's deed", place: at, facts: { power: false, sale: true }, expect: "life estate" }] },
];
