import type { RuleExamples } from "@/lib/title/rules/rule";
import { type StripAnswer, type StripFacts, stripPasses, stripStays } from "./strip";

const at = { state: "TX", date: "1984-08-31" };
const facts = (f: Partial<StripFacts>): StripFacts => ({ narrow: true, adjoins: true, keepsOther: false, reserved: false, ...f });

export const stripExamples: RuleExamples<StripFacts, StripAnswer>[] = [
  {
    rule: stripPasses,
    examples: [
      { name: "all land on both sides of a power line is sold", place: at, facts: facts({}), expect: "passes" },
      { name: "the grantor keeps land on one side", place: at, facts: facts({ keepsOther: true }), expect: null },
      { name: "the strip is reserved by name", place: at, facts: facts({ reserved: true }), expect: null },
      { name: "the land sold lies apart from the strip", place: at, facts: facts({ adjoins: false }), expect: null },
      { name: "forty acres are no strip", place: at, facts: facts({ narrow: false }), expect: null },
      { name: "not the law of Pennsylvania here", place: { ...at, state: "PA" }, facts: facts({}), expect: null },
    ],
  },
  { rule: stripStays, examples: [{ name: "the grantor keeps land on one side", place: at, facts: facts({ keepsOther: true }), expect: "stays" }] },
];
