import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  anyDevisee,
  bloodRelations,
  descendantsOnly,
  giftOver,
  kansasSpouse,
  type LapseAnswer,
  type LapseFacts,
  lapses,
  pennsylvaniaSiblings,
  texasParentsLine,
} from "./anti-lapse";

const at = (state: string, date = "2004-05-03") => ({ state, date });
const of = (relation: LapseFacts["relation"], issue = true): LapseFacts => ({ relation, issue });

export const antiLapseExamples: RuleExamples<LapseFacts, LapseAnswer>[] = [
  {
    rule: giftOver,
    examples: [
      { name: "to a sister, and if she is dead to a friend", place: at("TX"), facts: { ...of("sibling"), over: "named" }, expect: "named" },
      { name: "to a friend, or else his children", place: at("TX"), facts: { ...of("other"), over: "issue" }, expect: "issue" },
      { name: "to a sister and nobody else", place: at("TX"), facts: of("sibling"), expect: null },
    ],
  },
  {
    rule: anyDevisee,
    examples: [
      { name: "a friend in West Virginia who left a son", place: at("WV"), facts: of("other"), expect: "issue" },
      { name: "without issue", place: at("WV"), facts: of("other", false), expect: null },
    ],
  },
  {
    rule: descendantsOnly,
    examples: [
      { name: "a daughter in Arkansas", place: at("AR"), facts: of("descendant"), expect: "issue" },
      { name: "a brother in Arkansas", place: at("AR"), facts: of("sibling"), expect: null },
    ],
  },
  {
    rule: texasParentsLine,
    examples: [
      { name: "a brother in Texas in 2004", place: at("TX"), facts: of("sibling"), expect: "issue" },
      { name: "a brother in 1985", place: at("TX", "1985-01-01"), facts: of("sibling"), expect: null },
      { name: "a cousin", place: at("TX"), facts: of("kin"), expect: null },
    ],
  },
  { rule: pennsylvaniaSiblings, examples: [{ name: "a sister in Pennsylvania", place: at("PA"), facts: of("sibling"), expect: "issue" }] },
  {
    rule: bloodRelations,
    examples: [
      { name: "a nephew in Oklahoma", place: at("OK"), facts: of("sibling"), expect: "issue" },
      { name: "the wife", place: at("OK"), facts: of("spouse"), expect: null },
    ],
  },
  { rule: kansasSpouse, examples: [{ name: "the wife in Kansas", place: at("KS"), facts: of("spouse"), expect: "issue" }] },
  { rule: lapses, examples: [{ name: "a friend in Texas", place: at("TX"), facts: of("other"), expect: "lapses" }] },
];
