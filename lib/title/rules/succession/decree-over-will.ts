// The question: where a will and a decree that settles the same estate name other takers, which of them passes the land?
import type { Rule } from "@/lib/title/rules/rule";

export type DecreeFacts = {
  /** A decree of the court settles who takes this land of the testator, in shares or things of their own that come to the whole. */
  readonly distributes: boolean;
};
export type DecreeAnswer = "decree" | "will";

/** Errs towards the will: a decree whose shares do not come to the whole changes nothing. */
export const decreeGoverns: Rule<DecreeFacts, DecreeAnswer> = {
  id: "succession.decree-over-will",
  title: "The decree of distribution passes the land, whatever the will says",
  cites: ["58 O.S. 632-633", "In re Estate of Stanbrough, 2016 WY 11", "Gilstrap v. June Eisele Warren Trust, 2005 WY 21", "Unif. Probate Code 3-912"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.distributes,
  then: () => "decree",
  because: () => "A final decree, on the will as the court read it or on an agreement of those who take, settles who holds; it binds all of them.",
};

export const willGoverns: Rule<DecreeFacts, DecreeAnswer> = {
  id: "succession.will-stands",
  title: "A will passes the land where no decree divides it",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "will",
  because: () => "No decree of record divides this land.",
};

export const decreeRules = [decreeGoverns, willGoverns];
