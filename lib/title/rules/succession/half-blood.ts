// The question: what share do brothers and sisters of the half blood take beside those of the whole blood?
import { ONE, type Rational, rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type BloodFacts = {
  /** Some of the brothers and sisters have one parent only in common with the dead, and others both. */
  readonly mixed: boolean;
};

export const halfAsMuch: Rule<BloodFacts, Rational> = {
  id: "succession.half-blood.half-share",
  title: "The half blood takes half as much as the whole blood",
  cites: ["Tex. Est. Code 201.057", "Tex. Prob. Code 41(b)", "Fla. Stat. 732.105", "Va. Code 64.2-202"],
  jurisdictions: { only: ["TX", "FL", "VA"] },
  in_force: {},
  when: (f) => f.mixed,
  then: () => rational(1, 2),
  because: () => "Brothers and sisters of both bloods survive; each of the half blood takes half a share.",
};

export const alike: Rule<BloodFacts, Rational> = {
  id: "succession.half-blood.alike",
  title: "The half blood takes as the whole blood does",
  cites: ["84 O.S. 222", "Uniform Probate Code 2-107", "N.D.C.C. 30.1-04-07"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => ONE,
  because: () => "The law of the state makes no difference here between the half and the whole blood.",
};

export const bloodRules = [halfAsMuch, alike];
