// The question: when a part of minerals under an outstanding royalty is conveyed, who bears the royalty?
import type { Rule } from "@/lib/title/rules/rule";

export type BurdenFacts = {
  readonly warranted: boolean;
  /** The grantor keeps minerals that lie under the same royalty. */
  readonly grantorKeeps: boolean;
  /** The deed excepts the royalty or is made subject to it. */
  readonly disclosed: boolean;
  /** An undivided share is granted and nothing is reserved, and it is the grant that is made subject to the royalty. */
  readonly shareGrantedUnderIt?: boolean;
  /** Who alone bears it by the words of the deed, where they say so and his minerals yield as much. */
  readonly byWords?: "grantor_alone" | "grantee_alone" | null;
  /** A royalty of others stands on the grantor's minerals. */
  readonly charged: boolean;
};
export type Bearer = "in_proportion" | "grantor_alone" | "grantee_alone";

export const bearerByWords: Rule<BurdenFacts, Bearer> = {
  id: "royalty.burden.by-words",
  title: "The parties to a deed may say which of them bears an outstanding royalty",
  cites: ["Wenske v. Ealy, 521 S.W.3d 791 (Tex. 2017)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.charged && f.grantorKeeps && (f.byWords ?? null) !== null,
  then: (f) => f.byWords ?? "in_proportion",
  because: () => "The deed itself lays the whole of the royalty on the minerals of one side; the rule of proportion is for deeds that say nothing of it.",
};

export const northDakotaWarrantor: Rule<BurdenFacts, Bearer> = {
  id: "royalty.burden.north-dakota-warrantor",
  title: "A warrantor who keeps minerals bears the undisclosed royalty alone",
  cites: ["Acoma Oil Corp. v. Wilson, 471 N.W.2d 476 (N.D. 1991)"],
  jurisdictions: { only: ["ND"] },
  in_force: {},
  when: (f) => f.charged && f.warranted && f.grantorKeeps && !f.disclosed,
  then: () => "grantor_alone",
  because: () => "The grantor warranted the share conveyed free of the royalty and kept minerals out of which it can be borne.",
};

export const shareUnderRoyalty: Rule<BurdenFacts, Bearer> = {
  id: "royalty.burden.texas-share-granted-under-it",
  title: "An undivided share granted subject to a named royalty bears the whole of it",
  cites: ["Bass v. Harper, 441 S.W.2d 825 (Tex. 1969)"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => f.charged && f.grantorKeeps && f.disclosed && f.shareGrantedUnderIt === true,
  then: () => "grantee_alone",
  because: () =>
    "The grant of an undivided share is itself made subject to the royalty that it names, which the share must then supply; Wenske v. Ealy, 521 S.W.3d 791, confines this to such words.",
};

export const inProportion: Rule<BurdenFacts, Bearer> = {
  id: "royalty.burden.in-proportion",
  title: "An outstanding royalty follows the minerals it was carved from",
  cites: ["Wenske v. Ealy, 521 S.W.3d 791 (Tex. 2017)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.charged,
  then: () => "in_proportion",
  because: () => "The royalty stands on the minerals from which it was carved and is borne in proportion wherever they go.",
};

export const burdenRules = [bearerByWords, northDakotaWarrantor, shareUnderRoyalty, inProportion];
