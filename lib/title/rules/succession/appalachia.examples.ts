import { ONE, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  ohioDower,
  ohioHalfOrThird,
  ohioIssueOfBoth,
  ohioOtherIssue,
  pennsylvaniaDower,
  pennsylvaniaHalf,
  pennsylvaniaHalfOrThird,
  westVirginiaChildless,
  westVirginiaCode,
  westVirginiaCodeOther,
  westVirginiaDower,
} from "./appalachia";
import { died, family, takes } from "./example-family";
import type { Descent, FamilyFacts } from "./family";

const HALF = rational(1, 2);
const halves = takes({ spouse: HALF, issue: HALF });
const thirds = takes({ spouse: rational(1, 3), issue: rational(2, 3) });
const dowered = takes({ issue: rational(2, 3), spouseLife: rational(1, 3) });
const OTHER = family({ allOfSpouse: false });

export const appalachianExamples: RuleExamples<FamilyFacts, Descent>[] = [
  {
    rule: ohioDower,
    examples: [
      { name: "dower in 1920", place: died("OH", "1920-01-01"), facts: family({}), expect: dowered },
      { name: "in 1940", place: died("OH", "1940-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: ohioHalfOrThird,
    examples: [
      { name: "two children in 1961", place: died("OH", "1961-07-02"), facts: family({}), expect: thirds },
      { name: "one child", place: died("OH", "1961-07-02"), facts: family({ stocks: 1 }), expect: halves },
      { name: "in 1920", place: died("OH", "1920-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: ohioIssueOfBoth,
    examples: [
      { name: "all to the spouse", place: died("OH", "2005-01-01"), facts: family({}), expect: takes({ spouse: ONE }) },
      { name: "a child of another", place: died("OH", "2005-01-01"), facts: OTHER, expect: null },
    ],
  },
  { rule: ohioOtherIssue, examples: [{ name: "children of a first marriage in 2001", place: died("OH", "2001-01-01"), facts: OTHER, expect: thirds }] },
  {
    rule: pennsylvaniaDower,
    examples: [
      { name: "a third for life in 1900", place: died("PA", "1900-01-01"), facts: family({}), expect: dowered },
      { name: "in 1930", place: died("PA", "1930-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: pennsylvaniaHalfOrThird,
    examples: [
      { name: "two children in 1930", place: died("PA", "1930-01-01"), facts: family({}), expect: thirds },
      { name: "in 1990", place: died("PA", "1990-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: pennsylvaniaHalf,
    examples: [
      { name: "half in 1990", place: died("PA", "1990-01-01"), facts: family({}), expect: halves },
      { name: "no issue", place: died("PA", "1990-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: westVirginiaDower,
    examples: [
      { name: "dower in 1949", place: died("WV", "1949-09-20"), facts: family({}), expect: dowered },
      { name: "after its end", place: died("WV", "1995-01-01"), facts: family({}), expect: null },
    ],
  },
  {
    rule: westVirginiaChildless,
    examples: [
      { name: "brothers before the spouse", place: died("WV", "1931-01-01"), facts: family({ stocks: 0, siblings: 2 }), expect: takes({ siblings: ONE }) },
      { name: "nobody else", place: died("WV", "1931-01-01"), facts: family({ stocks: 0 }), expect: null },
    ],
  },
  {
    rule: westVirginiaCode,
    examples: [
      { name: "all issue of both", place: died("WV", "1995-01-01"), facts: family({}), expect: takes({ spouse: ONE }) },
      { name: "a child of another", place: died("WV", "1995-01-01"), facts: OTHER, expect: null },
    ],
  },
  { rule: westVirginiaCodeOther, examples: [{ name: "a child of another", place: died("WV", "1995-01-01"), facts: OTHER, expect: halves }] },
];
