import type { RuleExamples } from "@/lib/title/rules/rule";
import { allByDevise, type DeviseFacts, type DeviseScope, surfaceByName } from "./devise-scope";

const at = { state: "TX", date: "1990-01-01" };
const facts: DeviseFacts = { namesMinerals: false, general: false, severed: true, apart: true };

export const deviseScopeExamples: RuleExamples<DeviseFacts, DeviseScope>[] = [
  {
    rule: surfaceByName,
    examples: [
      { name: "a pasture by its name after severance", place: at, facts, expect: "surface" },
      { name: "with its minerals", place: at, facts: { ...facts, namesMinerals: true }, expect: null },
      { name: "half of the minerals sold before, the rest held with the land", place: at, facts: { ...facts, apart: false }, expect: null },
      { name: "the residue", place: at, facts: { ...facts, general: true }, expect: null },
    ],
  },
  { rule: allByDevise, examples: [{ name: "land never severed", place: at, facts: { ...facts, severed: false }, expect: "all" }] },
];
