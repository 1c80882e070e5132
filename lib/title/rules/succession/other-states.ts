// A default for states whose statute is not written here: named as an assumption wherever it is used.
import { ONE, rational, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";

const none: Descent = { spouse: ZERO, issue: ZERO, parents: ZERO, siblings: ZERO, spouseLife: ZERO };

export const halfAndHalf: Rule<FamilyFacts, Descent> = {
  id: "succession.assumed.half-to-spouse",
  title: "Half to the spouse, half to the issue, assumed",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.spouse && f.stocks > 0,
  then: () => ({ ...none, spouse: rational(1, 2), issue: rational(1, 2) }),
  because: () => "The statute of this state at that date is not among the rules; half to the spouse and half to the issue is assumed.",
  assumes: () => true,
};

export const spouseAlone: Rule<FamilyFacts, Descent> = {
  id: "succession.assumed.all-to-spouse",
  title: "All to the spouse without issue, assumed",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.spouse,
  then: () => ({ ...none, spouse: ONE }),
  because: () => "The statute of this state at that date is not among the rules; without issue all to the spouse is assumed.",
  assumes: () => true,
};

export const otherStates = [halfAndHalf, spouseAlone];
