// The question: is an interest void that is to arise when an interest of no certain end has ended?
import type { Rule } from "@/lib/title/rules/rule";

export type SpringingFacts = {
  /** It is to take effect only when another interest ends. */
  readonly springs: boolean;
  /** That interest lasts as long as something is produced, or has no end that must come in time. */
  readonly uncertainEnd: boolean;
  /** It is what the owner keeps or has vested already: a reversion, or the possibility of one. */
  readonly vested: boolean;
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

export const inTime: Rule<SpringingFacts, SpringingAnswer> = {
  id: "conveyance.perpetuities.in-time",
  title: "An interest that vests now, or in time, stands",
  cites: ["ConocoPhillips Co. v. Koopmann, 547 S.W.3d 858 (Tex. 2018)", "BP America v. Laddex, 513 S.W.3d 476 (Tex. 2017)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "stands",
  because: () => "The interest vests at once or within the time that the rule allows.",
};

export const perpetuityRules = [tooRemote, inTime];
