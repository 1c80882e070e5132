// The question: does a sale for taxes reach minerals that were parted from the surface before the assessment?
import type { Rule } from "@/lib/title/rules/rule";

export type TaxFacts = {
  /** Minerals stood apart from the surface before the taxes fell due. */
  readonly severed: boolean;
  /** Pennsylvania: wild land, assessed by warrant and not by owner. */
  readonly unseated: boolean;
  /** The severed minerals were reported to the assessor; null where the papers do not say. */
  readonly reported: boolean | null;
  /** The assessment or the deed names minerals. */
  readonly namesMinerals: boolean;
  /** The minerals stood in the book apart from the surface of the same land, by the word of a paper. */
  readonly listedApart?: boolean;
};
export type TaxReach = "as_assessed" | "surface_only" | "with_severed_minerals" | "nothing";

export const pennsylvaniaUnseated: Rule<TaxFacts, TaxReach> = {
  id: "tax.pennsylvania.unseated-land",
  title: "A sale of unseated land carries severed minerals that were not reported",
  cites: ["Herder Spring Hunting Club v. Keller, 143 A.3d 358 (Pa. 2016)", "Pa. Act of March 28, 1806, 4 Sm.L. 346"],
  jurisdictions: { only: ["PA"] },
  in_force: { to: "1947-12-31" },
  when: (f) => f.severed && f.unseated && f.reported !== true,
  then: () => "with_severed_minerals",
  because: () => "Unseated land was assessed as a whole where no severance was reported, and the sale passed the whole, minerals with it.",
  assumes: (f) => f.reported === null,
};

export const arkansasSubjoinder: Rule<TaxFacts, TaxReach> = {
  id: "tax.arkansas.subjoinder",
  title: "Severed minerals are assessed beside the surface, or the sale of them is void",
  cites: ["Sorkin v. Myers, 216 Ark. 908, 227 S.W.2d 958 (1950)", "Garvan v. Potlatch Corp., 278 Ark. 414, 645 S.W.2d 957 (1983)", "Ark. Code 26-26-1112"],
  jurisdictions: { only: ["AR"] },
  in_force: {},
  when: (f) => f.severed && f.namesMinerals && f.listedApart === true,
  then: () => "nothing",
  because: () => "The minerals were not entered with the surface of the same land, so their owner had no notice of the assessment; the sale is void.",
};

export const mineralsAssessed: Rule<TaxFacts, TaxReach> = {
  id: "tax.minerals-assessed",
  title: "Minerals assessed by name are sold by name",
  cites: ["Tex. Tax Code 25.12"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.severed && f.namesMinerals,
  then: () => "with_severed_minerals",
  because: () => "The assessment names the minerals, so the sale reaches them.",
};

export const severedNotReached: Rule<TaxFacts, TaxReach> = {
  id: "tax.severed-minerals-not-reached",
  title: "A sale for taxes on the surface leaves severed minerals where they are",
  cites: ["Sheffield v. Hogg, 77 S.W.2d 1021 (Tex. 1934)", "K.S.A. 79-420"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.severed,
  then: () => "surface_only",
  because: () => "Severed minerals are taxed apart; what was assessed and sold is the surface and what was never parted from it.",
};

export const asAssessed: Rule<TaxFacts, TaxReach> = {
  id: "tax.as-assessed",
  title: "A sale for taxes passes the land as it was assessed",
  cites: ["68 O.S. 3118", "Tex. Tax Code 34.01"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "as_assessed",
  because: () => "Surface and minerals had not been parted; the sale passes both.",
};

export const taxRules = [pennsylvaniaUnseated, arkansasSubjoinder, mineralsAssessed, severedNotReached, asAssessed];
