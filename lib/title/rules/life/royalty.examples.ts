import type { RuleExamples } from "@/lib/title/rules/rule";
import { byTheInstrument, corpus, type LifeRoyaltyFacts, openMine, type RoyaltyTo } from "./royalty";

const at = { state: "TX", date: "1970-01-01" };

export const lifeRoyaltyExamples: RuleExamples<LifeRoyaltyFacts, RoyaltyTo>[] = [
  {
    rule: openMine,
    examples: [
      { name: "leased before the life estate", place: at, facts: { openMine: true, byWords: false }, expect: "life_tenant" },
      { name: "leased after it", place: at, facts: { openMine: false, byWords: false }, expect: null },
    ],
  },
  { rule: corpus, examples: [{ name: "a lease of life tenant and remaindermen", place: at, facts: { openMine: false, byWords: false }, expect: "remainder" }] },
  {
    rule: byTheInstrument,
    examples: [
      { name: "with all royalties and income during her life", place: at, facts: { openMine: false, byWords: true }, expect: "life_tenant" },
      { name: "no such words", place: at, facts: { openMine: true, byWords: false }, expect: null },
    ],
  },
];
