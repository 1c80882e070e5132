import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import { coloradoCode, coloradoHalf, montanaCode, montanaCodeOther, montanaFieldCode, mountainKin, wyomingHalf, wyomingKinBefore1985 } from "./mountain-states";

const HALF = rational(1, 2);
const halves = takes({ spouse: HALF, issue: HALF });

export const mountainExamples: RuleExamples<FamilyFacts, Descent>[] = [
  {
    rule: coloradoHalf,
    examples: [
      { name: "half in 1960", place: died("CO", "1960-01-01"), facts: family({ stocks: 4 }), expect: halves },
      { name: "after 1995", place: died("CO", "1996-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: coloradoCode,
    examples: [
      { name: "all issue of both", place: died("CO", "1996-01-01"), facts: family({}), expect: takes({ spouse: ONE }) },
      { name: "a child of another", place: died("CO", "1996-01-01"), facts: family({ allOfSpouse: false }), expect: null },
    ],
  },
  {
    rule: wyomingHalf,
    examples: [
      { name: "half at any time", place: died("WY", "1934-01-01"), facts: family({ stocks: 5 }), expect: halves },
      { name: "no issue", place: died("WY", "1934-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: wyomingKinBefore1985,
    examples: [
      {
        name: "father and one brother",
        place: died("WY", "1960-01-01"),
        facts: family({ stocks: 0, parents: 1, siblings: 1 }),
        expect: takes({ spouse: rational(3, 4), parents: rational(1, 8), siblings: rational(1, 8) }),
      },
      { name: "nobody else", place: died("WY", "1960-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: montanaFieldCode,
    examples: [
      { name: "two children", place: died("MT", "1950-01-01"), facts: family({}), expect: takes({ spouse: rational(1, 3), issue: rational(2, 3) }) },
      { name: "in 1980", place: died("MT", "1980-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: montanaCode,
    examples: [
      { name: "all issue of both in 1980", place: died("MT", "1980-01-01"), facts: family({}), expect: takes({ spouse: ONE }) },
      { name: "a child of another", place: died("MT", "1980-01-01"), facts: family({ allOfSpouse: false }), expect: null },
    ],
  },
  {
    rule: montanaCodeOther,
    examples: [{ name: "one child, of another", place: died("MT", "1980-01-01"), facts: family({ stocks: 1, allOfSpouse: false }), expect: halves }],
  },
  {
    rule: mountainKin,
    examples: [
      {
        name: "no issue, a sister",
        place: died("UT", "1950-01-01"),
        facts: family({ stocks: 0, siblings: 1 }),
        expect: takes({ spouse: HALF, siblings: HALF }),
      },
      { name: "with issue", place: died("UT", "1950-01-01"), facts: family({}), expect: null },
    ],
  },
];
