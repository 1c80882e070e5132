import { ONE, rational, ZERO } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import { kinByHeads, noSpouse, noSpouseTexas, remoterByHeads, remoterByMoieties } from "./without-spouse";

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
      {
        name: "uncles of one side, an aunt of the other",
        place: died("TX", "1950-01-01"),
        facts: alone({ remoter: { paternal: 2, maternal: 1, untold: 0 } }),
        expect: takes({ remoter: { paternal: HALF, maternal: HALF, untold: ZERO } }),
      },
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
    rule: remoterByMoieties,
    examples: [
      {
        name: "one side only",
        place: died("OK", "1990-01-01"),
        facts: alone({ remoter: { paternal: 0, maternal: 3, untold: 0 } }),
        expect: takes({ remoter: { paternal: ZERO, maternal: ONE, untold: ZERO } }),
      },
      { name: "not before 1985", place: died("OK", "1980-01-01"), facts: alone({ remoter: { paternal: 1, maternal: 1, untold: 0 } }), expect: null },
    ],
  },
  {
    rule: remoterByHeads,
    examples: [
      {
        name: "two uncles and an aunt before 1985",
        place: died("OK", "1980-01-01"),
        facts: alone({ remoter: { paternal: 2, maternal: 1, untold: 0 } }),
        expect: takes({ remoter: { paternal: rational(2, 3), maternal: rational(1, 3), untold: ZERO } }),
      },
      {
        name: "a brother comes first",
        place: died("OK", "1980-01-01"),
        facts: alone({ siblings: 1, remoter: { paternal: 2, maternal: 1, untold: 0 } }),
        expect: null,
      },
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
