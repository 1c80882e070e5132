// The question: what becomes of the title of a company that is merged into another?
import type { Rule } from "@/lib/title/rules/rule";

export type MergerFacts = {
  /** A certificate or articles of merger name the company that goes and the one that goes on. */
  readonly certified: boolean;
};
export type MergerAnswer = "vests in the survivor";

export const vestsInSurvivor: Rule<MergerFacts, MergerAnswer> = {
  id: "authority.merger.vests-in-the-survivor",
  title: "What the merged company held vests in the survivor by law",
  cites: ["Tex. Bus. Orgs. Code 10.008", "8 Del. C. 259", "TXO Production Co. v. M.D. Mark, Inc., 999 S.W.2d 137 (Tex. App. 1999)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.certified,
  then: () => "vests in the survivor",
  because: () => "The merger moves all property of the company that ends to the one that goes on, without a deed.",
};

export const mergerRules = [vestsInSurvivor];
