import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  asRead,
  bareMinerals,
  interestAndRoyaltyInPlace,
  type Nature,
  type NatureFacts,
  oklahomaRoyaltyInMinerals,
  royaltyOfUnleasedLand,
  strippedMinerals,
  westVirginiaEighth,
} from "./nature";

const facts: NatureFacts = { read: "royalty", inMineralRights: true, ofProduction: false, leased: false, stripped: false, bare: false, ofOilAndGas: false };

export const natureExamples: RuleExamples<NatureFacts, Nature>[] = [
  {
    rule: oklahomaRoyaltyInMinerals,
    examples: [
      { name: "royalty interest in mineral rights of unleased land", place: { state: "OK", date: "1920-01-01" }, facts, expect: "mineral" },
      { name: "leased land", place: { state: "OK", date: "1920-01-01" }, facts: { ...facts, leased: true }, expect: null },
      { name: "not in Texas", place: { state: "TX", date: "1920-01-01" }, facts, expect: null },
    ],
  },
  {
    rule: interestAndRoyaltyInPlace,
    examples: [
      {
        name: "an interest and royalty in all oil in or under the land, in Montana",
        place: { state: "MT", date: "1922-04-08" },
        facts: { ...facts, inMineralRights: false, interestInPlace: true },
        expect: "mineral",
      },
      { name: "under a lease", place: { state: "MT", date: "1922-04-08" }, facts: { ...facts, interestInPlace: true, leased: true }, expect: null },
      { name: "a royalty only", place: { state: "MT", date: "1922-04-08" }, facts, expect: null },
    ],
  },
  {
    rule: strippedMinerals,
    examples: [
      {
        name: "a third of the minerals without leasing, bonus and rentals",
        place: { state: "MS", date: "1938-01-01" },
        facts: { ...facts, read: "mineral", stripped: true },
        expect: "royalty",
      },
      { name: "in Texas they stay minerals", place: { state: "TX", date: "1938-01-01" }, facts: { ...facts, read: "mineral", stripped: true }, expect: null },
      { name: "with the power to lease", place: { state: "MS", date: "1938-01-01" }, facts: { ...facts, read: "mineral" }, expect: null },
    ],
  },
  {
    rule: bareMinerals,
    examples: [
      {
        name: "a half kept without leasing, development, bonus and rentals",
        place: { state: "TX", date: "1958-01-01" },
        facts: { ...facts, read: "mineral", stripped: true, bare: true },
        expect: "royalty",
      },
      { name: "with the right to develop", place: { state: "TX", date: "1958-01-01" }, facts: { ...facts, read: "mineral", stripped: true }, expect: null },
      { name: "not in Oklahoma", place: { state: "OK", date: "1958-01-01" }, facts: { ...facts, read: "mineral", bare: true }, expect: null },
    ],
  },
  {
    rule: royaltyOfUnleasedLand,
    examples: [
      {
        name: "what is produced, with the power to lease left to the grantee",
        place: { state: "OK", date: "1928-03-22" },
        facts: { ...facts, inMineralRights: false, ofOilAndGas: true, ofProduction: true, nonParticipating: true },
        expect: null,
      },
      {
        name: "5% of all oil that may be produced, no lease",
        place: { state: "CO", date: "1926-01-01" },
        facts: { ...facts, ofOilAndGas: true, ofProduction: true },
        expect: "mineral",
      },
      {
        name: "an eighth of all oil and gas that may be produced, Mississippi, no lease",
        place: { state: "MS", date: "1937-10-31" },
        facts: { ...facts, inMineralRights: false, ofOilAndGas: true, ofProduction: true },
        expect: "mineral",
      },
      { name: "under a lease", place: { state: "CO", date: "1926-01-01" }, facts: { ...facts, ofOilAndGas: true, leased: true }, expect: null },
      { name: "called a royalty", place: { state: "CO", date: "1926-01-01" }, facts, expect: null },
    ],
  },
  {
    rule: westVirginiaEighth,
    examples: [
      {
        name: "1/8 of the oil and gas that may be produced, kept of land sold in 1898",
        place: { state: "WV", date: "1898-12-01" },
        facts: { ...facts, read: "mineral", usualEighth: true },
        expect: "production",
      },
      { name: "not in Texas", place: { state: "TX", date: "1898-12-01" }, facts: { ...facts, read: "mineral", usualEighth: true }, expect: null },
      {
        name: "after other royalties were usual",
        place: { state: "WV", date: "1975-01-01" },
        facts: { ...facts, read: "mineral", usualEighth: true },
        expect: null,
      },
    ],
  },
  { rule: asRead, examples: [{ name: "royalty stays royalty", place: { state: "TX", date: "1920-01-01" }, facts, expect: "royalty" }] },
];
