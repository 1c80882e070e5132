import type { RuleExamples } from "@/lib/title/rules/rule";
import { type HomesteadAnswer, type HomesteadFacts, homesteadInoperative, homesteadNeedsBoth } from "./homestead";

const at = (state: string) => ({ state, date: "1971-01-08" });

export const homesteadExamples: RuleExamples<HomesteadFacts, HomesteadAnswer>[] = [
  {
    rule: homesteadNeedsBoth,
    examples: [
      { name: "the husband alone sells minerals of the homestead", place: at("OK"), facts: { homestead: true, joined: false }, expect: "void" },
      { name: "both sign", place: at("OK"), facts: { homestead: true, joined: true }, expect: null },
      { name: "no homestead shown", place: at("OK"), facts: { homestead: false, joined: false }, expect: null },
      { name: "in Wyoming", place: at("WY"), facts: { homestead: true, joined: false }, expect: "void" },
      { name: "not the law of Pennsylvania", place: at("PA"), facts: { homestead: true, joined: false }, expect: null },
    ],
  },
  { rule: homesteadInoperative, examples: [{ name: "in Texas", place: at("TX"), facts: { homestead: true, joined: false }, expect: "void" }] },
];
