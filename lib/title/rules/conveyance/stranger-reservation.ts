// The question: does a reservation in favour of one who owned nothing give that one a share?
import type { Rule } from "@/lib/title/rules/rule";

export type StrangerFacts = {
  /** The stranger is the grantor's spouse and signs the deed. */
  readonly spouse: boolean;
  /** The words keep the share for the stranger by name or with survivorship, not merely for "grantors". */
  readonly named: boolean;
};
export type StrangerAnswer = "takes" | "takes_nothing";

export const spouseMayTake: Rule<StrangerFacts, StrangerAnswer> = {
  id: "conveyance.reservation.spouse-takes",
  title: "A reservation can give a share to the grantor's spouse where that is meant",
  cites: ["Malloy v. Boettcher, 334 N.W.2d 8 (N.D. 1983)", "Body v. McDonald, 79 Wyo. 371, 334 P.2d 513 (1959)"],
  jurisdictions: { only: ["ND", "MT", "WY"] },
  in_force: {},
  when: (f) => f.named && f.spouse,
  then: () => "takes",
  because: () => "The deed keeps the share for grantor and spouse together, and the spouse signs it; the intent is given effect.",
};

export const intentGoverns: Rule<StrangerFacts, StrangerAnswer> = {
  id: "conveyance.reservation.stranger-by-intent",
  title: "A reservation in a stranger is given effect as it is meant",
  cites: [
    "Willard v. First Church of Christ, Scientist, 498 P.2d 987 (Cal. 1972)",
    "Townsend v. Cable, 378 S.W.2d 806 (Ky. 1964)",
    "Aszmus v. Nelson, 743 P.2d 377 (Alaska 1987)",
  ],
  jurisdictions: { only: ["CA", "KY", "AK"] },
  in_force: {},
  when: (f) => f.named,
  then: () => "takes",
  because: () => "The old rule against reservations in strangers is given up here; the named one takes what the deed meant to keep for him.",
};

export const strangerTakesNothing: Rule<StrangerFacts, StrangerAnswer> = {
  id: "conveyance.reservation.stranger-takes-nothing",
  title: "A reservation gives nothing to a stranger to the title",
  cites: ["Little v. Linder, 651 S.W.2d 895 (Tex. App. 1983)", "Stetson v. Nelson, 118 N.W.2d 685 (N.D. 1962)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "takes_nothing",
  because: () => "One can keep only what one had; the share stays with the owner who reserved it.",
};

export const strangerRules = [spouseMayTake, intentGoverns, strangerTakesNothing];
