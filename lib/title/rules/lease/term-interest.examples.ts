import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  fixedYears,
  kansasOffTract,
  noProduction,
  productionGone,
  productionOnTract,
  shutInDoesNotHold,
  shutInOnly,
  type TermAnswer,
  type TermFacts,
  unitProduction,
} from "./term-interest";

const facts = (f: Partial<TermFacts>): TermFacts => ({
  extends: true,
  onTract: false,
  offTract: false,
  shutInOnly: false,
  savings: false,
  ends: "1965-01-01",
  ...f,
});
const at = (state: string) => ({ state, date: "1965-01-01" });

export const termInterestExamples: RuleExamples<TermFacts, TermAnswer>[] = [
  {
    rule: fixedYears,
    examples: [
      { name: "years and no longer", place: at("TX"), facts: facts({ extends: false, onTract: true }), expect: "ends" },
      { name: "so long as", place: at("TX"), facts: facts({}), expect: null },
    ],
  },
  {
    rule: productionGone,
    examples: [
      { name: "the only well plugged after the years", place: at("KS"), facts: facts({ onTract: true, ceased: "1970-02-09" }), expect: "ends" },
      { name: "still producing", place: at("KS"), facts: facts({ onTract: true }), expect: null },
      { name: "words that count payments in its place", place: at("KS"), facts: facts({ onTract: true, ceased: "1970-02-09", savings: true }), expect: null },
    ],
  },
  { rule: productionOnTract, examples: [{ name: "a well on the land", place: at("KS"), facts: facts({ onTract: true }), expect: "continues" }] },
  {
    rule: kansasOffTract,
    examples: [
      { name: "unit well elsewhere", place: at("KS"), facts: facts({ offTract: true }), expect: "ends" },
      { name: "in Texas", place: at("TX"), facts: facts({ offTract: true }), expect: null },
    ],
  },
  {
    rule: unitProduction,
    examples: [
      { name: "unit well elsewhere in Texas", place: at("TX"), facts: facts({ offTract: true }), expect: "continues" },
      { name: "in Kansas", place: at("KS"), facts: facts({ offTract: true }), expect: null },
    ],
  },
  {
    rule: shutInDoesNotHold,
    examples: [
      { name: "shut in at the end of the term in Oklahoma", place: at("OK"), facts: facts({ shutInOnly: true }), expect: "ends" },
      { name: "payments under the lease in Texas", place: at("TX"), facts: facts({ shutInOnly: true }), expect: "ends" },
      { name: "words of the deed that count payments", place: at("TX"), facts: facts({ shutInOnly: true, savings: true }), expect: null },
      { name: "another state", place: at("ND"), facts: facts({ shutInOnly: true }), expect: null },
    ],
  },
  {
    rule: shutInOnly,
    examples: [
      { name: "a shut-in well and words that count it", place: at("TX"), facts: facts({ shutInOnly: true, savings: true }), expect: "open" },
      { name: "with production", place: at("TX"), facts: facts({ shutInOnly: true, onTract: true }), expect: null },
    ],
  },
  { rule: noProduction, examples: [{ name: "nothing produced", place: at("OK"), facts: facts({}), expect: "ends" }] },
];
