// The question: when land is sold under a lien, what becomes of interests that its owner carved out after the lien?
import type { Rule } from "@/lib/title/rules/rule";

export type ForeclosureFacts = {
  /** By the power in a deed of trust or mortgage, by judgment on the lien, or on execution. */
  readonly how: "power_of_sale" | "judicial" | "execution";
  /** The later interest was made after the lien. */
  readonly junior: boolean;
  /** A paper says that its holder was no party to the suit; null where none speaks of it. */
  readonly joined: boolean | null;
};
/** What becomes of a later interest. */
export type Fate = "cut_off" | "stands";

export const seniorStands: Rule<ForeclosureFacts, Fate> = {
  id: "lien.foreclosure.senior-stands",
  title: "What is older than the lien stands",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => !f.junior,
  then: () => "stands",
  because: () => "The interest was made before the lien, which could bind only what its debtor then owned.",
};

export const omittedJunior: Rule<ForeclosureFacts, Fate> = {
  id: "lien.foreclosure.omitted-junior",
  title: "A judgment does not bind a junior owner who was not joined",
  cites: ["K.S.A. 60-219", "N.D.C.C. 32-19-01"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.junior && f.how !== "power_of_sale" && f.joined === false,
  then: () => "stands",
  because: () => "The junior owner was no party to the suit and keeps the interest, with the right to redeem.",
};

export const juniorCutOff: Rule<ForeclosureFacts, Fate> = {
  id: "lien.foreclosure.junior-cut-off",
  title: "A sale under the lien passes title as of the lien and ends later interests",
  cites: [
    "B.F. Avery & Sons' Plow Co. v. Kennerly, 12 S.W.2d 140 (Tex. Comm'n App. 1929)",
    "Motel Enterprises, Inc. v. Nobani, 784 S.W.2d 545 (Tex. App. 1990)",
  ],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.junior,
  then: () => "cut_off",
  because: (f) =>
    f.how === "power_of_sale"
      ? "The sale relates back to the lien; minerals, royalties and leases that its debtor made later end with it."
      : "The sale relates back to the lien; owners of later interests are taken to have been joined.",
  assumes: (f) => f.how !== "power_of_sale" && f.joined === null,
};

export const foreclosureRules = [seniorStands, omittedJunior, juniorCutOff];
