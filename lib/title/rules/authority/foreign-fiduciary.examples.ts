import type { RuleExamples } from "@/lib/title/rules/rule";
import { type ForeignFiduciaryAnswer, type ForeignFiduciaryFacts, foreignGuardian, localFiduciary } from "./foreign-fiduciary";

const at = { state: "TX", date: "1929-11-27" };
const facts = (f: Partial<ForeignFiduciaryFacts>): ForeignFiduciaryFacts => ({ byAppointment: true, foreign: true, here: false, ...f });

export const foreignFiduciaryExamples: RuleExamples<ForeignFiduciaryFacts, ForeignFiduciaryAnswer>[] = [
  {
    rule: foreignGuardian,
    examples: [
      { name: "a guardian with letters of another state", place: at, facts: facts({}), expect: "void" },
      { name: "with ancillary letters here", place: at, facts: facts({ here: true }), expect: null },
      { name: "an executor under a will", place: at, facts: facts({ byAppointment: false }), expect: null },
      { name: "no other court is named", place: at, facts: facts({ foreign: false }), expect: null },
    ],
  },
  { rule: localFiduciary, examples: [{ name: "letters of this state", place: at, facts: facts({ foreign: false, here: true }), expect: "acts" }] },
];
