import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";
import { allIssueSince1985, childrenBefore1985, kinBefore1985, kinSince1985, remarriedBefore1985, someIssueSince1985 } from "./oklahoma";
import { halfAndHalf, spouseAlone } from "./other-states";
import { communityHalfToIssue, communityNoIssue, communityToSpouse, separateLand, separateNoIssue } from "./texas";

const HALF = rational(1, 2);

export const descentExamples: RuleExamples<FamilyFacts, Descent>[] = [
  {
    rule: communityToSpouse,
    examples: [
      { name: "all issue of both, 1995", place: died("TX", "1995-01-01"), facts: family({ character: "community" }), expect: takes({ spouse: ONE }) },
      { name: "the day before the change", place: died("TX", "1993-08-31"), facts: family({ character: "community" }), expect: null },
      { name: "a child of another", place: died("TX", "1995-01-01"), facts: family({ character: "community", allOfSpouse: false }), expect: null },
    ],
  },
  {
    rule: communityNoIssue,
    examples: [
      { name: "no issue, 1980", place: died("TX", "1980-01-01"), facts: family({ character: "community", stocks: 0 }), expect: takes({ spouse: ONE }) },
    ],
  },
  {
    rule: communityHalfToIssue,
    examples: [
      {
        name: "1980: the decedent's half",
        place: died("TX", "1980-01-01"),
        facts: family({ character: "community" }),
        expect: takes({ spouse: HALF, issue: HALF }),
      },
      {
        name: "the spouse's half is of record",
        place: died("TX", "1980-01-01"),
        facts: family({ character: "community", halfOfRecord: true }),
        expect: takes({ issue: ONE }),
      },
    ],
  },
  {
    rule: separateLand,
    examples: [
      {
        name: "a third for life",
        place: died("TX", "2010-01-01"),
        facts: family({ character: "separate" }),
        expect: takes({ issue: rational(2, 3), spouseLife: rational(1, 3) }),
      },
      { name: "not in Oklahoma", place: died("OK", "2010-01-01"), facts: family({ character: "separate" }), expect: null },
    ],
  },
  {
    rule: separateNoIssue,
    examples: [
      {
        name: "half beside two parents",
        place: died("TX", "2010-01-01"),
        facts: family({ stocks: 0, parents: 2 }),
        expect: takes({ spouse: HALF, parents: HALF }),
      },
    ],
  },
  {
    rule: childrenBefore1985,
    examples: [
      { name: "one child", place: died("OK", "1975-01-01"), facts: family({ stocks: 1 }), expect: takes({ spouse: HALF, issue: HALF }) },
      {
        name: "three children",
        place: died("OK", "1975-01-01"),
        facts: family({ stocks: 3 }),
        expect: takes({ spouse: rational(1, 3), issue: rational(2, 3) }),
      },
      { name: "after the change", place: died("OK", "1985-07-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: remarriedBefore1985,
    examples: [
      {
        name: "second wife, three children",
        place: died("OK", "1975-01-01"),
        facts: family({ stocks: 3, marriages: 2 }),
        expect: takes({ spouse: rational(1, 4), issue: rational(3, 4) }),
      },
      { name: "joint industry", place: died("OK", "1975-01-01"), facts: family({ marriages: 2, character: "joint_industry" }), expect: null },
    ],
  },
  {
    rule: kinBefore1985,
    examples: [
      {
        name: "no issue, parents live",
        place: died("OK", "1975-01-01"),
        facts: family({ stocks: 0, parents: 2 }),
        expect: takes({ spouse: HALF, parents: HALF }),
      },
    ],
  },
  {
    rule: allIssueSince1985,
    examples: [
      { name: "all of both", place: died("OK", "1995-01-01"), facts: family({}), expect: takes({ spouse: HALF, issue: HALF }) },
      { name: "a child of another", place: died("OK", "1995-01-01"), facts: family({ allOfSpouse: false }), expect: null },
    ],
  },
  {
    rule: someIssueSince1985,
    examples: [
      {
        name: "an equal part of other property",
        place: died("OK", "1995-01-01"),
        facts: family({ allOfSpouse: false }),
        expect: takes({ spouse: rational(1, 3), issue: rational(2, 3) }),
      },
    ],
  },
  {
    rule: kinSince1985,
    examples: [
      {
        name: "a third beside siblings",
        place: died("OK", "1995-01-01"),
        facts: family({ stocks: 0, siblings: 1 }),
        expect: takes({ spouse: rational(1, 3), siblings: rational(2, 3) }),
      },
    ],
  },
  {
    rule: halfAndHalf,
    examples: [{ name: "half and half", place: died("CA", "2000-01-01"), facts: family({}), expect: takes({ spouse: HALF, issue: HALF }) }],
  },
  { rule: spouseAlone, examples: [{ name: "no issue", place: died("CA", "2000-01-01"), facts: family({ stocks: 0 }), expect: takes({ spouse: ONE }) }] },
];
