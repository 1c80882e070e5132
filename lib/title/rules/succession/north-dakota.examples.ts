import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import { northDakotaCode, northDakotaCodeOther, northDakotaFieldCode, northDakotaFieldCodeKin, northDakotaFirstCode } from "./north-dakota";

const HALF = rational(1, 2);
const thirds = takes({ spouse: rational(1, 3), issue: rational(2, 3) });

export const northDakotaExamples: RuleExamples<FamilyFacts, Descent>[] = [
  {
    rule: northDakotaFieldCode,
    examples: [
      { name: "three children in 1962", place: died("ND", "1962-04-04"), facts: family({ stocks: 3 }), expect: thirds },
      { name: "one child", place: died("ND", "1962-04-04"), facts: family({ stocks: 1 }), expect: takes({ spouse: HALF, issue: HALF }) },
      { name: "after the uniform code", place: died("ND", "1980-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: northDakotaFieldCodeKin,
    examples: [
      {
        name: "no issue, mother lives",
        place: died("ND", "1950-01-01"),
        facts: family({ stocks: 0, parents: 1 }),
        expect: takes({ spouse: HALF, parents: HALF }),
      },
      { name: "with issue", place: died("ND", "1950-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: northDakotaFirstCode,
    examples: [
      { name: "half and half in 1985", place: died("ND", "1985-01-01"), facts: family({}), expect: takes({ spouse: HALF, issue: HALF }) },
      { name: "before it", place: died("ND", "1970-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: northDakotaCode,
    examples: [
      { name: "all issue of both", place: died("ND", "2000-01-01"), facts: family({}), expect: takes({ spouse: ONE }) },
      { name: "a child of another", place: died("ND", "2000-01-01"), facts: family({ allOfSpouse: false }), expect: null },
    ],
  },
  {
    rule: northDakotaCodeOther,
    examples: [
      { name: "a child of another", place: died("ND", "2000-01-01"), facts: family({ allOfSpouse: false }), expect: takes({ spouse: HALF, issue: HALF }) },
    ],
  },
];
