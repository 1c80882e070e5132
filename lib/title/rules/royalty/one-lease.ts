// The question: does a royalty kept or given "in the lease now upon the land" end with that lease?
import type { Rule } from "@/lib/title/rules/rule";

export type OneLeaseFacts = {
  /** The words take the royalty from a lease that they name or that stands: "the royalty retained by the grantor in the lease heretofore executed". */
  readonly ofOneLease: boolean;
  /** They reach other leases too: "or any future lease", "hereafter". */
  readonly ofLaterLeases: boolean;
};
export type OneLeaseAnswer = "ends_with_the_lease" | "outlasts_it";

export const endsWithTheLease: Rule<OneLeaseFacts, OneLeaseAnswer> = {
  id: "royalty.one-lease.ends",
  title: "A share of the royalty of one lease ends with that lease",
  cites: ["McWilliams v. Standard Oil Co. of Louisiana, 205 Ark. 625, 170 S.W.2d 367 (1943)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.ofOneLease && !f.ofLaterLeases,
  then: () => "ends_with_the_lease",
  because: () => "The words take the royalty from one lease that stood and speak of no other; what that lease no longer pays is not kept.",
};

export const outlastsTheLease: Rule<OneLeaseFacts, OneLeaseAnswer> = {
  id: "royalty.one-lease.outlasts",
  title: "A royalty that is not tied to one lease goes on under every lease",
  cites: ["Hysaw v. Dawkins, 483 S.W.3d 1 (Tex. 2016)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "outlasts_it",
  because: () => "The words give a share of the royalty of the land, whichever lease pays it.",
};

export const oneLeaseRules = [endsWithTheLease, outlastsTheLease];
