import type { RuleExamples } from "@/lib/title/rules/rule";
import { type Bearer, type BurdenFacts, bearerByWords, inProportion, northDakotaWarrantor, shareUnderRoyalty } from "./burden";

const facts: BurdenFacts = { warranted: true, grantorKeeps: true, disclosed: false, charged: true };
const at = (state: string) => ({ state, date: "1980-01-01" });

export const burdenExamples: RuleExamples<BurdenFacts, Bearer>[] = [
  {
    rule: bearerByWords,
    examples: [
      { name: "laid on what is conveyed", place: at("TX"), facts: { ...facts, byWords: "grantee_alone" }, expect: "grantee_alone" },
      { name: "laid on what is kept", place: at("OK"), facts: { ...facts, byWords: "grantor_alone" }, expect: "grantor_alone" },
      { name: "nothing is said", place: at("TX"), facts: { ...facts, byWords: null }, expect: null },
      { name: "nothing is kept", place: at("TX"), facts: { ...facts, byWords: "grantee_alone", grantorKeeps: false }, expect: null },
    ],
  },
  {
    rule: northDakotaWarrantor,
    examples: [
      { name: "half of the minerals warranted free", place: at("ND"), facts, expect: "grantor_alone" },
      { name: "the deed names the royalty", place: at("ND"), facts: { ...facts, disclosed: true }, expect: null },
      { name: "in Texas", place: at("TX"), facts, expect: null },
    ],
  },
  {
    rule: shareUnderRoyalty,
    examples: [
      {
        name: "half of the land granted subject to a royalty named",
        place: at("TX"),
        facts: { ...facts, disclosed: true, shareGrantedUnderIt: true },
        expect: "grantee_alone",
      },
      {
        name: "all granted, a share of the minerals reserved",
        place: at("TX"),
        facts: { ...facts, disclosed: true, shareGrantedUnderIt: false },
        expect: null,
      },
      { name: "the royalty is not named", place: at("TX"), facts: { ...facts, shareGrantedUnderIt: true }, expect: null },
      { name: "in Oklahoma", place: at("OK"), facts: { ...facts, disclosed: true, shareGrantedUnderIt: true }, expect: null },
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
