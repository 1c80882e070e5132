// The question: do words that mix royalty and minerals give an interest in minerals or in royalty?
import type { Rule } from "@/lib/title/rules/rule";

export type NatureFacts = {
  /** As the words were read. */
  readonly read: "mineral" | "royalty";
  /** "royalty interest in oil, gas or mineral rights", "in and under". */
  readonly inMineralRights: boolean;
  /** "produced and saved", or a share of a lease's royalty. */
  readonly ofProduction: boolean;
  readonly leased: boolean;
  /** The power to lease, bonus and rentals stay with the grantor, so that the royalty alone is left of the minerals given. */
  readonly stripped: boolean;
  /** The right to develop, the power to lease, bonus and rentals are all the other side's, and no words put the minerals in and under the land. */
  readonly bare: boolean;
  /** A share of "all oil, gas and minerals that may be produced", without the word royalty. */
  readonly ofOilAndGas: boolean;
  /** "interest and royalty in and to all oil and gas in or under the land": a share of the substances where they lie, royalty only named beside it. */
  readonly interestInPlace?: boolean;
  /** The power to lease, or the bonus, is left to the other side. */
  readonly nonParticipating?: boolean;
  /** A deed of the land keeps exactly one eighth, of oil and gas that may be produced. */
  readonly usualEighth?: boolean;
};
/** `production`: a royalty that is a fixed share of what is produced. */
export type Nature = "mineral" | "royalty" | "production";

const base = { jurisdictions: "all" as const, in_force: {} };

export const oklahomaRoyaltyInMinerals: Rule<NatureFacts, Nature> = {
  id: "conveyance.nature.oklahoma-royalty-in-mineral-rights",
  title: "A royalty interest in mineral rights of unleased land is a mineral interest",
  cites: ["Cook v. McClellan, 1957 OK", "Melton v. Sneed, 188 Okla. 388 (1940)"],
  jurisdictions: { only: ["OK"] },
  in_force: {},
  when: (f) => f.read === "royalty" && f.inMineralRights && !f.ofProduction && !f.leased,
  then: () => "mineral",
  because: () => "The land was not leased, and the words speak of mineral rights; royalty is used loosely for the minerals themselves.",
};

export const strippedMinerals: Rule<NatureFacts, Nature> = {
  id: "conveyance.nature.stripped-minerals-are-royalty",
  title: "Minerals without leasing, bonus and rentals are a royalty",
  cites: ["Rogers v. Morgan, 164 So. 2d 480 (Miss. 1964)", "Atlantic Refining Co. v. Beach, 436 P.2d 107 (N.M. 1968)"],
  jurisdictions: { only: ["MS", "NM"] },
  in_force: {},
  when: (f) => f.read === "mineral" && f.stripped,
  then: () => "royalty",
  because: () => "The grantor keeps the power to lease, the bonus and the rentals; what is left to the grantee is a share of the royalty.",
};

export const bareMinerals: Rule<NatureFacts, Nature> = {
  id: "conveyance.nature.texas-nothing-left-but-royalty",
  title: "Minerals without development, leasing, bonus and rentals are a royalty",
  cites: ["Plainsman Trading Co. v. Crews, 898 S.W.2d 786 (Tex. 1995)", "Sundance Minerals, L.P. v. Moore, 354 S.W.3d 507 (Tex. App. 2011)"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => f.read === "mineral" && f.bare,
  then: () => "royalty",
  because: () => "Of the five attributes of a mineral estate four are the other side's; what is left is a share of the royalty.",
};

export const royaltyOfUnleasedLand: Rule<NatureFacts, Nature> = {
  id: "conveyance.nature.production-in-place",
  title: "A share of oil and gas that may be produced from unleased land is a share of the minerals",
  cites: [
    "Corlett v. Cox, 333 P.2d 619 (Colo. 1958)",
    "Simson v. Langholf, 293 P.2d 302 (Colo. 1956)",
    "Melton v. Sneed, 188 Okla. 388 (1940)",
    "Mounger v. Pittman, 235 Miss. 85, 108 So. 2d 565 (1959)",
  ],
  jurisdictions: { only: ["CO", "OK", "MS"] },
  in_force: {},
  when: (f) => f.read === "royalty" && f.ofOilAndGas && !f.leased && !(f.ofProduction && f.nonParticipating),
  then: () => "mineral",
  because: () => "The land was not leased and the words speak of the oil, gas and minerals themselves; the share is of the minerals in place.",
};

export const interestAndRoyaltyInPlace: Rule<NatureFacts, Nature> = {
  id: "conveyance.nature.interest-and-royalty-in-place",
  title: "An interest and royalty in oil and gas in or under the land is a share of the minerals",
  cites: ["Marias River Syndicate v. Big West Oil Co., 98 Mont. 254, 38 P.2d 599 (1934)"],
  jurisdictions: { only: ["MT"] },
  in_force: {},
  when: (f) => f.read === "royalty" && f.interestInPlace === true && !f.leased,
  then: () => "mineral",
  because: () => "The words keep or give an interest in the oil and gas found in or under the land itself; its owner is a cotenant of the minerals.",
};

export const westVirginiaEighth: Rule<NatureFacts, Nature> = {
  id: "conveyance.nature.west-virginia-usual-eighth",
  title: "One eighth of the oil and gas that may be produced, kept in a deed of the land, is the usual royalty",
  cites: ["McDonald v. Bennett, 112 W. Va. 347, 164 S.E. 298 (1932)"],
  jurisdictions: { only: ["WV"] },
  in_force: { to: "1939-12-31" },
  when: (f) => f.read === "mineral" && f.usualEighth === true,
  then: () => "production",
  because: () =>
    "One eighth was the royalty of every lease of the time, and the words speak of what may be produced: the maker kept the royalty, and the buyer may lease.",
};

export const asRead: Rule<NatureFacts, Nature> = {
  ...base,
  id: "conveyance.nature.as-worded",
  title: "Minerals in and under are minerals; what is produced and saved is royalty",
  cites: ["Altman v. Blake, 712 S.W.2d 117 (Tex. 1986)"],
  when: () => true,
  then: (f) => f.read,
  because: (f) =>
    f.read === "royalty"
      ? "The words give a share of what is produced or of the royalty."
      : "The words give minerals in place, with or without some of their attributes.",
};

export const natureRules = [
  oklahomaRoyaltyInMinerals,
  royaltyOfUnleasedLand,
  interestAndRoyaltyInPlace,
  strippedMinerals,
  bareMinerals,
  westVirginiaEighth,
  asRead,
];
