// The question: a taker under a will died before the testator; does the taker's issue stand in, or does the gift lapse?
import type { Rule } from "@/lib/title/rules/rule";

export type LapseFacts = {
  /** What the taker was to the testator: of the body, of the line of brothers and sisters, other kin by blood, spouse, or none of these. */
  readonly relation: "descendant" | "sibling" | "kin" | "spouse" | "other";
  /** Issue of the taker survived the testator. */
  readonly issue: boolean;
  /** The will itself names those who take in that case, or gives to the taker's issue. */
  readonly over?: "named" | "issue";
};
export type LapseAnswer = "named" | "issue" | "lapses";

const SINCE_1991 = { from: "1991-09-01" };
const blood = (f: LapseFacts) => ["descendant", "sibling", "kin"].includes(f.relation);
const standsIn = (why: string) => ({ then: (): LapseAnswer => "issue", because: () => why });

export const giftOver: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse.gift-over",
  title: "The will says itself who takes in the place of one who died first",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.over === "named" || (f.over === "issue" && f.issue),
  then: (f) => (f.over === "named" ? "named" : "issue"),
  because: () => "The statutes on lapse yield to the will, and the will gives over to others.",
};

export const anyDevisee: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse.any-devisee",
  title: "Issue stand in for any devisee",
  cites: ["W. Va. Code 41-3-3", "Ky. Rev. Stat. 394.400"],
  jurisdictions: { only: ["WV", "KY"] },
  in_force: {},
  when: (f) => f.issue,
  ...standsIn("In this state the issue of any devisee who died first take what that devisee would have taken."),
};

export const descendantsOnly: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse.descendants",
  title: "Issue stand in for a descendant of the testator",
  cites: ["Ark. Code 28-26-104", "Miss. Code 91-5-7", "755 ILCS 5/4-11", "Tex. Prob. Code 68 (1956)"],
  jurisdictions: { only: ["AR", "MS", "IL", "TX", "PA"] },
  in_force: {},
  when: (f) => f.issue && f.relation === "descendant",
  ...standsIn("The taker was a descendant of the testator; the taker's issue take in the taker's place."),
};

export const texasParentsLine: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse.texas.parents-line",
  title: "Issue stand in for a descendant of the testator's parents",
  cites: ["Tex. Est. Code 255.153", "Tex. Prob. Code 68(a)"],
  jurisdictions: { only: ["TX"] },
  in_force: SINCE_1991,
  when: (f) => f.issue && f.relation === "sibling",
  ...standsIn("The taker was a descendant of the testator's parents; the taker's issue who live 120 hours take in the taker's place."),
};

export const pennsylvaniaSiblings: Rule<LapseFacts, LapseAnswer> = {
  ...texasParentsLine,
  id: "succession.lapse.pennsylvania.siblings",
  title: "Issue stand in for a brother or sister",
  cites: ["20 Pa.C.S. 2514(9)"],
  jurisdictions: { only: ["PA"] },
  in_force: {},
  ...standsIn("The taker was of the line of the testator's brothers and sisters; the taker's issue take in the taker's place."),
};

export const bloodRelations: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse.kindred",
  title: "Issue stand in for a relation by blood",
  cites: ["84 O.S. 142", "K.S.A. 59-615", "Ohio R.C. 2107.52", "N.D.C.C. 30.1-09.1-03", "Mont. Code 72-2-613", "C.R.S. 15-11-603", "N.M. Stat. 45-2-603"],
  jurisdictions: { only: ["OK", "KS", "OH", "ND", "SD", "NE", "MT", "WY", "CO", "UT", "NM", "MI", "AL", "CA"] },
  in_force: {},
  when: (f) => f.issue && blood(f),
  ...standsIn("The taker was kin of the testator by blood; the taker's issue take in the taker's place."),
};

export const kansasSpouse: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse.kansas.spouse",
  title: "In Kansas issue stand in for the spouse too",
  cites: ["K.S.A. 59-615"],
  jurisdictions: { only: ["KS"] },
  in_force: {},
  when: (f) => f.issue && f.relation === "spouse",
  ...standsIn("The statute names the spouse beside the kin; the spouse's issue take in the spouse's place."),
};

export const lapses: Rule<LapseFacts, LapseAnswer> = {
  id: "succession.lapse",
  title: "A gift to one who died before the testator lapses",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "lapses",
  because: () => "No statute puts another in the place of this taker; the gift fails, and the share stays in the testator's estate.",
};

export const lapseRules = [giftOver, anyDevisee, descendantsOnly, texasParentsLine, pennsylvaniaSiblings, bloodRelations, kansasSpouse, lapses];
