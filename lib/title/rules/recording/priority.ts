// The question: of two takers from one grantor, who has priority when the earlier deed was recorded late?
import type { Rule } from "@/lib/title/rules/rule";

export type PriorityFacts = {
  /** Day on which the earlier deed was recorded; null: never. */
  readonly priorRecorded: string | null;
  readonly laterDay: string | null;
  readonly laterRecorded: string | null;
  /** The later taker paid value: not an heir, devisee or donee. */
  readonly value: boolean;
  /** The later deed passes only the grantor's right, title and interest. */
  readonly quitclaim: boolean;
  /** Something of record before the later deed told of the earlier one. */
  readonly notice: boolean;
};
export type Priority = "earlier" | "later";

const unrecorded = (f: PriorityFacts) => f.laterDay !== null && (f.priorRecorded === null || f.priorRecorded > f.laterDay);
const recordedFirst = (f: PriorityFacts) => f.laterRecorded !== null && (f.priorRecorded === null || f.laterRecorded < f.priorRecorded);
const NOTICE = ["AL", "AZ", "CT", "FL", "IL", "IA", "KS", "KY", "ME", "MA", "MO", "NH", "NM", "OK", "RI", "SC", "TN", "TX", "VT", "WV"];
const RACE = ["DE", "LA", "NC"];

const rule = (
  id: string,
  title: string,
  cites: string[],
  jurisdictions: Rule<PriorityFacts, Priority>["jurisdictions"],
  when: (f: PriorityFacts) => boolean,
  answer: Priority,
  because: string,
): Rule<PriorityFacts, Priority> => ({
  id,
  title,
  cites,
  jurisdictions,
  in_force: {},
  when,
  then: () => answer,
  because: () => because,
});

export const quitclaimIsNoPurchase = rule(
  "recording.quitclaim-gives-notice",
  "A quitclaim taker is no purchaser without notice",
  ["Enerlex, Inc. v. Amerada Hess, Inc., 302 S.W.3d 351 (Tex. 2009)"],
  { only: ["TX", "KS", "AR", "OH"] },
  (f) => f.quitclaim,
  "earlier",
  "A deed of right, title and interest puts its taker on notice of every earlier claim.",
);
export const donee = rule(
  "recording.value-needed",
  "Heirs, devisees and donees are not purchasers",
  ["Tex. Prop. Code 13.001"],
  "all",
  (f) => !f.value,
  "earlier",
  "The recording act protects only those who pay value.",
);
export const noticed = rule(
  "recording.notice",
  "Notice defeats the later taker",
  ["Tex. Prop. Code 13.002"],
  { except: RACE },
  (f) => f.notice || !unrecorded(f),
  "earlier",
  "The earlier instrument, or one that told of it, was of record before the later was made.",
);
export const race = rule(
  "recording.race",
  "First to record prevails",
  ["N.C.G.S. 47-18"],
  { only: RACE },
  recordedFirst,
  "later",
  "In a race state the first to record prevails, with or without notice.",
);
export const noticeState = rule(
  "recording.notice-state",
  "A later purchaser without notice prevails",
  ["Tex. Prop. Code 13.001", "16 O.S. 15-16", "K.S.A. 58-2223"],
  { only: NOTICE },
  unrecorded,
  "later",
  "The earlier deed was not of record when the later purchaser took; the order of filing does not matter in a notice state.",
);
export const raceNotice = rule(
  "recording.race-notice",
  "A later purchaser without notice who records first prevails",
  ["N.D.C.C. 47-19-41", "C.R.S. 38-35-109", "Ark. Code 14-15-404"],
  { except: [...NOTICE, ...RACE] },
  (f) => unrecorded(f) && recordedFirst(f),
  "later",
  "The later purchaser took without notice and recorded first.",
);
export const firstInTime = rule(
  "recording.first-in-time",
  "First in time",
  [],
  "all",
  () => true,
  "earlier",
  "No recording act helps the later taker, so the earlier deed prevails.",
);

export const priorityRules = [quitclaimIsNoPurchase, donee, noticed, race, noticeState, raceNotice, firstInTime];
