import type { RuleExamples } from "@/lib/title/rules/rule";
import { type AfterAcquiredFacts, leaseFeeds, leaseOfOwnShare, leaseOfReversion, type Reach } from "./after-acquired";

const place = { state: "MI", date: "1990-01-01" };

export const afterAcquiredExamples: RuleExamples<AfterAcquiredFacts, Reach>[] = [
  {
    rule: leaseFeeds,
    examples: [
      { name: "a cotenant who warranted the whole and survives the other", place, facts: { whole: true, covenant: true }, expect: "reaches" },
      { name: "a lease of an undivided half", place, facts: { whole: false, covenant: true }, expect: null },
      { name: "no covenant", place, facts: { whole: true, covenant: false }, expect: null },
    ],
  },
  {
    rule: leaseOfReversion,
    examples: [
      {
        name: "the owner of the land leased it all while a term was outstanding",
        place,
        facts: { whole: true, covenant: false, reversion: true },
        expect: "reaches",
      },
      { name: "a lease of an undivided share", place, facts: { whole: false, covenant: false, reversion: true }, expect: null },
      { name: "a share bought later", place, facts: { whole: true, covenant: false, reversion: false }, expect: null },
    ],
  },
  { rule: leaseOfOwnShare, examples: [{ name: "no covenant", place, facts: { whole: true, covenant: false }, expect: "stops" }] },
];
