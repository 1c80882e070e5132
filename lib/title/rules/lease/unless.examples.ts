import type { RuleExamples } from "@/lib/title/rules/rule";
import { type UnlessAnswer, type UnlessFacts, unlessLeaseEnds } from "./unless";

const at = { state: "OK", date: "1924-03-01" };
const facts = (f: Partial<UnlessFacts>): UnlessFacts => ({ day: "1924-03-01", clause: true, unpaid: true, well: false, noWell: true, ...f });

export const unlessExamples: RuleExamples<UnlessFacts, UnlessAnswer>[] = [
  {
    rule: unlessLeaseEnds,
    examples: [
      { name: "the bank swears that nothing was deposited", place: at, facts: facts({}), expect: "ended" },
      { name: "of wells the paper is silent", place: at, facts: facts({ noWell: false }), expect: "ended" },
      { name: "a well had been begun", place: at, facts: facts({ well: true, noWell: false }), expect: null },
      { name: "the lessee promised to drill or pay", place: at, facts: facts({ clause: false }), expect: null },
      { name: "nobody says that the rental was missed", place: at, facts: facts({ unpaid: false }), expect: null },
    ],
  },
];
