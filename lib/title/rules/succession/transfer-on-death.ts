// The question: what does a transfer-on-death deed pass, and when?
import type { Rule } from "@/lib/title/rules/rule";

export type OnDeathFacts = {
  /** The owner who made it is dead. */
  readonly dead: boolean;
  /** A later one of the same owner over the same land, or a revocation, is of record. */
  readonly replaced: boolean;
};
export type OnDeathAnswer = "passes" | "nothing";

const CITES = [
  "58 O.S. 1251-1258",
  "Tex. Est. Code ch. 114",
  "N.D.C.C. ch. 30.1-32.1",
  "C.R.S. 15-15-401 to 415",
  "K.S.A. 59-3501",
  "Uniform Real Property TOD Act",
];

export const replacedBeforeDeath: Rule<OnDeathFacts, OnDeathAnswer> = {
  id: "succession.transfer-on-death.replaced",
  title: "A later designation or a revocation takes the place of an earlier one",
  cites: CITES,
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.replaced,
  then: () => "nothing",
  because: () => "The owner made a later designation of the same land, or revoked this one.",
};

export const passesAtDeath: Rule<OnDeathFacts, OnDeathAnswer> = {
  id: "succession.transfer-on-death.passes",
  title: "At the owner's death the beneficiary takes what the owner still had",
  cites: CITES,
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.dead && !f.replaced,
  then: () => "passes",
  because: () => "The owner is dead; the deed passes what the owner held at death, subject to every conveyance made before.",
};

export const nothingInLife: Rule<OnDeathFacts, OnDeathAnswer> = {
  id: "succession.transfer-on-death.in-life",
  title: "In the owner's life the designation passes nothing",
  cites: CITES,
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "nothing",
  because: () => "The owner lives and may revoke; no present interest passes.",
};

export const onDeathRules = [replacedBeforeDeath, passesAtDeath, nothingInLife];
