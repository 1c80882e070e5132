import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  bySurvivorshipWords,
  commonByWords,
  entirety,
  inCommon,
  indestructible,
  jointTenantsByName,
  ohioSurvivorship,
  type SurvivorshipFacts,
  type Tenancy,
} from "./survivorship";

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
  {
    rule: indestructible,
    examples: [
      {
        name: "sisters with full rights of survivorship in Michigan",
        place: at("MI"),
        facts: facts({ survivorship: true, jointTenants: true }),
        expect: "entirety",
      },
      { name: "plain joint tenants in Michigan", place: at("MI"), facts: facts({ jointTenants: true }), expect: null },
      { name: "survivorship in Oklahoma", place: at("OK"), facts: facts({ survivorship: true }), expect: null },
    ],
  },
  {
    rule: ohioSurvivorship,
    examples: [
      { name: "a survivorship deed of 1990", place: { state: "OH", date: "1990-01-01" }, facts: facts({ survivorship: true }), expect: "entirety" },
      { name: "of 1970", place: { state: "OH", date: "1970-01-01" }, facts: facts({ survivorship: true }), expect: null },
    ],
  },
  { rule: commonByWords, examples: [{ name: "share and share alike", place: at("AR"), facts: facts({ spouses: true, inCommon: true }), expect: "in_common" }] },
  { rule: inCommon, examples: [{ name: "two brothers", place: at("OK"), facts: facts({}), expect: "in_common" }] },
];
