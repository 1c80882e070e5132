import type { RuleExamples } from "@/lib/title/rules/rule";
import { convertsAtPayout, type PayoutAnswer, type PayoutFacts, staysAsItIs } from "./payout";

const at = { state: "TX", date: "1991-06-01" };

export const payoutExamples: RuleExamples<PayoutFacts, PayoutAnswer>[] = [
  {
    rule: convertsAtPayout,
    examples: [
      { name: "payout and election of record", place: at, facts: { reached: true, option: true, elected: true }, expect: "converts" },
      { name: "payout where the share reverts by itself", place: at, facts: { reached: true, option: false, elected: false }, expect: "converts" },
      { name: "payout, no election", place: at, facts: { reached: true, option: true, elected: false }, expect: null },
    ],
  },
  { rule: staysAsItIs, examples: [{ name: "no payout", place: at, facts: { reached: false, option: false, elected: false }, expect: "stays" }] },
];
