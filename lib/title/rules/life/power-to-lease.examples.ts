import type { RuleExamples } from "@/lib/title/rules/rule";
import { allJoin, type LeasePowerAnswer, type LeasePowerFacts, lifeAloneCannot, powerGiven } from "./power-to-lease";

const at = { state: "TX", date: "1954-05-10" };
const facts = (f: Partial<LeasePowerFacts>): LeasePowerFacts => ({ power: false, joined: false, ...f });

export const powerToLeaseExamples: RuleExamples<LeasePowerFacts, LeasePowerAnswer>[] = [
  {
    rule: powerGiven,
    examples: [
      { name: "full power to lease for oil and gas", place: at, facts: facts({ power: true }), expect: "binds those who follow" },
      { name: "no such words", place: at, facts: facts({ joined: true }), expect: null },
    ],
  },
  { rule: allJoin, examples: [{ name: "the remaindermen sign", place: at, facts: facts({ joined: true }), expect: "binds those who follow" }] },
  { rule: lifeAloneCannot, examples: [{ name: "the life tenant alone", place: at, facts: facts({}), expect: "needs their joinder" }] },
];
