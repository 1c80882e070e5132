import type { RuleExamples } from "@/lib/title/rules/rule";
import { type ContractAnswer, type ContractFacts, mergedContract, openContract } from "./contract-merger";

const at = { state: "ND", date: "1951-04-02" };

export const contractMergerExamples: RuleExamples<ContractFacts, ContractAnswer>[] = [
  {
    rule: mergedContract,
    examples: [
      { name: "the seller gave his deed five years later", place: at, facts: { deeded: true }, expect: "merged" },
      { name: "no deed followed", place: at, facts: { deeded: false }, expect: null },
    ],
  },
  { rule: openContract, examples: [{ name: "no deed followed", place: at, facts: { deeded: false }, expect: "equitable" }] },
];
