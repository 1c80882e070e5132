// The question: does a divorce end the survivorship between those who were husband and wife?
import type { Rule } from "@/lib/title/rules/rule";

export type DivorceFacts = {
  /** They held by the entirety, as only spouses can. */
  readonly entirety: boolean;
  /** The survivorship group is the two who are divorced, and no third. */
  readonly onlyThese: boolean;
};
export type DivorceAnswer = "in common" | "as before";

export const endsEntirety: Rule<DivorceFacts, DivorceAnswer> = {
  id: "cotenancy.divorce.entirety",
  title: "Divorce makes tenants by the entirety tenants in common",
  cites: ["23 Pa.C.S. 3507", "Ark. Code 9-12-317", "Mich. Comp. Laws 552.102", "Stelz v. Shreck, 128 N.Y. 263 (1891)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.entirety && f.onlyThese,
  then: () => "in common",
  because: () => "Only husband and wife hold by the entirety; with the marriage the tenancy ends, and each has one half in common.",
};

const severs = (id: string, only: string, from: string, cite: string): Rule<DivorceFacts, DivorceAnswer> => ({
  id: `cotenancy.divorce.${id}`,
  title: "Divorce ends survivorship between the spouses by statute",
  cites: [cite],
  jurisdictions: { only: [only] },
  in_force: { from },
  when: (f) => f.onlyThese,
  then: () => "in common",
  because: () => "By statute the decree makes former spouses who held with survivorship tenants in common.",
});

export const ohioDivorce = severs("ohio", "OH", "1985-04-04", "Ohio R.C. 5302.20(C)(5)");
export const coloradoDivorce = severs("colorado", "CO", "1995-07-01", "C.R.S. 15-11-804");
export const northDakotaDivorce = severs("north-dakota", "ND", "1995-08-01", "N.D.C.C. 30.1-10-04");
export const montanaDivorce = severs("montana", "MT", "1993-10-01", "Mont. Code 72-2-814");
export const newMexicoDivorce = severs("new-mexico", "NM", "1993-07-01", "N.M.S.A. 45-2-804");
export const southDakotaDivorce = severs("south-dakota", "SD", "1995-07-01", "S.D.C.L. 29A-2-804");
export const utahDivorce = severs("utah", "UT", "1998-07-01", "Utah Code 75-2-804");

export const survivorshipStays: Rule<DivorceFacts, DivorceAnswer> = {
  id: "cotenancy.divorce.survivorship-stays",
  title: "Survivorship by the words of a deed outlasts a divorce that does not speak of it",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "as before",
  because: () => "The deed made the survivorship, not the marriage; the decree leaves it unless its words or a statute end it.",
};

export const divorceRules = [
  endsEntirety,
  ohioDivorce,
  coloradoDivorce,
  northDakotaDivorce,
  montanaDivorce,
  newMexicoDivorce,
  southDakotaDivorce,
  utahDivorce,
  survivorshipStays,
];
