import type { RuleExamples } from "@/lib/title/rules/rule";
import { alikeInOneDegree, eachGeneration, firstLiving, type Representation, type RepresentationFacts, stirpes } from "./representation";

const at = (state: string, date = "2003-02-17") => ({ state, date });
const mixed = { sameDegree: false, nearestLives: false };
const same = { sameDegree: true, nearestLives: false };

export const representationExamples: RuleExamples<RepresentationFacts, Representation>[] = [
  {
    rule: alikeInOneDegree,
    examples: [
      { name: "grandchildren only, in Oklahoma", place: at("OK"), facts: same, expect: "alike" },
      { name: "grandchildren and great-grandchildren", place: at("OK"), facts: mixed, expect: null },
      { name: "in Kansas", place: at("KS"), facts: same, expect: null },
    ],
  },
  {
    rule: firstLiving,
    examples: [
      { name: "all children dead, in Texas", place: at("TX"), facts: mixed, expect: "first_living" },
      { name: "in Kansas", place: at("KS"), facts: mixed, expect: null },
    ],
  },
  {
    rule: eachGeneration,
    examples: [
      { name: "under the Uniform Probate Code of 1990", place: at("ND"), facts: mixed, expect: "each_generation" },
      { name: "before it", place: at("ND", "1980-01-01"), facts: mixed, expect: null },
    ],
  },
  { rule: stirpes, examples: [{ name: "in Kansas", place: at("KS"), facts: same, expect: "stirpes" }] },
];
