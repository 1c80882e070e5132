import type { RuleExamples } from "@/lib/title/rules/rule";
import { type Bearer, type BurdenFacts, inProportion, northDakotaWarrantor } from "./burden";

const facts: BurdenFacts = { warranted: true, grantorKeeps: true, disclosed: false, charged: true };
const at = (state: string) => ({ state, date: "1980-01-01" });

export const burdenExamples: RuleExamples<BurdenFacts, Bearer>[] = [
  {
    rule: northDakotaWarrantor,
    examples: [
      { name: "half of the minerals warranted free", place: at("ND"), facts, expect: "grantor_alone" },
      { name: "the deed names the royalty", place: at("ND"), facts: { ...facts, disclosed: true }, expect: null },
      { name: "in Texas", place: at("TX"), facts, expect: null },
    ],
  },
  {
    rule: inProportion,
    examples: [
      { name: "borne in proportion", place: at("TX"), facts, expect: "in_proportion" },
      { name: "no royalty outstanding", place: at("TX"), facts: { ...facts, charged: false }, expect: null },
    ],
  },
];
