import { rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { type Excepted, type ExceptedFacts, mineralsAsWorded, royaltyOfRecord } from "./excepted-royalty";

const at = { state: "TX", date: "2003-03-28" };
const fifth = rational(1, 5);
const named: ExceptedFacts = { worded: fifth, royalty: fifth, mineralsToo: false };

export const exceptedExamples: RuleExamples<ExceptedFacts, Excepted>[] = [
  {
    rule: royaltyOfRecord,
    examples: [
      { name: "a fifth of the minerals reserved in a deed that reserved a fifth of the royalty", place: at, facts: named, expect: "royalty" },
      { name: "a half, where the royalty is a fifth", place: at, facts: { ...named, worded: rational(1, 2) }, expect: null },
      { name: "the deed made no royalty", place: at, facts: { ...named, royalty: null }, expect: null },
      { name: "the deed made minerals too", place: at, facts: { ...named, mineralsToo: true }, expect: null },
      { name: "no fraction is stated", place: at, facts: { ...named, worded: null }, expect: null },
    ],
  },
  {
    rule: mineralsAsWorded,
    examples: [{ name: "a fifth of the minerals sold before", place: at, facts: { ...named, royalty: null }, expect: "minerals" }],
  },
];
