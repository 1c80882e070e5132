// The question: has a Louisiana mineral servitude or royalty ended by ten years of non-use?
import type { Rule } from "@/lib/title/rules/rule";

export type PrescriptionFacts = {
  /** Ten years have run since the right was made or last used. */
  readonly tenYears: boolean;
  /** The United States or the State holds it: such rights do not prescribe. */
  readonly sovereign: boolean;
};
export type PrescriptionAnswer = "prescribed" | "stands";

export const imprescriptible: Rule<PrescriptionFacts, PrescriptionAnswer> = {
  id: "record-title.louisiana.imprescriptible",
  title: "Mineral rights kept by a sovereign in its acquisitions do not prescribe",
  cites: ["La. R.S. 31:149", "La. R.S. 9:5806"],
  jurisdictions: { only: ["LA"] },
  in_force: {},
  when: (f) => f.tenYears && f.sovereign,
  then: () => "stands",
  because: () => "A sovereign is a party; prescription does not run.",
};

export const tenYearsOfNonUse: Rule<PrescriptionFacts, PrescriptionAnswer> = {
  id: "record-title.louisiana.prescription",
  title: "A servitude ends by ten years of non-use",
  cites: ["La. Min. Code arts. 16, 27-29, 85", "Frost-Johnson Lumber Co. v. Salling's Heirs, 91 So. 207 (La. 1922)"],
  jurisdictions: { only: ["LA"] },
  in_force: {},
  when: (f) => f.tenYears,
  then: () => "prescribed",
  because: () => "No good-faith operations or production are of record for ten years; the right ends and the minerals are the landowner's again.",
};

export const prescriptionRules = [imprescriptible, tenYearsOfNonUse];
