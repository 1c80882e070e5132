// Families for the examples of the statutes: a spouse, two children of both, nobody else, unless a case says otherwise.
import { ZERO } from "@/lib/fraction/rational";
import type { Place } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";

export const nobodyRemoter = { paternal: 0, maternal: 0, untold: 0 };

/** Brothers and sisters live where a case says nothing else. */
export const family = (f: Partial<FamilyFacts>): FamilyFacts => ({
  spouse: true,
  stocks: 2,
  allOfSpouse: true,
  parents: 0,
  siblings: 0,
  siblingsLiving: f.siblings ?? 0,
  remoter: nobodyRemoter,
  marriages: 1,
  character: "unknown",
  halfOfRecord: false,
  ...f,
});
export const takes = (d: Partial<Descent>): Descent => ({ spouse: ZERO, issue: ZERO, parents: ZERO, siblings: ZERO, spouseLife: ZERO, ...d });
export const died = (state: string, date: string): Place => ({ state, date });
