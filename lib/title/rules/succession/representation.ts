// The question: where descendants stand in several generations, at which generation is the estate divided?
import type { Rule } from "@/lib/title/rules/rule";

export type RepresentationFacts = {
  /** All who take stand in the same degree: all grandchildren, all nephews. */
  readonly sameDegree: boolean;
  /** Somebody of the nearest generation takes himself. */
  readonly nearestLives: boolean;
};
/**
 * `stirpes`: at the nearest generation, though all of it be dead. `first_living`: at the first generation in which somebody lives.
 * `alike`: equally among all who take. `each_generation`: as `first_living`, the shares of the dead of a generation shared by all the next.
 */
export type Representation = "stirpes" | "first_living" | "alike" | "each_generation";

export const alikeInOneDegree: Rule<RepresentationFacts, Representation> = {
  id: "succession.representation.alike-in-one-degree",
  title: "Descendants of one degree take equally",
  cites: ["84 O.S. 213", "Ohio R.C. 2105.12"],
  jurisdictions: { only: ["OK", "OH"] },
  in_force: {},
  when: (f) => f.sameDegree,
  then: () => "alike",
  because: () => "All who take stand in the same degree of kindred; they share equally.",
};

export const firstLiving: Rule<RepresentationFacts, Representation> = {
  id: "succession.representation.first-living-generation",
  title: "The estate is divided at the first generation in which somebody lives",
  cites: ["Tex. Est. Code 201.101", "Tex. Prob. Code 43", "20 Pa.C.S. 2104(1)"],
  jurisdictions: { only: ["TX", "PA"] },
  in_force: {},
  when: () => true,
  then: () => "first_living",
  because: (f) =>
    f.nearestLives
      ? "Somebody of the nearest generation lives, so that the estate is divided there and the issue of the dead stand in their place."
      : "All of the nearest generation are dead; the estate is divided at the first generation in which somebody lives.",
};

export const eachGeneration: Rule<RepresentationFacts, Representation> = {
  id: "succession.representation.each-generation",
  title: "Those of one generation take alike",
  cites: ["Uniform Probate Code 2-106 (1990)", "N.D.C.C. 30.1-04-06", "N.M. Stat. 45-2-106", "Mont. Code 72-2-116"],
  jurisdictions: { only: ["ND", "NM", "MT"] },
  in_force: { from: "1993-10-01" },
  when: () => true,
  then: () => "each_generation",
  because: () => "The shares of the dead of one generation are put together and divided alike among the next.",
};

export const stirpes: Rule<RepresentationFacts, Representation> = {
  id: "succession.representation.stirpes",
  title: "The issue of the dead stand in their place",
  cites: ["84 O.S. 213", "K.S.A. 59-506"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "stirpes",
  because: () => "The estate is divided at the nearest generation, and what each of its dead would have taken goes to the issue of that one.",
};

export const representationRules = [alikeInOneDegree, firstLiving, eachGeneration, stirpes];
