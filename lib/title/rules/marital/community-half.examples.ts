import type { RuleExamples } from "@/lib/title/rules/rule";
import { type CommunityAnswer, type CommunityFacts, survivorsHalf, titleAsItStands } from "./community-half";

const at = (state: string) => ({ state, date: "1933-12-08" });
const facts: CommunityFacts = { ownHalf: true, spouse: true, gratuitous: false };

export const communityHalfExamples: RuleExamples<CommunityFacts, CommunityAnswer>[] = [
  {
    rule: survivorsHalf,
    examples: [
      { name: "my one-half of our lands", place: at("TX"), facts, expect: "half is the spouse's" },
      { name: "land that came by gift", place: at("TX"), facts: { ...facts, gratuitous: true }, expect: null },
      { name: "no community in Oklahoma", place: at("OK"), facts, expect: null },
    ],
  },
  { rule: titleAsItStands, examples: [{ name: "a will that is silent", place: at("TX"), facts: { ...facts, ownHalf: false }, expect: "the testator's" }] },
];
