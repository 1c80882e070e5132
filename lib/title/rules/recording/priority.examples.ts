import type { RuleExamples } from "@/lib/title/rules/rule";
import { donee, firstInTime, noticed, noticeState, type Priority, type PriorityFacts, quitclaimIsNoPurchase, race, raceNotice } from "./priority";

const facts = (f: Partial<PriorityFacts>): PriorityFacts => ({
  priorRecorded: "2006-01-01",
  laterDay: "2005-01-01",
  laterRecorded: "2005-01-02",
  value: true,
  quitclaim: false,
  notice: false,
  ...f,
});
const at = (state: string) => ({ state, date: "2005-01-01" });

export const priorityExamples: RuleExamples<PriorityFacts, Priority>[] = [
  {
    rule: noticeState,
    examples: [
      { name: "purchaser without notice in Texas", place: at("TX"), facts: facts({ laterRecorded: "2007-01-01" }), expect: "later" },
      { name: "not in North Dakota", place: at("ND"), facts: facts({}), expect: null },
      { name: "earlier deed of record", place: at("TX"), facts: facts({ priorRecorded: "2004-01-01" }), expect: null },
    ],
  },
  {
    rule: raceNotice,
    examples: [
      { name: "records first in North Dakota", place: at("ND"), facts: facts({}), expect: "later" },
      { name: "records last", place: at("ND"), facts: facts({ laterRecorded: "2007-01-01" }), expect: null },
    ],
  },
  { rule: race, examples: [{ name: "first to record in North Carolina", place: at("NC"), facts: facts({ notice: true }), expect: "later" }] },
  {
    rule: quitclaimIsNoPurchase,
    examples: [
      { name: "quitclaim in Texas", place: at("TX"), facts: facts({ quitclaim: true }), expect: "earlier" },
      { name: "a deed of the land", place: at("TX"), facts: facts({}), expect: null },
    ],
  },
  { rule: donee, examples: [{ name: "a gift", place: at("TX"), facts: facts({ value: false }), expect: "earlier" }] },
  { rule: noticed, examples: [{ name: "actual notice", place: at("OK"), facts: facts({ notice: true }), expect: "earlier" }] },
  { rule: firstInTime, examples: [{ name: "nothing helps the later", place: at("TX"), facts: facts({}), expect: "earlier" }] },
];
