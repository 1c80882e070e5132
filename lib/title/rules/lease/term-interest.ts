// The question: does an interest for a term go on after its fixed years?
import type { Rule } from "@/lib/title/rules/rule";

export type TermFacts = {
  /** "and as long thereafter as produced" was said. */
  readonly extends: boolean;
  readonly onTract: boolean;
  /** Production in a unit with the tract, but not on it. */
  readonly offTract: boolean;
  /** A shut-in well, or payments in place of production, and nothing more. */
  readonly shutInOnly: boolean;
  /** The words of the term themselves count a well that could produce, or payments in its place. */
  readonly savings: boolean;
  readonly ends: string;
  /** Day after the years on which the last well of the land was plugged or given up, nothing having come back since. */
  readonly ceased?: string | null;
};
/** `open`: the papers do not settle it. */
export type TermAnswer = "continues" | "ends" | "open";

const base = { jurisdictions: "all" as const, in_force: {} };

export const fixedYears: Rule<TermFacts, TermAnswer> = {
  ...base,
  id: "term.fixed-years",
  title: "A term of years ends with the years",
  cites: [],
  when: (f) => !f.extends,
  then: () => "ends",
  because: (f) => `The words give years and nothing after them; they ended on ${f.ends}.`,
};
export const productionGone: Rule<TermFacts, TermAnswer> = {
  ...base,
  id: "term.production-gone-for-good",
  title: "A term that production held ends when the production is given up",
  cites: ["Wilson v. Holm, 164 Kan. 229, 188 P.2d 899 (1948)", "Wagner v. Sunray Mid-Continent Oil Co., 182 Kan. 81, 318 P.2d 1039 (1957)"],
  when: (f) => f.extends && f.ceased != null && !f.savings,
  then: () => "ends",
  because: (f) =>
    `Production held the term after ${f.ends}, and was given up, or stood still for a year and more, from ${f.ceased}; a mere pause would not have ended it.`,
};
export const productionOnTract: Rule<TermFacts, TermAnswer> = {
  ...base,
  id: "term.production-on-the-tract",
  title: "Production on the land extends the term",
  cites: ["Shepard v. John Hancock Mut. Life Ins. Co., 189 Kan. 125 (1962)", "Fransen v. Conoco, 64 F.3d 1481 (10th Cir. 1995)"],
  when: (f) => f.extends && f.onTract,
  then: () => "continues",
  because: () => "Oil or gas was produced from the land, part of which holds the whole.",
};
export const kansasOffTract: Rule<TermFacts, TermAnswer> = {
  id: "term.off-tract.kansas",
  title: "Unit production off the tract does not extend a mineral term",
  cites: ["Oxy USA, Inc. v. Red Wing Oil, LLC, 309 Kan. 1022 (2019)", "Smith v. Home Royalty Ass'n, 209 Kan. 609 (1972)"],
  jurisdictions: { only: ["KS"] },
  in_force: {},
  when: (f) => f.extends && f.offTract,
  then: () => "ends",
  because: () =>
    "The term grants speak of production from the land; production elsewhere in a unit to which the term owner's deed does not refer does not extend it.",
};
export const unitProduction: Rule<TermFacts, TermAnswer> = {
  id: "term.unit-production",
  title: "Unit production is production from every tract of the unit",
  cites: ["Southland Royalty Co. v. Humble Oil & Refining Co., 249 S.W.2d 914 (Tex. 1952)"],
  jurisdictions: { except: ["KS"] },
  in_force: {},
  when: (f) => f.extends && f.offTract,
  then: () => "continues",
  because: () => "Production from the unit is treated as production from each tract pooled in it.",
};
export const shutInDoesNotHold: Rule<TermFacts, TermAnswer> = {
  id: "term.shut-in.does-not-hold",
  title: "A shut-in well does not hold a mineral term",
  cites: [
    "Fransen v. Eckhardt, 711 P.2d 926 (Okla. 1985)",
    "Archer County v. Webb, 338 S.W.2d 435 (Tex. 1960)",
    "Holchak v. Clark, 284 S.W.2d 399 (Tex. Civ. App. 1955)",
  ],
  jurisdictions: { only: ["OK", "KS", "TX"] },
  in_force: {},
  when: (f) => f.extends && f.shutInOnly && !f.savings && !f.onTract && !f.offTract,
  then: () => "ends",
  because: () => "The grant asks for production; a well that was shut in at the end of the term, and payments under a lease, are none.",
};
export const shutInOnly: Rule<TermFacts, TermAnswer> = {
  ...base,
  id: "term.shut-in-only",
  title: "Whether a shut-in well holds a term interest turns on its words and on facts",
  cites: ["ConocoPhillips Co. v. Koopmann, 547 S.W.3d 858 (Tex. 2018)"],
  when: (f) => f.extends && f.shutInOnly && !f.onTract && !f.offTract,
  then: () => "open",
  because: () => "Only a shut-in well or payments in place of production are shown; whether they continue the term is a question of construction and fact.",
};
export const noProduction: Rule<TermFacts, TermAnswer> = {
  ...base,
  id: "term.no-production",
  title: "Without production a term interest ends",
  cites: ["Fransen v. Eckhardt, 711 P.2d 926 (Okla. 1985)"],
  when: () => true,
  then: () => "ends",
  because: () => "No production from the land is of record at the end of the term; term minerals are held more strictly than leases.",
};

export const termRules = [fixedYears, productionGone, productionOnTract, kansasOffTract, unitProduction, shutInDoesNotHold, shutInOnly, noProduction];
