// The question: does a lease end on its rental day where no well was begun and the rental was not paid?
import type { Rule } from "@/lib/title/rules/rule";

export type UnlessFacts = {
  /** The rental day that went by. */
  readonly day: string;
  /** "this lease shall terminate unless the lessee shall pay or tender": the lease ends of itself. A promise to drill or pay does not end it. */
  readonly clause: boolean;
  /** A sworn paper says that the rental of that day was not paid. */
  readonly unpaid: boolean;
  /** A well begun, or production, is of record by then. */
  readonly well: boolean;
  /** The paper itself says that no well was begun. */
  readonly noWell: boolean;
};
export type UnlessAnswer = "ended";

/** A special limitation, not a forfeiture: no notice or act of the lessor is asked for. It errs toward the lease where a well is shown. */
export const unlessLeaseEnds: Rule<UnlessFacts, UnlessAnswer> = {
  id: "lease.unless.rental-unpaid",
  title: "An “unless” lease ends of itself on the rental day where neither a well is begun nor the rental paid",
  cites: ["McKinlay v. Feagins, 82 Okla. 193, 198 P. 997 (1921)", "Lewis v. Grininger, 198 Okla. 419, 179 P.2d 463 (1947)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.clause && f.unpaid && !f.well,
  then: () => "ended",
  because: (f) =>
    `The rental of ${f.day} was not paid and ${f.noWell ? "no well had been begun" : "no well is of record"}: by its own words the lease ended on that day.`,
  assumes: (f) => !f.noWell,
};

export const unlessRules = [unlessLeaseEnds];
