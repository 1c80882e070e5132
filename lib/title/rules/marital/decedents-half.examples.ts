import type { RuleExamples } from "@/lib/title/rules/rule";
import { type DecedentsHalfAnswer, type DecedentsHalfFacts, decedentsHalf, survivorsOfRecord } from "./decedents-half";

const at = { state: "TX", date: "1927-06-04" };
const facts = (f: Partial<DecedentsHalfFacts>): DecedentsHalfFacts => ({ community: true, survivorAlone: true, gratuitous: false, ...f });

export const decedentsHalfExamples: RuleExamples<DecedentsHalfFacts, DecedentsHalfAnswer>[] = [
  {
    rule: decedentsHalf,
    examples: [
      { name: "bought in marriage, deed to the husband, the wife dies", place: at, facts: facts({}), expect: "half is the decedent's" },
      { name: "given to the husband by his father", place: at, facts: facts({ gratuitous: true }), expect: null },
      { name: "nothing says that it was of the community", place: at, facts: facts({ community: false }), expect: null },
      { name: "the dead holds of record too", place: at, facts: facts({ survivorAlone: false }), expect: null },
      { name: "no community in Oklahoma", place: { state: "OK", date: "1927-06-04" }, facts: facts({}), expect: null },
    ],
  },
  {
    rule: survivorsOfRecord,
    examples: [{ name: "no community in Kansas", place: { state: "KS", date: "1927-06-04" }, facts: facts({}), expect: "the survivor's" }],
  },
];
