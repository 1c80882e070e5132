import type { RuleExamples } from "@/lib/title/rules/rule";
import { imprescriptible, type PrescriptionAnswer, type PrescriptionFacts, tenYearsOfNonUse } from "./prescription";

const LA = { state: "LA", date: "1995-04-18" };

export const prescriptionExamples: RuleExamples<PrescriptionFacts, PrescriptionAnswer>[] = [
  {
    rule: tenYearsOfNonUse,
    examples: [
      { name: "ten years after the last well", place: LA, facts: { tenYears: true, sovereign: false }, expect: "prescribed" },
      { name: "nine years", place: LA, facts: { tenYears: false, sovereign: false }, expect: null },
      { name: "only in Louisiana", place: { state: "MS", date: "1995-04-18" }, facts: { tenYears: true, sovereign: false }, expect: null },
    ],
  },
  {
    rule: imprescriptible,
    examples: [{ name: "land bought by the United States", place: LA, facts: { tenYears: true, sovereign: true }, expect: "stands" }],
  },
];
