// The question: is a severed interest extinguished because it is older than the root of title and no paper has kept it alive?
import type { Rule } from "@/lib/title/rules/rule";

export type MarketableFacts = {
  /** The interest was made before the root: the last deed of the land that is forty years old. */
  readonly olderThanRoot: boolean;
  /** The root, or a later deed of the land, names the interest: by its owner, by the book and page that made it, or in the words that made it. */
  readonly specificReference: boolean;
  /** A title transaction of the interest itself is of record since the root: a deed, devise, descent or lease. */
  readonly ownTransaction: boolean;
  /** A notice or claim to preserve it was recorded since the root. */
  readonly preserved: boolean;
};
export type MarketableAnswer = "extinguished" | "stands";

const base = { jurisdictions: { only: ["OH"] }, in_force: { from: "1964-09-29" } } as const;
const OHIO = ["Ohio R.C. 5301.47-5301.56", "West v. Bode, 162 Ohio St.3d 293 (2020)"];

export const specificReferenceKeeps: Rule<MarketableFacts, MarketableAnswer> = {
  ...base,
  id: "record-title.ohio.specific-reference",
  title: "A specific reference in the chain of the land keeps the interest",
  cites: ["Ohio R.C. 5301.49(A)", "Blackstone v. Moore, 122 N.E.3d 132 (Ohio 2018)", "Erickson v. Morrison, 165 Ohio St.3d 76 (2021)"],
  when: (f) => f.olderThanRoot && f.specificReference,
  then: () => "stands",
  because: () =>
    "The root or a later deed names the interest, by whom it was reserved or in the very words that reserved it, and not merely what may be of record.",
};

export const transactionKeeps: Rule<MarketableFacts, MarketableAnswer> = {
  ...base,
  id: "record-title.ohio.title-transaction",
  title: "A transaction or claim recorded since the root keeps the interest",
  cites: ["Ohio R.C. 5301.49(D)", "Ohio R.C. 5301.51"],
  when: (f) => f.olderThanRoot && (f.ownTransaction || f.preserved),
  then: () => "stands",
  because: (f) => (f.preserved ? "A claim to preserve the interest was recorded in time." : "The interest itself was dealt with of record since the root."),
};

export const extinguished: Rule<MarketableFacts, MarketableAnswer> = {
  ...base,
  id: "record-title.ohio.extinguished",
  title: "An interest older than the root, nowhere named since, is extinguished",
  cites: OHIO,
  when: (f) => f.olderThanRoot,
  then: () => "extinguished",
  because: () => "Forty years have run since the root, which is silent on the interest, and nothing of record has kept it; it goes to the owner of the land.",
};

export const marketableTitleRules = [specificReferenceKeeps, transactionKeeps, extinguished];
