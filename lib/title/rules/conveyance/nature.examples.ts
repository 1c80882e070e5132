import type { RuleExamples } from "@/lib/title/rules/rule";
import { asRead, type Nature, type NatureFacts, oklahomaRoyaltyInMinerals } from "./nature";

const facts: NatureFacts = { read: "royalty", inMineralRights: true, ofProduction: false, leased: false };

export const natureExamples: RuleExamples<NatureFacts, Nature>[] = [
  {
    rule: oklahomaRoyaltyInMinerals,
    examples: [
      { name: "royalty interest in mineral rights of unleased land", place: { state: "OK", date: "1920-01-01" }, facts, expect: "mineral" },
      { name: "leased land", place: { state: "OK", date: "1920-01-01" }, facts: { ...facts, leased: true }, expect: null },
      { name: "not in Texas", place: { state: "TX", date: "1920-01-01" }, facts, expect: null },
    ],
  },
  { rule: asRead, examples: [{ name: "royalty stays royalty", place: { state: "TX", date: "1920-01-01" }, facts, expect: "royalty" }] },
];
