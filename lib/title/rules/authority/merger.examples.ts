import type { RuleExamples } from "@/lib/title/rules/rule";
import { type MergerAnswer, type MergerFacts, vestsInSurvivor } from "./merger";

const at = { state: "TX", date: "1991-11-14" };

export const mergerExamples: RuleExamples<MergerFacts, MergerAnswer>[] = [
  {
    rule: vestsInSurvivor,
    examples: [
      { name: "articles of merger", place: at, facts: { certified: true }, expect: "vests in the survivor" },
      { name: "a paper that tells of none", place: at, facts: { certified: false }, expect: null },
    ],
  },
];
