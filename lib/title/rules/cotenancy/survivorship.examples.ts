import type { RuleExamples } from "@/lib/title/rules/rule";
import { bySurvivorshipWords, commonByWords, entirety, inCommon, jointTenantsByName, type SurvivorshipFacts, type Tenancy } from "./survivorship";

const at = (state: string) => ({ state, date: "1960-01-01" });
const facts = (f: Partial<SurvivorshipFacts>): SurvivorshipFacts => ({
  survivorship: false,
  jointTenants: false,
  entirety: false,
  spouses: false,
  inCommon: false,
  ...f,
});

export const survivorshipExamples: RuleExamples<SurvivorshipFacts, Tenancy>[] = [
  {
    rule: bySurvivorshipWords,
    examples: [
      { name: "and to the survivor of them", place: at("TX"), facts: facts({ survivorship: true }), expect: "survivorship" },
      { name: "no such words", place: at("TX"), facts: facts({ jointTenants: true }), expect: null },
    ],
  },
  {
    rule: jointTenantsByName,
    examples: [
      { name: "joint tenants in Kansas", place: at("KS"), facts: facts({ jointTenants: true }), expect: "survivorship" },
      { name: "Texas asks for more", place: at("TX"), facts: facts({ jointTenants: true }), expect: null },
    ],
  },
  {
    rule: entirety,
    examples: [
      { name: "husband and wife in Arkansas", place: at("AR"), facts: facts({ spouses: true }), expect: "entirety" },
      { name: "husband and wife in Oklahoma", place: at("OK"), facts: facts({ spouses: true }), expect: null },
    ],
  },
  { rule: commonByWords, examples: [{ name: "share and share alike", place: at("AR"), facts: facts({ spouses: true, inCommon: true }), expect: "in_common" }] },
  { rule: inCommon, examples: [{ name: "two brothers", place: at("OK"), facts: facts({}), expect: "in_common" }] },
];
