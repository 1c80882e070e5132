// The question: do papers that tell of long possession under a deed of one who had no title give the land to its possessor?
import type { Rule } from "@/lib/title/rules/rule";

export type LimitationFacts = {
  /** Whole years of possession from the first deed of the possessor's chain to the paper that swears to it. */
  readonly years: number;
  /** Years that the state asks of one who possesses under a deed of record, taxes paid where it asks for them. */
  readonly needed: number;
  /** The paper tells of acts on the land: fences, crops, cattle, a house. */
  readonly acts: boolean;
  /** The owner of record is the United States or a State. */
  readonly sovereign: boolean;
  /** Minerals that stood apart from the surface before the possession began, and of which no well or mine took anything. */
  readonly severedBefore: boolean;
};
export type LimitationAnswer = "title ripens" | "stays";

const base = { jurisdictions: "all" as const, in_force: {} };

export const severedMineralsStay: Rule<LimitationFacts, LimitationAnswer> = {
  ...base,
  id: "curative.limitation.severed-minerals",
  title: "Possession of the surface is no possession of minerals that were severed before it began",
  cites: [
    "Natural Gas Pipeline Co. v. Pool, 124 S.W.3d 188 (Tex. 2003)",
    "Taylor v. Scott, 285 Ark. 102, 685 S.W.2d 160 (1985)",
    "Wallace v. Hoyt, 225 S.W. 425 (Tex. Civ. App. 1920)",
  ],
  when: (f) => f.severedBefore,
  then: () => "stays",
  because: () => "The minerals had another owner when the possession began, and nobody took minerals; only operations on the minerals possess them.",
};

export const ripens: Rule<LimitationFacts, LimitationAnswer> = {
  ...base,
  id: "curative.limitation.color-of-title",
  title: "Possession under a deed for the years of the statute is followed as title until the record says otherwise",
  cites: ["Tex. Civ. Prac. & Rem. Code 16.025", "Ark. Code 18-11-106", "12 O.S. 93", "K.S.A. 60-503", "N.D.C.C. 28-01-08"],
  when: (f) => f.acts && !f.sovereign && f.years >= f.needed,
  then: () => "title ripens",
  because: (f) =>
    `Possession under a recorded deed is sworn to for ${f.years} years, and the state asks for ${f.needed}; surface and minerals not parted before pass together.`,
  assumes: () => true,
};

export const noLimitation: Rule<LimitationFacts, LimitationAnswer> = {
  ...base,
  id: "curative.limitation.not-shown",
  title: "An affidavit of possession is evidence only",
  cites: [],
  when: () => true,
  then: () => "stays",
  because: () => "What is sworn to does not make out the possession that the statute asks for.",
};

export const limitationRules = [severedMineralsStay, ripens, noLimitation];
