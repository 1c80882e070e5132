import type { RuleExamples } from "@/lib/title/rules/rule";
import { adjudgedEnded, decidedEnded, type EndedAnswer, type EndedFacts, ownedUp, swornEnded } from "./ended-of-record";

const at = { state: "TX", date: "2012-10-22" };

export const endedOfRecordExamples: RuleExamples<EndedFacts, EndedAnswer>[] = [
  {
    rule: adjudgedEnded,
    examples: [
      { name: "final judgment for the top lessee", place: at, facts: { by: "judgment" }, expect: "ended" },
      { name: "a letter is none", place: at, facts: { by: "other" }, expect: null },
    ],
  },
  {
    rule: ownedUp,
    examples: [
      { name: "the lessee's own deed", place: at, facts: { by: "other", lessee: true }, expect: "ended" },
      { name: "a stranger's deed", place: at, facts: { by: "other" }, expect: null },
    ],
  },
  {
    rule: decidedEnded,
    examples: [
      { name: "decision of the land office", place: at, facts: { by: "agency" }, expect: "ended" },
      { name: "a letter is none", place: at, facts: { by: "other" }, expect: null },
    ],
  },
  { rule: swornEnded, examples: [{ name: "affidavit of the lessor", place: at, facts: { by: "sworn" }, expect: "ended" }] },
];
