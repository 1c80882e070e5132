// The question: does one half of land that stands in the surviving spouse's name alone belong to the estate of the spouse who died?
import type { Rule } from "@/lib/title/rules/rule";

export type DecedentsHalfFacts = {
  /** The papers say that the land was of the community, or was bought during the marriage. */
  readonly community: boolean;
  /** The survivor holds of record what the dead does not. */
  readonly survivorAlone: boolean;
  /** The survivor took by gift, devise or descent. */
  readonly gratuitous: boolean;
};
export type DecedentsHalfAnswer = "half is the decedent's" | "the survivor's";

export const decedentsHalf: Rule<DecedentsHalfFacts, DecedentsHalfAnswer> = {
  id: "marital.community.decedents-half",
  title: "One half of the community is the decedent's, whose name the deed does not bear",
  cites: ["Tex. Fam. Code 3.002-3.003", "Tex. Est. Code 201.003", "Arnold v. Leonard, 114 Tex. 535, 273 S.W. 799 (1925)", "N.M.S.A. 45-2-102"],
  jurisdictions: { only: ["TX", "NM", "AZ", "CA", "ID", "LA", "NV", "WA"] },
  in_force: {},
  when: (f) => f.community && f.survivorAlone && !f.gratuitous,
  then: () => "half is the decedent's",
  because: () => "What either spouse buys in marriage is of both, whichever of them the deed names; the half of the one who died goes by will or descent.",
};

export const survivorsOfRecord: Rule<DecedentsHalfFacts, DecedentsHalfAnswer> = {
  id: "marital.community.survivor-of-record",
  title: "Land of record in the survivor stays where no paper makes it of the community",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "the survivor's",
  because: () => "No paper says that the land was of the community of the two, or the state knows none.",
};

export const decedentsHalfRules = [decedentsHalf, survivorsOfRecord];
