// The question: does an override or a back-in under a farmout become a share of the leasehold?
import type { Rule } from "@/lib/title/rules/rule";

export type PayoutFacts = {
  /** A paper states that payout has occurred. */
  readonly reached: boolean;
  /** The farmout leaves the change to an election of the farmor. */
  readonly option: boolean;
  /** A paper states that the farmor elected to convert. */
  readonly elected: boolean;
};
export type PayoutAnswer = "converts" | "stays";

export const convertsAtPayout: Rule<PayoutFacts, PayoutAnswer> = {
  id: "lease.payout.converts",
  title: "At payout the farmor's interest becomes a share of the leasehold",
  cites: ["Mengden v. Peninsula Prod. Co., 544 S.W.2d 643 (Tex. 1976)", "A.A.P.L. Form 635, Farmout Agreement"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.reached && (!f.option || f.elected),
  then: () => "converts",
  because: (f) =>
    f.option
      ? "Payout was reached and the farmor elected to convert; the override ends in the stated share of the leasehold."
      : "Payout was reached; by the terms of the assignment the stated share of the leasehold goes back to the farmor.",
};

export const staysAsItIs: Rule<PayoutFacts, PayoutAnswer> = {
  id: "lease.payout.stays",
  title: "Until payout, or without election, nothing changes",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "stays",
  because: (f) => (f.reached ? "The farmor's election is not of record." : "Payout is not of record."),
};

export const payoutRules = [convertsAtPayout, staysAsItIs];
