// Descent in Ohio, Pennsylvania and West Virginia.
import { ONE } from "@/lib/fraction/rational";
import { allToSpouse, beside, childless, dower, HALF, halfOrThird, nobody, statute, withIssue } from "./statute";

export const ohioDower = statute({
  id: "succession.ohio.before-1932.dower",
  title: "Land to the issue, subject to dower",
  cites: ["Ohio G.C. 8573", "Ohio G.C. 8606"],
  states: ["OH"],
  to: "1931-12-31",
  when: withIssue,
  then: () => dower,
  because: "Land descended to the children, subject to the spouse's dower of a third for life.",
});

export const ohioHalfOrThird = statute({
  id: "succession.ohio.1932.children",
  title: "Half with one child, a third with more",
  cites: ["Ohio G.C. 10503-4", "Ohio R.C. 2105.06"],
  states: ["OH"],
  from: "1932-01-01",
  to: "1990-12-31",
  when: withIssue,
  then: halfOrThird,
  because: "The spouse takes half beside one child and a third beside more; the first sum given since 1976 is taken as paid out of other property.",
  assumes: true,
});

export const ohioIssueOfBoth = statute({
  id: "succession.ohio.issue-of-both",
  title: "All to the spouse where all children are of both",
  cites: ["Ohio R.C. 2105.06(B)"],
  states: ["OH"],
  from: "1991-01-01",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All children are also the spouse's; the spouse takes all.",
  assumes: true,
});

export const ohioOtherIssue = statute({
  id: "succession.ohio.1991.other-issue",
  title: "Issue of another: half with one child, a third with more",
  cites: ["Ohio R.C. 2105.06(C)", "Ohio R.C. 2105.06(D)"],
  states: ["OH"],
  from: "1991-01-01",
  when: withIssue,
  then: halfOrThird,
  because: "A child is of another; the spouse takes half beside one child and a third beside more, and the first sum is taken as paid out of other property.",
  assumes: true,
});

export const pennsylvaniaDower = statute({
  id: "succession.pennsylvania.before-1918.dower",
  title: "Land to the issue, a third to the spouse for life",
  cites: ["Pa. Act of April 8, 1833, P.L. 315"],
  states: ["PA"],
  to: "1917-12-31",
  when: withIssue,
  then: () => dower,
  because: "Land descended to the issue, subject to a third for the widow's life.",
  assumes: true,
});

export const pennsylvaniaHalfOrThird = statute({
  id: "succession.pennsylvania.1918.children",
  title: "Half with one child, a third with more",
  cites: ["Pa. Intestate Act of 1917, P.L. 429", "Pa. Intestate Act of 1947, P.L. 80"],
  states: ["PA"],
  from: "1918-01-01",
  to: "1979-06-30",
  when: withIssue,
  then: halfOrThird,
  because: "The spouse takes half beside one child and a third beside more.",
});

export const pennsylvaniaHalf = statute({
  id: "succession.pennsylvania.1979.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["20 Pa.C.S. 2102"],
  states: ["PA"],
  from: "1979-07-01",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes half; the first sum where all issue are of both is taken as paid out of other property.",
  assumes: true,
});

export const westVirginiaDower = statute({
  id: "succession.west-virginia.before-1992.dower",
  title: "Land to the issue, subject to dower",
  cites: ["W. Va. Code 42-1-1 (1931)", "W. Va. Code 43-1-1"],
  states: ["WV"],
  to: "1992-06-04",
  when: withIssue,
  then: () => dower,
  because: "Land descended to the children, subject to the spouse's dower of a third for life.",
});

export const westVirginiaChildless = statute({
  id: "succession.west-virginia.before-1992.no-issue",
  title: "Without issue land went to parents and their issue before the spouse",
  cites: ["W. Va. Code 42-1-1 (1931)"],
  states: ["WV"],
  to: "1992-06-04",
  when: (f) => childless(f) && f.parents + f.siblings > 0,
  then: (f) => (f.parents > 0 ? { ...nobody, parents: ONE } : { ...nobody, siblings: ONE }),
  because: "Without issue land descended to father and mother, then to brothers and sisters; the spouse had dower only.",
  assumes: true,
});

export const westVirginiaCode = statute({
  id: "succession.west-virginia.1992.issue-of-both",
  title: "All to the spouse where all issue are of both",
  cites: ["W. Va. Code 42-1-3"],
  states: ["WV"],
  from: "1992-06-05",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All issue are of both and the spouse has no other; the spouse takes all.",
  assumes: true,
});

export const westVirginiaCodeOther = statute({
  id: "succession.west-virginia.1992.other-issue",
  title: "Half to the spouse where there is issue of another",
  cites: ["W. Va. Code 42-1-3"],
  states: ["WV"],
  from: "1992-06-05",
  when: withIssue,
  then: () => beside(HALF),
  because: "Issue of another survive; the spouse takes half.",
});

export const appalachianRules = [
  ohioDower,
  ohioHalfOrThird,
  ohioIssueOfBoth,
  ohioOtherIssue,
  pennsylvaniaDower,
  pennsylvaniaHalfOrThird,
  pennsylvaniaHalf,
  westVirginiaDower,
  westVirginiaChildless,
  westVirginiaCode,
  westVirginiaCodeOther,
];
