import type { RuleExamples } from "@/lib/title/rules/rule";
import { dunham, hardMineralsOnly, oilAndGas, oilIsNoGas, type Scope, type ScopeFacts, strohacker } from "./mineral-scope";

const at = (state: string, date = "1896-05-01") => ({ state, date });
const facts = (f: Partial<ScopeFacts>): ScopeFacts => ({ namesOilOrGas: false, general: false, namesHard: false, ...f });

export const scopeExamples: RuleExamples<ScopeFacts, Scope>[] = [
  {
    rule: hardMineralsOnly,
    examples: [
      { name: "all the coal", place: at("WV"), facts: facts({ namesHard: true }), expect: "other_minerals" },
      { name: "coal and all other minerals", place: at("WV"), facts: facts({ namesHard: true, general: true }), expect: null },
    ],
  },
  {
    rule: dunham,
    examples: [
      { name: "all minerals", place: at("PA"), facts: facts({ general: true }), expect: "other_minerals" },
      { name: "all minerals, oil and gas", place: at("PA"), facts: facts({ general: true, namesOilOrGas: true }), expect: null },
      { name: "all minerals in Ohio", place: at("OH"), facts: facts({ general: true }), expect: null },
    ],
  },
  {
    rule: oilIsNoGas,
    examples: [
      {
        name: "one half of the minerals and petroleum oils",
        place: at("PA"),
        facts: facts({ general: true, namesOilOrGas: true, oilWithoutGas: true }),
        expect: "other_minerals",
      },
      { name: "minerals, oil and gas", place: at("PA"), facts: facts({ general: true, namesOilOrGas: true, oilWithoutGas: false }), expect: null },
      { name: "the same words in Texas", place: at("TX"), facts: facts({ general: true, namesOilOrGas: true, oilWithoutGas: true }), expect: null },
    ],
  },
  {
    rule: strohacker,
    examples: [
      { name: "mineral deposits in 1896", place: at("AR"), facts: facts({ general: true, namesHard: true }), expect: "other_minerals" },
      { name: "mineral rights in 1934", place: at("AR", "1934-01-01"), facts: facts({ general: true }), expect: null },
    ],
  },
  { rule: oilAndGas, examples: [{ name: "all minerals in Texas", place: at("TX"), facts: facts({ general: true }), expect: "oil_and_gas" }] },
];
