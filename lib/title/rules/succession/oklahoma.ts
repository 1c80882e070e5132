// Descent in Oklahoma, which turned on 1 July 1985.
import { div, ONE, type Rational, rational, sub, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";

const none: Descent = { spouse: ZERO, issue: ZERO, parents: ZERO, siblings: ZERO, spouseLife: ZERO };
const OK = { only: ["OK"] } as const;
const BEFORE = { to: "1985-06-30" };
const SINCE = { from: "1985-07-01" };
const HALF = rational(1, 2);
const withSpouse = (share: Rational): Descent => ({ ...none, spouse: share, issue: sub(ONE, share) });
/** Children of dead brothers and sisters take only beside a brother or sister who lives: where none does the spouse takes all. */
const kin = (f: FamilyFacts, spouse: Rational): Descent => {
  if (f.parents === 0 && f.siblingsLiving === 0) return { ...none, spouse: ONE };
  const rest = sub(ONE, spouse);
  return f.parents > 0 ? { ...none, spouse, parents: rest } : { ...none, spouse, siblings: rest };
};

export const remarriedBefore1985: Rule<FamilyFacts, Descent> = {
  id: "succession.oklahoma.before-1985.remarried",
  title: "A later spouse takes as one of the children",
  cites: ["84 O.S. 213 (1971), first"],
  jurisdictions: OK,
  in_force: BEFORE,
  when: (f) => f.spouse && f.stocks > 0 && (f.marriages ?? 1) > 1 && f.character !== "joint_industry",
  then: (f) => withSpouse(rational(1, f.stocks + 1)),
  because: (f) =>
    `The decedent had married more than once and the land was not won by the joint industry of the last marriage; the spouse takes as one of ${f.stocks + 1}.`,
};

export const childrenBefore1985: Rule<FamilyFacts, Descent> = {
  id: "succession.oklahoma.before-1985.children",
  title: "Half with one child, a third with more",
  cites: ["84 O.S. 213 (1971), first"],
  jurisdictions: OK,
  in_force: BEFORE,
  when: (f) => f.spouse && f.stocks > 0,
  then: (f) => withSpouse(f.stocks === 1 ? HALF : rational(1, 3)),
  because: (f) =>
    f.stocks === 1 ? "One child or its issue: equal shares." : "More than one child: a third to the spouse, the rest to the children by stocks.",
};

export const kinBefore1985: Rule<FamilyFacts, Descent> = {
  id: "succession.oklahoma.before-1985.no-issue",
  title: "Without issue: joint industry to the spouse, else half",
  cites: ["84 O.S. 213 (1971), second"],
  jurisdictions: OK,
  in_force: BEFORE,
  when: (f) => f.spouse,
  then: (f) => (f.character === "joint_industry" ? { ...none, spouse: ONE } : kin(f, HALF)),
  because: () => "No issue survive; what joint industry won goes to the spouse, of the rest half.",
};

export const allIssueSince1985: Rule<FamilyFacts, Descent> = {
  id: "succession.oklahoma.since-1985.all-issue-of-spouse",
  title: "Half to the spouse where all issue are the spouse's",
  cites: ["84 O.S. 213(B)(1)(b)"],
  jurisdictions: OK,
  in_force: SINCE,
  when: (f) => f.spouse && f.stocks > 0 && f.allOfSpouse !== false,
  then: () => withSpouse(HALF),
  because: (f) =>
    f.allOfSpouse === null
      ? "The papers name no child of another; all issue are assumed to be the spouse's."
      : "All issue are also the spouse's: half to the spouse, half to the issue.",
  assumes: (f) => f.allOfSpouse === null,
};

export const someIssueSince1985: Rule<FamilyFacts, Descent> = {
  id: "succession.oklahoma.since-1985.other-issue",
  title: "Issue of another: half of joint industry, an equal part of the rest",
  cites: ["84 O.S. 213(B)(1)(c)"],
  jurisdictions: OK,
  in_force: SINCE,
  when: (f) => f.spouse && f.stocks > 0,
  then: (f) => withSpouse(f.character === "joint_industry" ? HALF : div(ONE, rational(f.stocks + 1))),
  because: (f) =>
    f.character === "joint_industry"
      ? "Property of the joint industry: half to the spouse."
      : "Other property: the spouse takes an equal part with each child.",
};

export const kinSince1985: Rule<FamilyFacts, Descent> = {
  id: "succession.oklahoma.since-1985.no-issue",
  title: "Without issue: joint industry to the spouse, of the rest a third",
  cites: ["84 O.S. 213(B)(1)(a)"],
  jurisdictions: OK,
  in_force: SINCE,
  when: (f) => f.spouse,
  then: (f) => (f.character === "joint_industry" ? { ...none, spouse: ONE } : kin(f, rational(1, 3))),
  because: () => "No issue survive; of what joint industry did not win the spouse takes a third beside parents or brothers and sisters.",
};

export const oklahomaRules = [remarriedBefore1985, childrenBefore1985, kinBefore1985, allIssueSince1985, someIssueSince1985, kinSince1985];
