import type { RuleExamples } from "@/lib/title/rules/rule";
import { extinguished, type MarketableAnswer, type MarketableFacts, specificReferenceKeeps, transactionKeeps } from "./marketable-title";

const facts = (f: Partial<MarketableFacts>): MarketableFacts => ({
  olderThanRoot: true,
  specificReference: false,
  ownTransaction: false,
  preserved: false,
  ...f,
});
const OH = { state: "OH", date: "2000-01-01" };

export const marketableTitleExamples: RuleExamples<MarketableFacts, MarketableAnswer>[] = [
  {
    rule: extinguished,
    examples: [
      { name: "reserved in 1913, root of 1957, silence since", place: OH, facts: facts({}), expect: "extinguished" },
      { name: "made after the root", place: OH, facts: facts({ olderThanRoot: false }), expect: null },
      { name: "no such act in Texas", place: { state: "TX", date: "2000-01-01" }, facts: facts({}), expect: null },
    ],
  },
  {
    rule: specificReferenceKeeps,
    examples: [
      { name: "except the half reserved by the Ashes", place: OH, facts: facts({ specificReference: true }), expect: "stands" },
      { name: "reservations of record, if any", place: OH, facts: facts({}), expect: null },
    ],
  },
  {
    rule: transactionKeeps,
    examples: [
      { name: "devised and probated since the root", place: OH, facts: facts({ ownTransaction: true }), expect: "stands" },
      { name: "a claim recorded in time", place: OH, facts: facts({ preserved: true }), expect: "stands" },
      { name: "nothing recorded", place: OH, facts: facts({}), expect: null },
    ],
  },
];
