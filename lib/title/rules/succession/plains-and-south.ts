// Descent in Kansas, New Mexico, Arkansas, Mississippi and Louisiana.
import { ONE, rational } from "@/lib/fraction/rational";
import { allToSpouse, beside, childless, dower, HALF, nobody, statute, withIssue } from "./statute";

export const kansas = statute({
  id: "succession.kansas.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["K.S.A. 59-504", "K.S.A. 59-506"],
  states: ["KS"],
  when: withIssue,
  then: () => beside(HALF),
  because: "Kansas gives half to the spouse and half to the children and the issue of dead children.",
});

export const newMexicoCommunity = statute({
  id: "succession.new-mexico.community",
  title: "The decedent's half of the community goes to the spouse",
  cites: ["N.M. Stat. 45-2-102(B)", "N.M. Stat. 29-1-8 (1953)"],
  states: ["NM"],
  from: "1959-07-01",
  when: (f) => f.spouse && f.character === "community",
  then: () => allToSpouse,
  because: "The decedent's half of the community passes to the spouse, who owned the other half.",
});

export const newMexicoCommunityBefore1959 = statute({
  id: "succession.new-mexico.before-1959.community",
  title: "Of the decedent's half a quarter to the spouse, the rest to the children",
  cites: ["N.M. Stat. 31-109 (1941)"],
  states: ["NM"],
  to: "1959-06-30",
  when: (f) => withIssue(f) && f.character === "community",
  then: (f) => beside(f.halfOfRecord ? rational(1, 4) : rational(5, 8)),
  because: "The spouse kept half of the community; of the decedent's half a quarter went to the spouse and three quarters to the children.",
  assumes: true,
});

export const newMexicoSeparate = statute({
  id: "succession.new-mexico.separate",
  title: "A quarter of separate land to the spouse, the rest to the issue",
  cites: ["N.M. Stat. 45-2-102(A)"],
  states: ["NM"],
  when: (f) => withIssue(f) && f.character !== "community",
  then: () => beside(rational(1, 4)),
  because: "Of separate property the spouse takes a quarter and the issue three quarters.",
});

export const arkansasDower = statute({
  id: "succession.arkansas.dower",
  title: "A third to the spouse for life, the rest to the issue",
  cites: ["Ark. Code 28-11-301", "Ark. Code 28-9-214"],
  states: ["AR"],
  when: withIssue,
  then: () => dower,
  because: "Land descends to the issue, subject to the spouse's dower or curtesy of a third for life.",
});

export const arkansasChildless = statute({
  id: "succession.arkansas.no-issue",
  title: "Without issue all to the spouse of three years",
  cites: ["Ark. Code 28-9-214(2)"],
  states: ["AR"],
  from: "1969-07-01",
  when: childless,
  then: () => allToSpouse,
  because: "No issue survive; a spouse married three years or more takes all.",
  assumes: true,
});

export const arkansasChildlessBefore1969 = statute({
  id: "succession.arkansas.before-1969.no-issue",
  title: "Without issue half of what the decedent had acquired to the spouse",
  cites: ["Ark. Stat. 61-206 (1947)"],
  states: ["AR"],
  to: "1969-06-30",
  when: (f) => childless(f) && f.parents + f.siblings > 0,
  then: (f) => (f.parents > 0 ? { ...nobody, spouse: HALF, parents: HALF } : { ...nobody, spouse: HALF, siblings: HALF }),
  because: "Of a new acquisition the spouse took half in fee against collateral heirs.",
  assumes: true,
});

export const mississippi = statute({
  id: "succession.mississippi.child-share",
  title: "The spouse takes as one of the children",
  cites: ["Miss. Code 91-1-7"],
  states: ["MS"],
  when: withIssue,
  then: (f) => beside(rational(1, f.stocks + 1)),
  because: "The spouse takes a child's part, whatever the number of children.",
});

export const louisianaCommunity = statute({
  id: "succession.louisiana.community",
  title: "The decedent's half of the community to the issue, under the spouse's usufruct",
  cites: ["La. Civ. Code art. 888", "La. Civ. Code art. 890"],
  states: ["LA"],
  when: (f) => withIssue(f) && f.character === "community",
  then: (f) => (f.halfOfRecord ? { ...nobody, spouseLife: ONE } : { ...nobody, spouse: HALF, spouseLife: HALF }),
  because: "The spouse keeps the half of the community; the other half is the issue's in naked ownership under the spouse's usufruct.",
});

export const louisianaSeparate = statute({
  id: "succession.louisiana.separate",
  title: "Separate property to the issue",
  cites: ["La. Civ. Code art. 888"],
  states: ["LA"],
  when: (f) => withIssue(f) && f.character === "separate",
  then: () => ({ ...nobody, issue: ONE }),
  because: "Descendants take separate property to the exclusion of the spouse.",
});

export const plainsAndSouth = [
  kansas,
  newMexicoCommunity,
  newMexicoCommunityBefore1959,
  newMexicoSeparate,
  arkansasDower,
  arkansasChildless,
  arkansasChildlessBefore1969,
  mississippi,
  louisianaCommunity,
  louisianaSeparate,
];
