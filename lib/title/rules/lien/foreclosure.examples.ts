import type { RuleExamples } from "@/lib/title/rules/rule";
import { type Fate, type ForeclosureFacts, juniorCutOff, omittedJunior, seniorStands } from "./foreclosure";

const at = (state: string) => ({ state, date: "1932-02-02" });
const facts = (f: Partial<ForeclosureFacts>): ForeclosureFacts => ({ how: "power_of_sale", junior: true, joined: null, ...f });

export const foreclosureExamples: RuleExamples<ForeclosureFacts, Fate>[] = [
  {
    rule: juniorCutOff,
    examples: [
      { name: "minerals sold after the deed of trust end at the trustee's sale", place: at("TX"), facts: facts({}), expect: "cut_off" },
      { name: "minerals sold before it stand", place: at("TX"), facts: facts({ junior: false }), expect: null },
    ],
  },
  { rule: seniorStands, examples: [{ name: "an older royalty stands", place: at("CO"), facts: facts({ junior: false }), expect: "stands" }] },
  {
    rule: omittedJunior,
    examples: [
      { name: "a lessee left out of the suit keeps the lease", place: at("KS"), facts: facts({ how: "judicial", joined: false }), expect: "stands" },
      { name: "a power of sale needs no suit", place: at("TX"), facts: facts({ joined: false }), expect: null },
      { name: "one who was joined is bound", place: at("OK"), facts: facts({ how: "judicial", joined: true }), expect: null },
    ],
  },
];
