// The question: is one half of what a testator bought in marriage, and holds alone of record, the surviving spouse's own?
import type { Rule } from "@/lib/title/rules/rule";

export type CommunityFacts = {
  /** The will speaks of "my one-half" of the land, or of the testator's part of the community. */
  readonly ownHalf: boolean;
  /** A spouse is named, and holds nothing of the land of record. */
  readonly spouse: boolean;
  /** The testator took by gift, devise or descent. */
  readonly gratuitous: boolean;
};
export type CommunityAnswer = "half is the spouse's" | "the testator's";

export const survivorsHalf: Rule<CommunityFacts, CommunityAnswer> = {
  id: "marital.community.survivors-half",
  title: "One half of the community is the survivor's, whose name the deed does not bear",
  cites: ["Tex. Fam. Code 3.002-3.003", "Tex. Est. Code 101.052", "N.M.S.A. 40-3-12"],
  jurisdictions: { only: ["TX", "NM", "AZ", "CA", "ID", "LA", "NV", "WA"] },
  in_force: {},
  when: (f) => f.ownHalf && f.spouse && !f.gratuitous,
  then: () => "half is the spouse's",
  because: () => "What spouses buy is presumed of the community, and the will itself speaks of the testator's half; it disposes of that alone.",
};

export const titleAsItStands: Rule<CommunityFacts, CommunityAnswer> = {
  id: "marital.community.as-it-stands",
  title: "What the record gives one spouse alone is followed where no paper says otherwise",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "the testator's",
  because: () => "No paper says that the land was of the community.",
};

export const communityRules = [survivorsHalf, titleAsItStands];
