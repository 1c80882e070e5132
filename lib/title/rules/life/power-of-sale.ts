// The question: what does a deed of a life tenant pass who was given the power to sell?
import type { Rule } from "@/lib/title/rules/rule";

export type PowerFacts = {
  /** The words that made the life estate let its tenant sell or dispose of the land itself. */
  readonly power: boolean;
  /** A deed in the tenant's lifetime, not a will. */
  readonly sale: boolean;
};
export type PowerAnswer = "fee" | "life estate";

export const powerExercised: Rule<PowerFacts, PowerAnswer> = {
  id: "life.power-of-sale.exercised",
  title: "A deed under a power of sale passes the fee",
  cites: ["Edds v. Mitchell, 184 S.W.2d 823 (Tex. 1945)", "Montgomery v. Browder, 930 S.W.2d 772 (Tex. App. 1996)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.power && f.sale,
  then: () => "fee",
  because: () => "The life tenant was given power to sell; what is sold in life passes in fee and cuts off the remainder in it.",
};

export const lifeOnly: Rule<PowerFacts, PowerAnswer> = {
  id: "life.power-of-sale.none",
  title: "Without a power, or by will, a life tenant passes no more than the life estate",
  cites: ["Edds v. Mitchell, 184 S.W.2d 823 (Tex. 1945)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "life estate",
  because: () => "A power to sell in life is no power to devise, and without it only the life estate passes.",
};

export const powerRules = [powerExercised, lifeOnly];
