// The question: whose title does a judgment on title move?
import type { Rule } from "@/lib/title/rules/rule";

export type JudgmentFacts = {
  /** The holder was a party to the suit, or claims under one. */
  readonly party: boolean;
  /** The suit ran against unknown owners, heirs or claimants as well. */
  readonly unknownOwners: boolean;
  /** The holder is dead, or holds as heir of one who is named: reached by process on unknown heirs. */
  readonly unknownHeir: boolean;
};
export type Bound = "bound" | "not_bound";

export const partiesAndPrivies: Rule<JudgmentFacts, Bound> = {
  id: "court.judgment.binds-parties",
  title: "A judgment binds the parties and those who claim under them",
  cites: ["Permian Oil Co. v. Smith, 107 S.W.2d 564 (Tex. 1937)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.party,
  then: () => "bound",
  because: () => "The holder was a party to the suit; the judgment passes what the holder had.",
};

export const unknownHeirs: Rule<JudgmentFacts, Bound> = {
  id: "court.judgment.unknown-heirs",
  title: "Service by publication reaches the unknown heirs of an owner of record",
  cites: ["12 O.S. 2004(C)(3)", "N.D.C.C. 32-17-08", "Tex. R. Civ. P. 111"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.unknownOwners && f.unknownHeir,
  then: () => "bound",
  because: () => "The suit ran against unknown heirs and claimants, and the owner of record was dead.",
  assumes: () => true,
};

export const strangersNotBound: Rule<JudgmentFacts, Bound> = {
  id: "court.judgment.strangers-not-bound",
  title: "One who was no party is not bound",
  cites: ["Permian Oil Co. v. Smith, 107 S.W.2d 564 (Tex. 1937)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "not_bound",
  because: () => "The holder was no party to the suit and claims under none.",
};

export const judgmentRules = [partiesAndPrivies, unknownHeirs, strangersNotBound];
