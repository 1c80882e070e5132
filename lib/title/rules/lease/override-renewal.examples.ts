import type { RuleExamples } from "@/lib/title/rules/rule";
import { attachesByClause, endsWithItsLease, type RenewalAnswer, type RenewalFacts, reformedInTexas } from "./override-renewal";

const at = (state: string) => ({ state, date: "2005-03-01" });
const facts = (f: Partial<RenewalFacts>): RenewalFacts => ({ sameLessee: true, newLeases: true, beforeTheEnd: false, inTime: true, ...f });

export const renewalExamples: RuleExamples<RenewalFacts, RenewalAnswer>[] = [
  {
    rule: attachesByClause,
    examples: [
      { name: "a new lease two months after, the clause gives a year", place: at("OK"), facts: facts({}), expect: "attaches" },
      { name: "a renewal while the lease stands", place: at("TX"), facts: facts({ newLeases: false, inTime: null, beforeTheEnd: true }), expect: "attaches" },
      { name: "after the year", place: at("OK"), facts: facts({ inTime: false }), expect: null },
      { name: "extensions and renewals only, after the end", place: at("TX"), facts: facts({ newLeases: false }), expect: null },
      { name: "a stranger's lease", place: at("TX"), facts: facts({ sameLessee: false }), expect: null },
    ],
  },
  {
    rule: reformedInTexas,
    examples: [
      { name: "new leases at any time", place: at("TX"), facts: facts({ inTime: null }), expect: "attaches" },
      { name: "not in Oklahoma", place: at("OK"), facts: facts({ inTime: null }), expect: null },
    ],
  },
  { rule: endsWithItsLease, examples: [{ name: "after the year", place: at("OK"), facts: facts({ inTime: false }), expect: "ends" }] },
];
