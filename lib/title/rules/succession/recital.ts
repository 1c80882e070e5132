// The question: does title of a dead owner pass through one who recites in an instrument to be the only heir or devisee?
import type { Rule } from "@/lib/title/rules/rule";

export type RecitalFacts = {
  /** The instrument names the owner of record and says that the signer is the only heir or devisee, or that all came to the signer. */
  readonly sole: boolean;
};
export type RecitalAnswer = "passes";

export const soleTaker: Rule<RecitalFacts, RecitalAnswer> = {
  id: "succession.recital.sole-taker",
  title: "A recital of sole heirship or devise is followed until the record says otherwise",
  cites: ["Fed. R. Evid. 803(15)", "Tex. R. Evid. 803(15)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.sole,
  then: () => "passes",
  because: () =>
    "The instrument recites that its maker alone took from the owner of record, and nothing in the package says otherwise; the probate itself is still to be filed.",
  assumes: () => true,
};

export const recitalRules = [soleTaker];
