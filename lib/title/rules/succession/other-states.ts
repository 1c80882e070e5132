// A default for states whose statute is not written here: named as an assumption wherever it is used.
import { ONE, rational, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";

const none: Descent = { spouse: ZERO, issue: ZERO, parents: ZERO, siblings: ZERO, spouseLife: ZERO };

export const uniformCode: Rule<FamilyFacts, Descent> = {
  id: "succession.uniform-code",
  title: "All to the spouse where all issue are of both",
  cites: ["N.D.C.C. 30.1-04-02", "C.R.S. 15-11-102", "Mont. Code 72-2-112", "N.M. Stat. 45-2-102"],
  jurisdictions: { only: ["ND", "CO", "MT"] },
  in_force: { from: "1995-07-01" },
  when: (f) => f.spouse && f.stocks > 0 && f.allOfSpouse === true,
  then: () => ({ ...none, spouse: ONE }),
  because: () => "All issue are of both; under the uniform code the spouse takes all.",
  assumes: () => true,
};

export const halfAndHalf: Rule<FamilyFacts, Descent> = {
  id: "succession.assumed.half-to-spouse",
  title: "Half to the spouse, half to the issue, assumed",
  cites: ["K.S.A. 59-504"],
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

export const otherStates = [uniformCode, halfAndHalf, spouseAlone];
