import type { RuleExamples } from "@/lib/title/rules/rule";
import { claimKeeps, type DormantAnswer, type DormantFacts, lapsesAfterNotice, lapsesByItself, unmailedNotice } from "./dormant-minerals";

const facts = (f: Partial<DormantFacts>): DormantFacts => ({ unused: true, notice: true, claimed: false, ...f });
const at = (state: string) => ({ state, date: "2011-01-01" });

export const dormantMineralsExamples: RuleExamples<DormantFacts, DormantAnswer>[] = [
  {
    rule: lapsesAfterNotice,
    examples: [
      { name: "twenty years, notice, silence", place: at("ND"), facts: facts({}), expect: "lapses" },
      { name: "no notice in Ohio: nothing lapses by itself", place: at("OH"), facts: facts({ notice: false }), expect: null },
      { name: "in use", place: at("ND"), facts: facts({ unused: false }), expect: null },
    ],
  },
  {
    rule: unmailedNotice,
    examples: [
      { name: "published only, though the address was of record", place: at("ND"), facts: facts({ unmailed: true }), expect: "stands" },
      { name: "mailed", place: at("ND"), facts: facts({ unmailed: false }), expect: null },
      { name: "Michigan asks no notice", place: at("MI"), facts: facts({ unmailed: true }), expect: null },
    ],
  },
  {
    rule: claimKeeps,
    examples: [
      { name: "claim within sixty days", place: at("OH"), facts: facts({ claimed: true }), expect: "stands" },
      { name: "no claim", place: at("OH"), facts: facts({}), expect: null },
    ],
  },
  {
    rule: lapsesByItself,
    examples: [
      { name: "Michigan asks no notice", place: at("MI"), facts: facts({ notice: false }), expect: "lapses" },
      { name: "not in North Dakota", place: at("ND"), facts: facts({ notice: false }), expect: null },
    ],
  },
];
