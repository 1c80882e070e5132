import type { RuleExamples } from "@/lib/title/rules/rule";
import { arkansasSubjoinder, asAssessed, mineralsAssessed, pennsylvaniaUnseated, severedNotReached, type TaxFacts, type TaxReach } from "./tax-title";

const facts = (f: Partial<TaxFacts>): TaxFacts => ({ severed: true, unseated: false, reported: null, namesMinerals: false, ...f });
const PA = { state: "PA", date: "1935-11-26" };
const OK = { state: "OK", date: "1957-05-20" };

export const taxTitleExamples: RuleExamples<TaxFacts, TaxReach>[] = [
  {
    rule: pennsylvaniaUnseated,
    examples: [
      { name: "unseated, severed, never reported", place: PA, facts: facts({ unseated: true, reported: false }), expect: "with_severed_minerals" },
      { name: "reported to the assessor", place: PA, facts: facts({ unseated: true, reported: true }), expect: null },
      { name: "seated land", place: PA, facts: facts({}), expect: null },
      { name: "in another state", place: { state: "WV", date: "1935-11-26" }, facts: facts({ unseated: true }), expect: null },
      { name: "after the statute of 1947", place: { state: "PA", date: "1955-01-01" }, facts: facts({ unseated: true }), expect: null },
    ],
  },
  {
    rule: arkansasSubjoinder,
    examples: [
      {
        name: "listed at the end of the book",
        place: { state: "AR", date: "1976-01-06" },
        facts: facts({ namesMinerals: true, listedApart: true }),
        expect: "nothing",
      },
      { name: "nothing is said of the book", place: { state: "AR", date: "1976-01-06" }, facts: facts({ namesMinerals: true }), expect: null },
      { name: "not in Oklahoma", place: OK, facts: facts({ namesMinerals: true, listedApart: true }), expect: null },
    ],
  },
  {
    rule: severedNotReached,
    examples: [
      { name: "resale in Oklahoma after a severance", place: OK, facts: facts({}), expect: "surface_only" },
      { name: "nothing was severed", place: OK, facts: facts({ severed: false }), expect: null },
    ],
  },
  {
    rule: mineralsAssessed,
    examples: [{ name: "the roll names the minerals", place: OK, facts: facts({ namesMinerals: true }), expect: "with_severed_minerals" }],
  },
  { rule: asAssessed, examples: [{ name: "one fee", place: OK, facts: facts({ severed: false }), expect: "as_assessed" }] },
];
