import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import {
  arkansasChildless,
  arkansasChildlessBefore1969,
  arkansasDower,
  kansas,
  louisianaCommunity,
  louisianaSeparate,
  mississippi,
  newMexicoCommunity,
  newMexicoCommunityBefore1959,
  newMexicoSeparate,
} from "./plains-and-south";

const HALF = rational(1, 2);
const dowered = takes({ issue: rational(2, 3), spouseLife: rational(1, 3) });

export const plainsAndSouthExamples: RuleExamples<FamilyFacts, Descent>[] = [
  {
    rule: kansas,
    examples: [
      { name: "half and half", place: died("KS", "1950-10-01"), facts: family({ stocks: 1 }), expect: takes({ spouse: HALF, issue: HALF }) },
      { name: "in Texas", place: died("TX", "1950-10-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: newMexicoCommunity,
    examples: [
      { name: "community to the spouse", place: died("NM", "1985-01-01"), facts: family({ character: "community" }), expect: takes({ spouse: ONE }) },
      { name: "separate", place: died("NM", "1985-01-01"), facts: family({ character: "separate" }), expect: null },
    ],
  },
  {
    rule: newMexicoCommunityBefore1959,
    examples: [
      {
        name: "a death in 1945",
        place: died("NM", "1945-01-01"),
        facts: family({ character: "community" }),
        expect: takes({ spouse: rational(5, 8), issue: rational(3, 8) }),
      },
      { name: "in 1970", place: died("NM", "1970-01-01"), facts: family({ character: "community" }), expect: null },
    ],
  },
  {
    rule: newMexicoSeparate,
    examples: [
      {
        name: "a quarter of separate land",
        place: died("NM", "1985-01-01"),
        facts: family({ character: "separate" }),
        expect: takes({ spouse: rational(1, 4), issue: rational(3, 4) }),
      },
      { name: "no issue", place: died("NM", "1985-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: arkansasDower,
    examples: [
      { name: "a third for life", place: died("AR", "1975-01-01"), facts: family({}), expect: dowered },
      { name: "no issue", place: died("AR", "1975-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: arkansasChildless,
    examples: [
      { name: "all to the spouse", place: died("AR", "1975-01-01"), facts: family({ stocks: 0, siblings: 2 }), expect: takes({ spouse: ONE }) },
      { name: "before 1969", place: died("AR", "1965-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: arkansasChildlessBefore1969,
    examples: [
      {
        name: "half beside brothers",
        place: died("AR", "1950-01-01"),
        facts: family({ stocks: 0, siblings: 2 }),
        expect: takes({ spouse: HALF, siblings: HALF }),
      },
      { name: "nobody else", place: died("AR", "1950-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: mississippi,
    examples: [
      {
        name: "a child's part",
        place: died("MS", "1950-01-01"),
        facts: family({ stocks: 3 }),
        expect: takes({ spouse: rational(1, 4), issue: rational(3, 4) }),
      },
      { name: "no issue", place: died("MS", "1950-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: louisianaCommunity,
    examples: [
      {
        name: "usufruct over the decedent's half",
        place: died("LA", "1990-01-01"),
        facts: family({ character: "community" }),
        expect: takes({ spouse: HALF, spouseLife: HALF }),
      },
      { name: "separate property", place: died("LA", "1990-01-01"), facts: family({ character: "separate" }), expect: null },
    ],
  },
  {
    rule: louisianaSeparate,
    examples: [
      { name: "descendants exclude the spouse", place: died("LA", "1990-01-01"), facts: family({ character: "separate" }), expect: takes({ issue: ONE }) },
      { name: "character unknown", place: died("LA", "1990-01-01"), facts: family({}), expect: null },
    ],
  },
];
