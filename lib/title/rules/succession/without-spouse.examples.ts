import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import { kinByHeads, noSpouse, noSpouseTexas } from "./without-spouse";

const HALF = rational(1, 2);
const alone = (f: Partial<FamilyFacts>) => family({ spouse: false, stocks: 0, ...f });

export const withoutSpouseExamples: RuleExamples<FamilyFacts, Descent>[] = [
  {
    rule: noSpouseTexas,
    examples: [
      { name: "issue take all", place: died("TX", "1950-01-01"), facts: family({ spouse: false }), expect: takes({ issue: ONE }) },
      {
        name: "one parent beside siblings",
        place: died("TX", "1950-01-01"),
        facts: alone({ parents: 1, siblings: 2 }),
        expect: takes({ parents: HALF, siblings: HALF }),
      },
      { name: "both parents before siblings", place: died("TX", "1950-01-01"), facts: alone({ parents: 2, siblings: 2 }), expect: takes({ parents: ONE }) },
      { name: "a spouse survives", place: died("TX", "1950-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: kinByHeads,
    examples: [
      {
        name: "mother and two brothers in Mississippi",
        place: died("MS", "1950-01-01"),
        facts: alone({ parents: 1, siblings: 2 }),
        expect: takes({ parents: rational(1, 3), siblings: rational(2, 3) }),
      },
      { name: "not in Kansas", place: died("KS", "1950-01-01"), facts: alone({ parents: 1, siblings: 2 }), expect: null },
    ],
  },
  {
    rule: noSpouse,
    examples: [
      { name: "issue take all", place: died("KS", "1950-01-01"), facts: family({ spouse: false }), expect: takes({ issue: ONE }) },
      { name: "a single parent before siblings", place: died("OK", "1950-01-01"), facts: alone({ parents: 1, siblings: 2 }), expect: takes({ parents: ONE }) },
      { name: "not in Texas", place: died("TX", "1950-01-01"), facts: alone({ parents: 1, siblings: 2 }), expect: null },
    ],
  },
];
