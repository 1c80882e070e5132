import type { RuleExamples } from "@/lib/title/rules/rule";
import { inTime, royaltyOfFutureLeases, type SpringingAnswer, type SpringingFacts, tooRemote } from "./perpetuities";

const at = { state: "TX", date: "1969-08-08" };
const kansas = { state: "KS", date: "1942-05-28" };
const facts = (f: Partial<SpringingFacts>): SpringingFacts => ({ springs: true, uncertainEnd: true, vested: false, ...f });

export const perpetuityExamples: RuleExamples<SpringingFacts, SpringingAnswer>[] = [
  {
    rule: tooRemote,
    examples: [
      { name: "a royalty to begin when an earlier royalty ceases to be held by production", place: at, facts: facts({}), expect: "void" },
      { name: "what the grantor keeps in the reversion", place: at, facts: facts({ vested: true }), expect: null },
      { name: "after a term of ten years and no more", place: at, facts: facts({ uncertainEnd: false }), expect: null },
    ],
  },
  {
    rule: royaltyOfFutureLeases,
    examples: [
      { name: "half of the royalty of leases to come, of unleased land", place: kansas, facts: facts({ springs: false, futureLeases: true }), expect: "void" },
      { name: "kept by the grantor of the land", place: kansas, facts: facts({ springs: false, futureLeases: true, vested: true }), expect: null },
      { name: "under a lease that stands", place: kansas, facts: facts({ springs: false, futureLeases: false }), expect: null },
      {
        name: "given after the statute of 1992",
        place: { state: "KS", date: "1995-01-01" },
        facts: facts({ springs: false, futureLeases: true }),
        expect: null,
      },
      { name: "in Oklahoma a royalty is an interest in land", place: { state: "OK", date: "1942-05-28" }, facts: facts({ futureLeases: true }), expect: null },
    ],
  },
  { rule: inTime, examples: [{ name: "a present grant", place: at, facts: facts({ springs: false }), expect: "stands" }] },
];
