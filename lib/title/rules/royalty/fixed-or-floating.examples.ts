import { rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  fixedByWords,
  floatingByWords,
  largerThanTheUsualRoyalty,
  oldEighthFloats,
  oneRoyalty,
  type RoyaltyFacts,
  type RoyaltyKind,
  reckonedOut,
} from "./fixed-or-floating";

const at = { state: "TX", date: "1951-01-01" };
const facts = (f: Partial<RoyaltyFacts>): RoyaltyFacts => ({
  fraction: rational(1, 16),
  floating: null,
  ofRoyalty: false,
  ofProduction: false,
  readings: [],
  ...f,
});
const mixed = facts({
  readings: [
    { fraction: rational(1, 2), rule: "royalty.floating", floating: true },
    { fraction: rational(1, 16), rule: "royalty.fixed", floating: false },
  ],
});

const clauses = facts({
  fraction: rational(1, 32),
  floating: false,
  readings: [
    { fraction: rational(1, 32), rule: "one_grant.granting_clause", floating: null },
    { fraction: rational(1, 4), rule: "one_grant.future_lease_clause", floating: null },
  ],
});

export const fixedOrFloatingExamples: RuleExamples<RoyaltyFacts, RoyaltyKind>[] = [
  {
    rule: oneRoyalty,
    examples: [
      {
        name: "1/32 in the grant, a fourth of the royalties of every lease",
        place: at,
        facts: clauses,
        expect: { fraction: rational(1, 4), base: "lease_royalty", reading: "one_estate" },
      },
      { name: "one figure only", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: reckonedOut,
    examples: [
      {
        name: "half of the giver's fourth, told to be 1/8",
        place: at,
        facts: facts({ fraction: rational(1, 8), readings: [{ fraction: rational(1, 8), rule: "royalty.fixed.reckoned", floating: false }] }),
        expect: { fraction: rational(1, 8), base: "production", reading: "fixed" },
      },
      { name: "half of the royalty, equal to 1/16", place: at, facts: mixed, expect: null },
    ],
  },
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
    rule: largerThanTheUsualRoyalty,
    examples: [
      {
        name: "a fourth royalty interest of 1951",
        place: at,
        facts: facts({ fraction: rational(1, 4) }),
        expect: { fraction: rational(1, 4), base: "lease_royalty", reading: "larger" },
      },
      { name: "a sixteenth", place: at, facts: facts({}), expect: null },
      { name: "a fourth of what is produced", place: at, facts: facts({ fraction: rational(1, 4), ofProduction: true }), expect: null },
      { name: "a fifth royalty interest of 1990", place: { ...at, date: "1990-01-01" }, facts: facts({ fraction: rational(1, 5) }), expect: null },
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
