import { rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import { fixedByWords, floatingByWords, oldEighthFloats, type RoyaltyFacts, type RoyaltyKind } from "./fixed-or-floating";

const at = { state: "TX", date: "1951-01-01" };
const facts = (f: Partial<RoyaltyFacts>): RoyaltyFacts => ({ fraction: rational(1, 16), floating: null, ofRoyalty: false, readings: [], ...f });
const mixed = facts({
  readings: [
    { fraction: rational(1, 2), rule: "royalty.floating", floating: true },
    { fraction: rational(1, 16), rule: "royalty.fixed", floating: false },
  ],
});

export const fixedOrFloatingExamples: RuleExamples<RoyaltyFacts, RoyaltyKind>[] = [
  {
    rule: oldEighthFloats,
    examples: [
      {
        name: "half of the royalty, equal to 1/16: floats",
        place: at,
        facts: mixed,
        expect: { fraction: rational(1, 2), base: "lease_royalty", reading: "floating" },
      },
      { name: "one reading only", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: floatingByWords,
    examples: [
      {
        name: "a third of the royalty",
        place: at,
        facts: facts({ fraction: rational(1, 3), floating: true }),
        expect: { fraction: rational(1, 3), base: "lease_royalty", reading: "floating" },
      },
      { name: "of production", place: at, facts: facts({ floating: false }), expect: null },
    ],
  },
  {
    rule: fixedByWords,
    examples: [
      {
        name: "1/16 of what is produced",
        place: at,
        facts: facts({ floating: false }),
        expect: { fraction: rational(1, 16), base: "production", reading: "fixed" },
      },
    ],
  },
];
