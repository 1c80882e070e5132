// The question: what does a contract of sale do to the title where a deed followed it?
import type { Rule } from "@/lib/title/rules/rule";

export type ContractFacts = {
  /** The seller later gave a deed of the same land. */
  readonly deeded: boolean;
};
export type ContractAnswer = "merged" | "equitable";

export const mergedContract: Rule<ContractFacts, ContractAnswer> = {
  id: "conveyance.merged-contract",
  title: "A contract of sale merges in the deed that follows it",
  cites: ["Alvarado v. Bolton, 749 S.W.2d 47 (Tex. 1988)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.deeded,
  then: () => "merged",
  because: () => "The seller's deed of the land was given after the contract: it, and not the contract, says what passed and what was kept.",
};

export const openContract: Rule<ContractFacts, ContractAnswer> = {
  id: "conveyance.open-contract",
  title: "A contract without a deed gives the buyer the land in equity",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "equitable",
  because: () => "No later deed of the seller is of record; the buyer is shown as the owner whom the contract makes him in equity.",
};

export const contractRules = [mergedContract, openContract];
