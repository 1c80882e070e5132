// Descent in Kentucky, Illinois, Michigan, Nebraska, South Dakota, Utah, Alabama and California.
import { rational } from "@/lib/fraction/rational";
import { allToSpouse, beside, besideKin, childless, dower, HALF, halfOrThird, statute, THIRD, withIssue } from "./statute";

export const kentuckyDower = statute({
  id: "succession.kentucky.before-1956.dower",
  title: "Land to the issue, a third to the spouse for life",
  cites: ["Ky. Rev. Stat. 392.020 (1942)", "Ky. Rev. Stat. 391.010"],
  states: ["KY"],
  to: "1956-06-13",
  when: withIssue,
  then: () => dower,
  because: "Land descended to the children, subject to a third for the spouse's life.",
});

export const kentuckyHalf = statute({
  id: "succession.kentucky.1956.issue",
  title: "Half of the surplus land to the spouse, half to the issue",
  cites: ["Ky. Rev. Stat. 392.020", "Ky. Rev. Stat. 391.010"],
  states: ["KY"],
  from: "1956-06-14",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes half of the surplus land in fee, the children and the issue of dead children the other half.",
});

export const kentuckyKin = statute({
  id: "succession.kentucky.1956.no-issue",
  title: "Without issue half to the spouse, half to parents, else to brothers and sisters",
  cites: ["Ky. Rev. Stat. 392.020", "Ky. Rev. Stat. 391.010"],
  states: ["KY"],
  from: "1956-06-14",
  when: childless,
  then: (f) => besideKin(f, HALF),
  because: "No issue survive; land beyond the spouse's half goes to father and mother, else to brothers and sisters.",
});

export const illinoisThird = statute({
  id: "succession.illinois.1940.issue",
  title: "A third of the land to the spouse, the rest to the issue",
  cites: ["Ill. Rev. Stat. 1939, ch. 3, par. 162"],
  states: ["IL"],
  from: "1940-01-01",
  to: "1979-12-31",
  when: withIssue,
  then: () => beside(THIRD),
  because: "The spouse took a third of the land beside descendants.",
});

export const illinoisHalf = statute({
  id: "succession.illinois.1980.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["755 ILCS 5/2-1(a)"],
  states: ["IL"],
  from: "1980-01-01",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes half of the estate and the descendants half, by stocks.",
});

export const michiganChildren = statute({
  id: "succession.michigan.before-1979.children",
  title: "Half with one child, a third with more",
  cites: ["Mich. Comp. Laws 702.80"],
  states: ["MI"],
  to: "1979-06-30",
  when: withIssue,
  then: halfOrThird,
  because: "The widow took half beside one child and a third beside more.",
  assumes: true,
});

export const michiganHalf = statute({
  id: "succession.michigan.1979.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["Mich. Comp. Laws 700.105 (1978)", "Mich. Comp. Laws 700.2102"],
  states: ["MI"],
  from: "1979-07-01",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes a first sum and half of the rest; the sum is taken as paid out of other property.",
  assumes: true,
});

export const nebraskaOld = statute({
  id: "succession.nebraska.before-1977.issue",
  title: "Half with one child, a third with more, a quarter where a child is of another",
  cites: ["Neb. Rev. Stat. 30-101 (1943)"],
  states: ["NE"],
  to: "1976-12-31",
  when: withIssue,
  then: (f) => (f.allOfSpouse === false ? beside(rational(1, 4)) : halfOrThird(f)),
  because: "The spouse who was parent of all the children took half beside one and a third beside more, otherwise a quarter.",
});

export const nebraskaHalf = statute({
  id: "succession.nebraska.1977.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["Neb. Rev. Stat. 30-2302"],
  states: ["NE"],
  from: "1977-01-01",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes half; the first sum given where all issue are of both is taken as paid out of other property.",
  assumes: true,
});

export const southDakotaChildren = statute({
  id: "succession.south-dakota.before-1995.children",
  title: "Half with one child, a third with more",
  cites: ["S.D. Codified Laws 29-1-5"],
  states: ["SD"],
  from: "1975-07-01",
  to: "1995-06-30",
  when: withIssue,
  then: halfOrThird,
  because: "One child took half beside the spouse; with more children the spouse took a third.",
});

export const southDakotaCode = statute({
  id: "succession.south-dakota.1995.issue-of-both",
  title: "All to the spouse where all issue are of both",
  cites: ["S.D. Codified Laws 29A-2-102"],
  states: ["SD"],
  from: "1995-07-01",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All issue are of both; the spouse takes all.",
  assumes: true,
});

export const utahChildren = statute({
  id: "succession.utah.1975-1977.children",
  title: "Half with one child, a third with more",
  cites: ["Utah Code 74-4-5 (1953)"],
  states: ["UT"],
  from: "1975-07-01",
  to: "1977-06-30",
  when: withIssue,
  then: halfOrThird,
  because: "One child took half beside the spouse; with more children the spouse took a third.",
});

export const utahHalf = statute({
  id: "succession.utah.1977.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["Utah Code 75-2-102 (1975)"],
  states: ["UT"],
  from: "1977-07-01",
  to: "1998-06-30",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse took half; the first sum given where all issue are of both is taken as paid out of other property.",
  assumes: true,
});

export const utahCode = statute({
  id: "succession.utah.1998.issue-of-both",
  title: "All to the spouse where all issue are of both",
  cites: ["Utah Code 75-2-102"],
  states: ["UT"],
  from: "1998-07-01",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All issue are of both; the spouse takes all.",
  assumes: true,
});

export const alabamaDower = statute({
  id: "succession.alabama.before-1983.dower",
  title: "Land to the issue, a third to the widow for life",
  cites: ["Ala. Code tit. 16, § 1 (1940)", "Ala. Code tit. 34, § 41 (1940)"],
  states: ["AL"],
  to: "1982-12-31",
  when: withIssue,
  then: () => dower,
  because: "Land descended to the children, subject to dower of a third for life.",
  assumes: true,
});

export const alabamaHalf = statute({
  id: "succession.alabama.1983.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["Ala. Code 43-8-41"],
  states: ["AL"],
  from: "1983-01-01",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes half; the first sum given where all issue are of both is taken as paid out of other property.",
  assumes: true,
});

export const californiaCommunity = statute({
  id: "succession.california.community",
  title: "The decedent's half of the community goes to the spouse",
  cites: ["Cal. Prob. Code 201 (1931)", "Cal. Prob. Code 6401(a)"],
  states: ["CA"],
  from: "1923-08-17",
  when: (f) => f.spouse && f.character === "community",
  then: () => allToSpouse,
  because: "The decedent's half of the community passes to the spouse, who owned the other half.",
});

export const californiaSeparate = statute({
  id: "succession.california.separate",
  title: "Of separate property half with one child, a third with more",
  cites: ["Cal. Prob. Code 221 (1931)", "Cal. Prob. Code 6401(c)"],
  states: ["CA"],
  when: withIssue,
  then: halfOrThird,
  because: "Of separate property the spouse takes half beside one child and a third beside more.",
});

export const furtherStates = [
  kentuckyDower,
  kentuckyHalf,
  kentuckyKin,
  illinoisThird,
  illinoisHalf,
  michiganChildren,
  michiganHalf,
  nebraskaOld,
  nebraskaHalf,
  southDakotaChildren,
  southDakotaCode,
  utahChildren,
  utahHalf,
  utahCode,
  alabamaDower,
  alabamaHalf,
  californiaCommunity,
  californiaSeparate,
];
