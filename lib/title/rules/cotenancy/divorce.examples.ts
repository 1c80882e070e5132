import type { Rule, RuleExamples } from "@/lib/title/rules/rule";
import {
  coloradoDivorce,
  type DivorceAnswer,
  type DivorceFacts,
  endsEntirety,
  montanaDivorce,
  newMexicoDivorce,
  northDakotaDivorce,
  ohioDivorce,
  southDakotaDivorce,
  survivorshipStays,
  utahDivorce,
} from "./divorce";

const facts = (f: Partial<DivorceFacts>): DivorceFacts => ({ entirety: false, onlyThese: true, ...f });
const PA = { state: "PA", date: "1960-01-01" };

const statute = (rule: Rule<DivorceFacts, DivorceAnswer>, state: string): RuleExamples<DivorceFacts, DivorceAnswer> => ({
  rule,
  examples: [
    { name: "joint tenants, divorced in 2005", place: { state, date: "2005-01-01" }, facts: facts({}), expect: "in common" },
    { name: "divorced before the statute", place: { state, date: "1970-01-01" }, facts: facts({}), expect: null },
    { name: "a third holds with them", place: { state, date: "2005-01-01" }, facts: facts({ onlyThese: false }), expect: null },
    { name: "not in Kansas", place: { state: "KS", date: "2005-01-01" }, facts: facts({}), expect: null },
  ],
});

export const divorceExamples: RuleExamples<DivorceFacts, DivorceAnswer>[] = [
  {
    rule: endsEntirety,
    examples: [
      { name: "by the entirety", place: PA, facts: facts({ entirety: true }), expect: "in common" },
      { name: "joint tenants by words", place: PA, facts: facts({}), expect: null },
    ],
  },
  statute(ohioDivorce, "OH"),
  statute(coloradoDivorce, "CO"),
  statute(northDakotaDivorce, "ND"),
  statute(montanaDivorce, "MT"),
  statute(newMexicoDivorce, "NM"),
  statute(southDakotaDivorce, "SD"),
  statute(utahDivorce, "UT"),
  {
    rule: survivorshipStays,
    examples: [{ name: "joint tenants in Kansas", place: { state: "KS", date: "2005-01-01" }, facts: facts({}), expect: "as before" }],
  },
];
