import type { RuleExamples } from "@/lib/title/rules/rule";
import { type ListingAnswer, type ListingFacts, listedInTime, unlistedDeed } from "./mineral-listing";

const KS = { state: "KS", date: "1929-04-22" };
const facts = (f: Partial<ListingFacts>): ListingFacts => ({ severs: true, late: true, byMarch: false, listed: "no", ...f });

export const mineralListingExamples: RuleExamples<ListingFacts, ListingAnswer>[] = [
  {
    rule: unlistedDeed,
    examples: [
      { name: "recorded a year late, and the clerk finds no listing", place: KS, facts: facts({}), expect: "void" },
      { name: "recorded within ninety days", place: KS, facts: facts({ late: false }), expect: null },
      { name: "late, but by the first of March", place: KS, facts: facts({ byMarch: true }), expect: null },
      { name: "late, but listed", place: KS, facts: facts({ listed: "yes" }), expect: null },
      { name: "no paper speaks of listing", place: KS, facts: facts({ listed: null }), expect: null },
      { name: "minerals severed by an earlier deed", place: KS, facts: facts({ severs: false }), expect: null },
      { name: "not in Oklahoma", place: { state: "OK", date: "1929-04-22" }, facts: facts({}), expect: null },
    ],
  },
  { rule: listedInTime, examples: [{ name: "late, and nothing is said of listing", place: KS, facts: facts({ listed: null }), expect: "stands" }] },
];
