import type { RuleExamples } from "@/lib/title/rules/rule";
import { type ApportionmentFacts, apportioned, nonApportionment, type Pays, pooledPays } from "./apportionment";

const at = (state: string) => ({ state, date: "1941-01-01" });
const facts = (f: Partial<ApportionmentFacts>): ApportionmentFacts => ({ wellHere: false, wellElsewhere: true, pooled: false, ...f });

export const apportionmentExamples: RuleExamples<ApportionmentFacts, Pays>[] = [
  {
    rule: nonApportionment,
    examples: [
      { name: "wells on the east, land on the west", place: at("KY"), facts: facts({}), expect: "the tract of the well" },
      { name: "wells on both", place: at("KY"), facts: facts({ wellHere: true }), expect: null },
      { name: "in Pennsylvania", place: at("PA"), facts: facts({}), expect: null },
    ],
  },
  {
    rule: apportioned,
    examples: [
      { name: "a farm leased as one and divided", place: at("PA"), facts: facts({}), expect: "this tract" },
      { name: "in Texas", place: at("TX"), facts: facts({}), expect: null },
    ],
  },
  {
    rule: pooledPays,
    examples: [
      { name: "one unit", place: at("TX"), facts: facts({ pooled: true }), expect: "this tract" },
      { name: "no unit", place: at("TX"), facts: facts({}), expect: null },
    ],
  },
];
