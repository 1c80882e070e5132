// The question: is an interest void that may first vest when an interest of no certain end has ended, or when a lease yet to be made produces?
import type { Rule } from "@/lib/title/rules/rule";

export type SpringingFacts = {
  /** It is to take effect only when another interest ends. */
  readonly springs: boolean;
  /** That interest lasts as long as something is produced, or has no end that must come in time. */
  readonly uncertainEnd: boolean;
  /** It is what the owner keeps or has vested already: a reversion, or the possibility of one. */
  readonly vested: boolean;
  /** A royalty without end, given and not kept, to be paid under leases yet to be made: nothing is leased when it is given. */
  readonly futureLeases?: boolean;
};
export type SpringingAnswer = "void" | "stands";

export const tooRemote: Rule<SpringingFacts, SpringingAnswer> = {
  id: "conveyance.perpetuities.springing",
  title: "An interest that may first arise too late is void",
  cites: ["Peveto v. Starkey, 645 S.W.2d 770 (Tex. 1982)", "Tex. Const. art. I, sec. 26"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => f.springs && f.uncertainEnd && !f.vested,
  then: () => "void",
  because: () => "It is to arise only when production under another interest ends, which may be later than lives in being and twenty-one years.",
};

/** Errs towards the royalty: one that is kept, of a lease that stands, for a term, or for lives is not struck down. */
export const royaltyOfFutureLeases: Rule<SpringingFacts, SpringingAnswer> = {
  id: "conveyance.perpetuities.kansas-royalty-of-future-leases",
  title: "A perpetual royalty given in leases yet to be made is void",
  cites: ["Lathrop v. Eyestone, 170 Kan. 419, 227 P.2d 136 (1951)", "Cosgrove v. Young, 230 Kan. 705, 642 P.2d 75 (1982)", "K.S.A. 59-3401 to 59-3408"],
  jurisdictions: { only: ["KS"] },
  // The statutory rule of 1992 leaves interests made in commerce alone.
  in_force: { to: "1992-06-30" },
  when: (f) => f.futureLeases === true && !f.vested,
  then: () => "void",
  because: () =>
    "A royalty is personal property that vests only when oil or gas is produced; under a lease yet to be made that may be later than lives in being and twenty-one years.",
};

export const inTime: Rule<SpringingFacts, SpringingAnswer> = {
  id: "conveyance.perpetuities.in-time",
  title: "An interest that vests now, or in time, stands",
  cites: [
    "ConocoPhillips Co. v. Koopmann, 547 S.W.3d 858 (Tex. 2018)",
    "BP America v. Laddex, 513 S.W.3d 476 (Tex. 2017)",
    "Rucker v. DeLay, 295 Kan. 826, 289 P.3d 1166 (2012)",
    "Jason Oil Co. v. Littler, 310 Kan. 376, 446 P.3d 1058 (2019)",
  ],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "stands",
  because: () => "The interest vests at once or within the time that the rule allows.",
};

export const perpetuityRules = [tooRemote, royaltyOfFutureLeases, inTime];
