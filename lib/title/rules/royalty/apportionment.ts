// The question: land under one lease came into several hands; does the well on one part pay the owners of another?
import type { Rule } from "@/lib/title/rules/rule";

export type ApportionmentFacts = {
  /** The papers place a producing well in this tract. */
  readonly wellHere: boolean;
  /** They place one elsewhere in the land of the lease, and none here. */
  readonly wellElsewhere: boolean;
  /** A unit joins this tract with the tract of the well. */
  readonly pooled: boolean;
};
export type Pays = "this tract" | "the tract of the well";

export const pooledPays: Rule<ApportionmentFacts, Pays> = {
  id: "royalty.apportionment.pooled",
  title: "A unit shares its production among its tracts",
  cites: ["Veal v. Thomason, 159 S.W.2d 472 (Tex. 1942)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.pooled,
  then: () => "this tract",
  because: () => "The tract is in the unit of the well and takes its part by acres.",
};

export const apportioned: Rule<ApportionmentFacts, Pays> = {
  id: "royalty.apportionment.by-acres",
  title: "Royalty of a divided lease is shared by acres",
  cites: ["Wettengel v. Gormley, 160 Pa. 559 (1894)"],
  jurisdictions: { only: ["PA"] },
  in_force: {},
  when: (f) => f.wellElsewhere,
  then: () => "this tract",
  because: () => "In this state royalty of land leased as one and divided afterwards is apportioned; the share of this tract stays shown.",
};

export const nonApportionment: Rule<ApportionmentFacts, Pays> = {
  id: "royalty.apportionment.none",
  title: "Royalty belongs to the owners of the part on which the well stands",
  cites: ["Japhet v. McRae, 276 S.W. 669 (Tex. 1925)", "Hurst v. Paken Oil Co., 152 S.W.2d 981 (Ky. 1941)", "Galt v. Metscher, 229 P. 522 (Okla. 1924)"],
  jurisdictions: { except: ["PA"] },
  in_force: {},
  when: (f) => f.wellElsewhere && !f.wellHere,
  then: () => "the tract of the well",
  because: () => "The wells of the lease stand on other land of it, and no unit joins this tract with them; their production pays nothing here.",
};

export const apportionmentRules = [pooledPays, apportioned, nonApportionment];
