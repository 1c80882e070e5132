// The question: do several takers take with right of survivorship, or in common?
import type { Rule } from "@/lib/title/rules/rule";

export type SurvivorshipFacts = {
  /** Words of survivorship ("and to the survivor of them", "with right of survivorship"). */
  readonly survivorship: boolean;
  /** "as joint tenants", "in joint tenancy". */
  readonly jointTenants: boolean;
  /** "by the entirety". */
  readonly entirety: boolean;
  /** The takers are husband and wife, and no more. */
  readonly spouses: boolean;
  /** "as tenants in common", "share and share alike", stated shares that differ. */
  readonly inCommon: boolean;
};
/** `entirety`: with survivorship that no taker alone can end, as spouses hold by the entirety. */
export type Tenancy = "survivorship" | "entirety" | "in_common";

const ENTIRETY = ["AR", "PA", "MI", "MO", "IN", "TN", "FL", "WY", "MD", "NJ", "VA", "NC", "DE"];
const WORDS_NEEDED = ["TX", "WV", "KY", "AL", "OR"];

export const indestructible: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.survivorship.indestructible",
  title: "Express survivorship that the deed of one taker cannot end",
  cites: ["Albro v. Allen, 434 Mich. 271 (1990)", "Halleck v. Halleck, 216 Or. 23 (1959)"],
  jurisdictions: { only: ["MI", "OR"] },
  in_force: {},
  when: (f) => f.survivorship && !f.spouses,
  then: () => "entirety",
  because: () =>
    "Takers with full right of survivorship hold for their joint lives, and the survivor takes the fee; what one of them deeds ends with that one's life.",
};

export const ohioSurvivorship: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.survivorship.ohio-statute",
  title: "A survivorship tenancy binds those who take from one tenant",
  cites: ["Ohio R.C. 5302.20(C)(2)"],
  jurisdictions: { only: ["OH"] },
  in_force: { from: "1985-04-04" },
  when: (f) => f.survivorship,
  then: () => "entirety",
  because: () => "A deed of one survivorship tenant alone gives a title that stands only if that tenant survives the others.",
};

export const bySurvivorshipWords: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.survivorship.by-words",
  title: "Words of survivorship make survivorship",
  cites: ["60 O.S. 74", "K.S.A. 58-501", "Tex. Est. Code 111.001", "N.D.C.C. 47-02-06"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.survivorship,
  then: () => "survivorship",
  because: () => "The instrument gives the share of one who dies to the survivors.",
};

export const commonByWords: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.in-common.by-words",
  title: "Tenants in common by words",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.inCommon,
  then: () => "in_common",
  because: () => "The instrument makes the takers tenants in common.",
};

export const jointTenantsByName: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.survivorship.joint-tenants",
  title: "Joint tenants by name survive one another",
  cites: ["60 O.S. 74", "K.S.A. 58-501", "C.R.S. 38-31-101", "N.D.C.C. 47-02-06", "Wyo. Stat. 34-1-140"],
  jurisdictions: { except: WORDS_NEEDED },
  in_force: {},
  when: (f) => f.jointTenants,
  then: () => "survivorship",
  because: () => "The instrument names the takers joint tenants, which in this state carries survivorship.",
};

export const entirety: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.survivorship.entirety",
  title: "A deed to husband and wife makes a tenancy by the entirety",
  cites: ["Ark. Code 18-12-401", "Madden v. Gosztonyi Sav. & Trust Co., 200 A. 624 (Pa. 1938)"],
  jurisdictions: { only: ENTIRETY },
  in_force: {},
  when: (f) => (f.spouses && !f.inCommon) || f.entirety,
  then: () => "entirety",
  because: () =>
    "In this state a conveyance to spouses is held by the entirety: the survivor takes all, and a deed of one alone lasts only for that one's life.",
};

export const inCommon: Rule<SurvivorshipFacts, Tenancy> = {
  id: "cotenancy.in-common",
  title: "Several takers hold in common",
  cites: ["60 O.S. 74", "K.S.A. 58-501", "Tex. Est. Code 101.002"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "in_common",
  because: () => "Nothing in the words or the law of the state gives survivorship.",
};

export const survivorshipRules = [entirety, indestructible, ohioSurvivorship, bySurvivorshipWords, commonByWords, jointTenantsByName, inCommon];
