import type { RuleExamples } from "@/lib/title/rules/rule";
import { landNotToldApart, type PartitionAnswer, type PartitionFacts, partition, surfacePartition } from "./partition";

const at = { state: "TX", date: "1941-05-12" };
const facts = (f: Partial<PartitionFacts>): PartitionFacts => ({ allottees: 1, surfaceOnly: false, byCourt: false, ...f });

export const partitionExamples: RuleExamples<PartitionFacts, PartitionAnswer>[] = [
  {
    rule: partition,
    examples: [
      { name: "one quarter section to one cotenant", place: at, facts: facts({}), expect: "allot" },
      { name: "two takers in one tract", place: at, facts: facts({ allottees: 2 }), expect: null },
    ],
  },
  {
    rule: surfacePartition,
    examples: [
      { name: "surface only", place: at, facts: facts({ surfaceOnly: true }), expect: "allot_surface" },
      { name: "minerals go along", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: landNotToldApart,
    examples: [
      { name: "two pastures, one survey", place: at, facts: facts({ allottees: 2, surfaceOnly: true }), expect: "sever" },
      { name: "one taker", place: at, facts: facts({}), expect: null },
    ],
  },
];
