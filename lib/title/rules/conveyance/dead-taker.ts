// The question: does a deed to one who is dead pass anything?
import type { Rule } from "@/lib/title/rules/rule";

export type DeadTakerFacts = {
  /** Every taker had died before the day of the deed, as a paper on the succession shows. */
  readonly allDead: boolean;
};
export type DeadTakerAnswer = "void" | "runs";

export const noGrantee: Rule<DeadTakerFacts, DeadTakerAnswer> = {
  id: "conveyance.dead-grantee",
  title: "A deed to the dead passes nothing",
  cites: ["Vineyard v. Heard, 167 S.W. 22 (Tex. Civ. App. 1914)", "Davenport v. Lamb, 80 U.S. 418 (1871)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.allDead,
  then: () => "void",
  because: () => "A deed needs a grantee in being; the one named had died, so the title stays with the grantor.",
};

export const livingGrantee: Rule<DeadTakerFacts, DeadTakerAnswer> = {
  id: "conveyance.living-grantee",
  title: "A deed runs to a grantee in being",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "runs",
  because: () => "No paper shows that all grantees were dead.",
};

export const deadTakerRules = [noGrantee, livingGrantee];
