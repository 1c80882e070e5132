// The question: to whom is the royalty of a lease paid while a life estate lasts?
import type { Rule } from "@/lib/title/rules/rule";

export type LifeRoyaltyFacts = {
  /** A lease of the minerals stood, or a well produced, when the life estate began. */
  readonly openMine: boolean;
  /** The instrument that made the life estate gives the income of minerals to the life tenant. */
  readonly byWords: boolean;
};
export type RoyaltyTo = "life_tenant" | "remainder";

export const byTheInstrument: Rule<LifeRoyaltyFacts, RoyaltyTo> = {
  id: "life.royalty.by-words",
  title: "Words that give the income of minerals to the life tenant are followed",
  cites: ["Clyde v. Hamilton, 414 S.W.2d 434 (Tex. 1967)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.byWords,
  then: () => "life_tenant",
  because: () => "The instrument gives the life tenant the royalties and income of the minerals.",
};

export const openMine: Rule<LifeRoyaltyFacts, RoyaltyTo> = {
  id: "life.royalty.open-mine",
  title: "Under an open mine the life tenant takes the royalty",
  cites: ["Moore v. Vines, 474 S.W.2d 437 (Tex. 1971)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.openMine,
  then: () => "life_tenant",
  because: () => "The lease stood when the life estate began; the life tenant goes on taking what it yields.",
};

export const corpus: Rule<LifeRoyaltyFacts, RoyaltyTo> = {
  id: "life.royalty.corpus",
  title: "The royalty of a later lease is corpus of the remainder",
  cites: ["Moore v. Vines, 474 S.W.2d 437 (Tex. 1971)", "Clyde v. Hamilton, 414 S.W.2d 434 (Tex. 1967)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "remainder",
  because: () => "Production takes from the corpus; the royalty belongs to those in remainder, and the life tenant has the income of the money only.",
};

export const lifeRoyaltyRules = [byTheInstrument, openMine, corpus];
