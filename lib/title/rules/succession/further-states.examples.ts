import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import {
  alabamaDower,
  alabamaHalf,
  californiaCommunity,
  californiaSeparate,
  illinoisHalf,
  illinoisThird,
  kentuckyDower,
  kentuckyHalf,
  kentuckyKin,
  michiganChildren,
  michiganHalf,
  nebraskaHalf,
  nebraskaOld,
  southDakotaChildren,
  southDakotaCode,
  utahChildren,
  utahCode,
  utahHalf,
} from "./further-states";

const HALF = rational(1, 2);
const halves = takes({ spouse: HALF, issue: HALF });
const thirds = takes({ spouse: rational(1, 3), issue: rational(2, 3) });
const quarters = takes({ spouse: rational(1, 4), issue: rational(3, 4) });
const dowered = takes({ issue: rational(2, 3), spouseLife: rational(1, 3) });
const all = takes({ spouse: ONE });
const OTHER = family({ allOfSpouse: false });

type Case = {
  readonly rule: RuleExamples<FamilyFacts, Descent>["rule"];
  readonly at: readonly [string, string];
  readonly not: readonly [string, string];
  readonly gives: Descent;
  readonly facts?: FamilyFacts;
};

const cases: readonly Case[] = [
  { rule: kentuckyDower, at: ["KY", "1938-12-01"], not: ["KY", "1960-01-01"], gives: dowered },
  { rule: kentuckyHalf, at: ["KY", "1997-02-06"], not: ["KY", "1940-01-01"], gives: halves },
  {
    rule: kentuckyKin,
    at: ["KY", "1970-01-01"],
    not: ["TN", "1970-01-01"],
    facts: family({ stocks: 0, siblings: 2 }),
    gives: takes({ spouse: HALF, siblings: HALF }),
  },
  { rule: illinoisThird, at: ["IL", "1955-05-05"], not: ["IL", "1985-05-05"], gives: thirds },
  { rule: illinoisHalf, at: ["IL", "1985-05-05"], not: ["IL", "1955-05-05"], gives: halves },
  { rule: michiganChildren, at: ["MI", "1950-01-01"], not: ["MI", "1990-01-01"], gives: thirds },
  { rule: michiganHalf, at: ["MI", "1990-01-01"], not: ["MI", "1950-01-01"], gives: halves },
  { rule: nebraskaOld, at: ["NE", "1960-01-01"], not: ["NE", "1980-01-01"], facts: OTHER, gives: quarters },
  { rule: nebraskaHalf, at: ["NE", "1980-01-01"], not: ["NE", "1960-01-01"], gives: halves },
  { rule: southDakotaChildren, at: ["SD", "1980-01-01"], not: ["SD", "2000-01-01"], gives: thirds },
  { rule: southDakotaCode, at: ["SD", "2000-01-01"], not: ["SD", "1980-01-01"], gives: all },
  { rule: utahChildren, at: ["UT", "1976-01-01"], not: ["UT", "1980-01-01"], gives: thirds },
  { rule: utahHalf, at: ["UT", "1980-01-01"], not: ["UT", "2005-01-01"], gives: halves },
  { rule: utahCode, at: ["UT", "2005-01-01"], not: ["UT", "1980-01-01"], gives: all },
  { rule: alabamaDower, at: ["AL", "1951-11-02"], not: ["AL", "1990-01-01"], gives: dowered },
  { rule: alabamaHalf, at: ["AL", "1990-01-01"], not: ["AL", "1951-11-02"], gives: halves },
  { rule: californiaCommunity, at: ["CA", "1950-01-01"], not: ["NV", "1950-01-01"], facts: family({ character: "community" }), gives: all },
  { rule: californiaSeparate, at: ["CA", "1950-01-01"], not: ["NV", "1950-01-01"], facts: family({ stocks: 1 }), gives: halves },
];

export const furtherStateExamples: RuleExamples<FamilyFacts, Descent>[] = cases.map((c) => ({
  rule: c.rule,
  examples: [
    { name: `a death in ${c.at.join(" on ")}`, place: died(...c.at), facts: c.facts ?? family({}), expect: c.gives },
    { name: `not in ${c.not.join(" on ")}`, place: died(...c.not), facts: c.facts ?? family({}), expect: null },
  ],
}));
