// The question: an heir or devisee gives up what a death would bring him; does he take it, or does it pass as if he had died first?
import type { Rule } from "@/lib/title/rules/rule";

export type DisclaimerFacts = {
  /** He dealt with the interest as its owner before he gave it up. */
  readonly accepted: boolean;
};
export type DisclaimerAnswer = "passes_over" | "takes";

/** Errs towards the paper: that it was delivered or filed in time is taken from its being of record. */
export const passesOver: Rule<DisclaimerFacts, DisclaimerAnswer> = {
  id: "succession.disclaimer",
  title: "What is disclaimed passes as if the disclaimant had died before the decedent",
  cites: ["Ariz. Rev. Stat. 14-10006", "C.R.S. 15-11-1206", "Tex. Prop. Code 240.051, 240.0511", "K.S.A. 59-2293"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => !f.accepted,
  then: () => "passes_over",
  because: () =>
    "The disclaimer relates back to the death: the disclaimant counts as having died first, his descendants take in his place where the law or the will lets them, else the others do.",
  assumes: () => true,
};

export const barred: Rule<DisclaimerFacts, DisclaimerAnswer> = {
  id: "succession.disclaimer.barred",
  title: "One who has dealt with an inheritance can no longer disclaim it",
  cites: ["K.S.A. 59-2293(b)", "C.R.S. 15-11-1213"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.accepted,
  then: () => "takes",
  because: () => "He conveyed or leased the interest before he disclaimed it; that bars the disclaimer.",
};

export const disclaimerRules = [passesOver, barred];
