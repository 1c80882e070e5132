// The question: does a lease stand on a day, in one tract?
import type { Rule } from "@/lib/title/rules/rule";

export type HabendumFacts = {
  readonly day: string;
  readonly primaryEnd: string | null;
  /** Production, or a capable well, in land of the lease after it was made. */
  readonly production: "production" | "shut_in" | "capable" | "dealing" | "none" | null;
  /** That production is in this tract or in a unit with it. */
  readonly withTract: boolean;
  readonly pugh: boolean;
  /** A clause leaves the lessee only the acreage assigned to producing wells. */
  readonly retained: boolean;
  /** A unit fixed by order of the commission covers the producing land. */
  readonly statutoryUnit: boolean;
  /** Day after the primary term on which production stopped in all land of the lease, not to come back in time. */
  readonly ceased: string | null;
  /** Days of rest that the lease's own clause allows; sixty where none is read. */
  readonly rest?: number;
  /** The well that could produce is said to produce nothing, and no clause of the lease lets such a well hold it. */
  readonly idle?: boolean;
  /** The lease is for its years alone, and production carries it over no day. */
  readonly fixed?: boolean;
  /** What stopped is production in paying quantities, or the well itself: no well capable of paying is left. */
  readonly barren?: boolean;
};
export type HabendumAnswer = {
  readonly stands: boolean;
  readonly as: "primary_term" | "held_by_production" | "expired";
  readonly graceDays: number;
  readonly issue: string | null;
  /** Day from which the grace runs, where it is not the end of the primary term. */
  readonly from?: string;
};

const over = (f: HabendumFacts) => f.primaryEnd !== null && f.day > f.primaryEnd;
const held = (f: HabendumFacts) => f.production !== null && f.production !== "none";
const stands = (as: HabendumAnswer["as"], issue: string | null = null): HabendumAnswer => ({ stands: true, as, graceDays: 0, issue });
const ended = (graceDays: number, issue: string): HabendumAnswer => ({ stands: false, as: "expired", graceDays, issue });

export const primaryTerm: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.primary-term",
  title: "A lease stands in its primary term",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => !over(f),
  then: () => stands("primary_term"),
  because: (f) =>
    f.primaryEnd
      ? `The primary term runs to ${f.primaryEnd}; delay rentals are assumed paid.`
      : "No end of the primary term was read; the lease is assumed to stand.",
  assumes: () => true,
};

export const fixedTerm: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.fixed-term",
  title: "A lease for years and no longer ends on the day, although its wells produce",
  cites: ["Gulf Oil Corp. v. Southland Royalty Co., 496 S.W.2d 547 (Tex. 1973)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => over(f) && f.fixed === true,
  then: () => ended(0, "LEASE_PRIMARY_TERM_EXPIRED"),
  because: (f) => `The lease is for its years and no longer; they ended on ${f.primaryEnd}.`,
};

export const oklahomaPugh: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.pugh.oklahoma-statute",
  title: "Outside a spacing unit a lease ends ninety days after its primary term",
  cites: ["52 O.S. 87.1(b)", "Hall v. Galmor, 2018 OK 59"],
  jurisdictions: { only: ["OK"] },
  in_force: { from: "1977-05-25" },
  when: (f) => over(f) && held(f) && f.statutoryUnit && !f.withTract,
  then: () => ended(90, "STATUTORY_PUGH"),
  because: () => "The producing well stands in a spacing unit that does not include this tract.",
};

export const contractPugh: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.pugh.clause",
  title: "A Pugh clause frees land outside the producing unit",
  cites: ["Sandefer Oil & Gas v. Duhon, 961 F.2d 1207 (5th Cir. 1992)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => over(f) && held(f) && f.pugh && !f.withTract,
  then: () => ended(0, "PARTIAL_LEASE_TERMINATION"),
  because: () => "The clause ends the lease in land that is not within a producing unit.",
};

export const retainedAcreage: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.retained-acreage",
  title: "A retained-acreage clause frees what is assigned to no producing well",
  cites: ["Endeavor Energy Res., L.P. v. Discovery Operating, Inc., 554 S.W.3d 586 (Tex. 2018)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => over(f) && held(f) && f.retained && !f.withTract,
  then: () => ended(0, "RETAINED_ACREAGE_EXPIRY"),
  because: () => "The clause keeps only the acreage that the filings assign to producing wells; this tract is in none of it.",
  assumes: () => true,
};

export const cessation: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.cessation",
  title: "A lease held by production ends when production stops for longer than its clause allows",
  cites: ["Ridge Oil Co. v. Guinn Invs., Inc., 148 S.W.3d 143 (Tex. 2004)", "Samano v. Sun Oil Co., 621 S.W.2d 580 (Tex. 1981)"],
  jurisdictions: { except: ["OK", "WV", "KY", "MT", "WY", "TN"] },
  in_force: {},
  when: (f) => over(f) && f.ceased !== null && f.day > f.ceased,
  then: (f) => ({ ...ended(f.rest ?? 60, "LEASE_PRIMARY_TERM_EXPIRED"), from: f.ceased ?? f.day }),
  because: (f) =>
    `Production stopped in all land of the lease on ${f.ceased}, and neither production nor operations are shown within ${f.rest ?? "sixty"} days.`,
};

export const cessationOfPaying: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.cessation.not-capable",
  title: "Where capability holds a lease, it ends when its wells can no longer pay and nothing is drilled in time",
  cites: ["Hoyt v. Continental Oil Co., 1980 OK 1, 606 P.2d 560", "Hall v. Galmor, 2018 OK 59"],
  jurisdictions: { only: ["OK", "WV", "KY", "MT", "WY", "TN"] },
  in_force: {},
  when: (f) => over(f) && f.ceased !== null && f.barren === true && f.production !== "capable" && f.day > f.ceased,
  then: (f) => ({ ...ended(60, "LEASE_PRIMARY_TERM_EXPIRED"), from: f.ceased ?? f.day }),
  because: (f) => `No well of the lease produced, or could produce, in paying quantities after ${f.ceased}, and no operations are shown within sixty days.`,
};

export const capability: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.held.capability",
  title: "A well capable of production holds the lease",
  cites: ["Pack v. Santa Fe Minerals, 869 P.2d 323 (Okla. 1994)", "Hall v. Galmor, 2018 OK 59"],
  jurisdictions: { only: ["OK", "WV", "KY", "MT", "WY", "TN"] },
  in_force: {},
  when: (f) => over(f) && f.production === "capable",
  then: () => stands("held_by_production", "HBP_BY_CAPABILITY"),
  because: () => "In this state a lease is held by a well capable of producing in paying quantities.",
};

export const capabilityIsNotEnough: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.held.not-by-capability",
  title: "Where actual production is asked for, a well that could produce holds nothing unless the lease says so",
  cites: [
    "Stanolind Oil & Gas Co. v. Barnhill, 107 S.W.2d 746 (Tex. Civ. App. 1937)",
    "Anadarko Petroleum Corp. v. Thompson, 94 S.W.3d 550 (Tex. 2002)",
    "Tate v. Stanolind Oil & Gas Co., 240 P.2d 465 (Kan. 1952)",
  ],
  jurisdictions: { only: ["TX", "KS"] },
  in_force: {},
  when: (f) => over(f) && f.production === "capable" && f.idle === true,
  then: () => ended(0, "LEASE_PRIMARY_TERM_EXPIRED"),
  because: (f) =>
    `A well that could produce but did not is all that is shown after the primary term ended on ${f.primaryEnd}; the lease asks for production and has no clause for an idle well.`,
};

/** What must be shown of production that holds: capability, shut-in payments, or that a well elsewhere holds this tract. */
function heldBy(f: HabendumFacts): HabendumAnswer["issue"] {
  if (f.production === "shut_in") return "SHUT_IN_ROYALTY_PROOF";
  if (f.production === "capable") return "HBP_BY_CAPABILITY";
  return f.production === "production" && !f.withTract ? "PRODUCTION_ON_PART_HOLDS_WHOLE" : null;
}

export const actualProduction: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.held.production",
  title: "Production holds the lease beyond its primary term",
  cites: ["Anadarko Petroleum Corp. v. Thompson, 94 S.W.3d 550 (Tex. 2002)", "Endeavor Energy v. Discovery Operating, 554 S.W.3d 586 (Tex. 2018)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => over(f) && held(f),
  then: (f) => stands("held_by_production", heldBy(f)),
  because: (f) =>
    f.production === "dealing"
      ? "The parties dealt with the lease as in force after its primary term; production is assumed."
      : "Production is of record; it is assumed to go on until a paper says otherwise.",
  assumes: (f) => f.production === "dealing",
};

export const expired: Rule<HabendumFacts, HabendumAnswer> = {
  id: "lease.expired",
  title: "Without production a lease ends with its primary term",
  cites: ["Stephens County v. Mid-Kansas Oil & Gas Co., 254 S.W. 290 (Tex. 1923)"],
  jurisdictions: "all",
  in_force: {},
  when: over,
  then: () => ended(0, "LEASE_PRIMARY_TERM_EXPIRED"),
  because: (f) => `The primary term ended on ${f.primaryEnd}, and no production, shut-in or extension is of record.`,
};

export const habendumRules = [
  primaryTerm,
  fixedTerm,
  oklahomaPugh,
  contractPugh,
  retainedAcreage,
  cessation,
  cessationOfPaying,
  capability,
  capabilityIsNotEnough,
  actualProduction,
  expired,
];
