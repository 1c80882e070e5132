// The question: did severed minerals lapse to the owner of the land for want of use?
import type { Rule } from "@/lib/title/rules/rule";

export type DormantFacts = {
  /** Years that the statute asks, free of every use, had run before the notice (or, where none is needed, before the day asked for). */
  readonly unused: boolean;
  /** The surface owner gave and recorded notice of lapse or abandonment. */
  readonly notice: boolean;
  /** The owner of the minerals recorded a claim in time: before the notice, or within sixty days after it. */
  readonly claimed: boolean;
  /** The papers say that the notice was published only, and not mailed to an owner whose address could be found. */
  readonly unmailed?: boolean;
};
export type DormantAnswer = "lapses" | "stands";

const NOTICE = { only: ["ND", "OH", "KS", "SD"] } as const;

export const claimKeeps: Rule<DormantFacts, DormantAnswer> = {
  id: "record-title.dormant.claim",
  title: "A claim recorded in time keeps the minerals",
  cites: ["Ohio R.C. 5301.56(H)", "Dodd v. Croskey, 143 Ohio St.3d 293 (2015)", "N.D.C.C. 38-18.1-04", "K.S.A. 55-1605"],
  jurisdictions: { only: ["ND", "OH", "KS", "SD", "MI", "IN"] },
  in_force: {},
  when: (f) => f.claimed,
  then: () => "stands",
  because: () => "The owner of the minerals recorded a claim before they could lapse.",
};

/** Errs towards the notice: where no paper speaks of mailing, it is taken to have been mailed. */
export const unmailedNotice: Rule<DormantFacts, DormantAnswer> = {
  id: "record-title.dormant.unmailed",
  title: "A notice that was only published ends nothing of an owner whose address could be found",
  cites: [
    "N.D.C.C. 38-18.1-06",
    "Johnson v. Taliaferro, 2011 ND 34",
    "Ohio R.C. 5301.56(E)(1)",
    "Gerrity v. Chervenak, 162 Ohio St.3d 694 (2020)",
    "K.S.A. 55-1604",
  ],
  jurisdictions: { only: ["ND", "OH", "KS", "SD"] },
  in_force: { from: "1983-07-01" },
  when: (f) => f.notice && f.unmailed === true && !f.claimed,
  then: () => "stands",
  because: () => "The statute asks that the notice be mailed to the owner where an address is of record or can be found; the papers say that it was not.",
};

export const lapsesAfterNotice: Rule<DormantFacts, DormantAnswer> = {
  id: "record-title.dormant.notice",
  title: "Unused minerals lapse after notice without a claim",
  cites: [
    "N.D.C.C. 38-18.1-02 to 38-18.1-06",
    "Sorenson v. Alinder, 2011 ND 36",
    "S.D.C.L. 43-30A",
    "Ohio R.C. 5301.56 (2006)",
    "Corban v. Chesapeake Exploration, 149 Ohio St.3d 512 (2016)",
    "K.S.A. 55-1601",
  ],
  jurisdictions: NOTICE,
  in_force: { from: "1983-07-01" },
  when: (f) => f.unused && f.notice && !f.claimed,
  then: () => "lapses",
  because: () =>
    "The minerals lay unused for the time of the statute, notice was given, and no claim was recorded within sixty days; title vests in the owner of the land.",
};

export const lapsesByItself: Rule<DormantFacts, DormantAnswer> = {
  id: "record-title.dormant.automatic",
  title: "Minerals unused for twenty years are abandoned",
  cites: ["Mich. Comp. Laws 554.291", "Ind. Code 32-23-10-2", "Texaco, Inc. v. Short, 454 U.S. 516 (1982)"],
  jurisdictions: { only: ["MI", "IN"] },
  in_force: { from: "1966-09-06" },
  when: (f) => f.unused && !f.claimed,
  then: () => "lapses",
  because: () => "Twenty years ran without use or claim of record, and the time that the statute first gave for claims was over; it asks for no notice.",
};

export const dormantRules = [claimKeeps, unmailedNotice, lapsesAfterNotice, lapsesByItself];
