import type { RuleExamples } from "@/lib/title/rules/rule";
import { boundBefore, noLongerThanTerm, type TermLeaseFacts, type TermLeaseFate } from "./term-holders-lease";

const place = { state: "OK", date: "1982-01-22" };

export const termLeaseExamples: RuleExamples<TermLeaseFacts, TermLeaseFate>[] = [
  {
    rule: boundBefore,
    examples: [
      { name: "the term was reserved under a standing lease", place, facts: { joined: false, older: true }, expect: "goes_on" },
      { name: "owner of the land and of the term in one lease", place, facts: { joined: true, older: false }, expect: "goes_on" },
      { name: "the holder of the term alone", place, facts: { joined: false, older: false }, expect: null },
    ],
  },
  { rule: noLongerThanTerm, examples: [{ name: "the holder of the term alone", place, facts: { joined: false, older: false }, expect: "ends" }] },
];
