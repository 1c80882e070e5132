// The question: does a paper that says a lease has ended end it?
import type { Rule } from "@/lib/title/rules/rule";

export type EndedFacts = {
  readonly by: "judgment" | "agency" | "sworn" | "other";
  /** Whoever says so held the lease, and speaks against his own interest. */
  readonly lessee?: boolean;
};
export type EndedAnswer = "ended";

export const adjudgedEnded: Rule<EndedFacts, EndedAnswer> = {
  id: "lease.ended.by-judgment",
  title: "A judgment that a lease has terminated ends it from the day it finds",
  cites: ["BP America Production Co. v. Laddex, Ltd., 513 S.W.3d 476 (Tex. 2017)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.by === "judgment",
  then: () => "ended",
  because: () => "The court found that the lease had ended; its parties are bound.",
};

export const decidedEnded: Rule<EndedFacts, EndedAnswer> = {
  id: "lease.ended.by-the-land-office",
  title: "A decision of the office that gave a lease of public land ends it",
  cites: ["30 U.S.C. § 188(b)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.by === "agency",
  then: () => "ended",
  because: () => "The office that gives leases of public land and keeps their record decided that the lease has ended.",
};

export const swornEnded: Rule<EndedFacts, EndedAnswer> = {
  id: "lease.ended.by-affidavit",
  title: "A sworn statement that a lease has ended is followed until the record says otherwise",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.by === "sworn",
  then: () => "ended",
  because: () => "One with knowledge swears that the lease has ended, and no production after that day is of record.",
  assumes: () => true,
};

export const ownedUp: Rule<EndedFacts, EndedAnswer> = {
  id: "lease.ended.by-the-lessee's-own-words",
  title: "A lessee's recital that the lease has ended binds him and those under him",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.by === "other" && f.lessee === true,
  then: () => "ended",
  because: () => "The holder of the lease recites that it has ended; the recital is against his own interest.",
};

export const endedRules = [adjudgedEnded, decidedEnded, swornEnded, ownedUp];
