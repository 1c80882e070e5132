// Descent in North Dakota: the field code, the first uniform code of 1975, the revised code of 1995.
import { allToSpouse, beside, besideKin, childless, HALF, halfOrThird, statute, withIssue } from "./statute";

const states = ["ND"];

export const northDakotaFieldCode = statute({
  id: "succession.north-dakota.before-1975.children",
  title: "Half with one child, a third with more",
  cites: ["N.D.C.C. 56-01-04 (1960), subd. 1"],
  states,
  to: "1975-06-30",
  when: withIssue,
  then: halfOrThird,
  because: "One child takes half beside the spouse; with more children the spouse takes a third.",
});

export const northDakotaFieldCodeKin = statute({
  id: "succession.north-dakota.before-1975.no-issue",
  title: "Without issue half to the spouse, half to parents or brothers and sisters",
  cites: ["N.D.C.C. 56-01-04 (1960), subd. 2"],
  states,
  to: "1975-06-30",
  when: childless,
  then: (f) => besideKin(f, HALF),
  because: "No issue survive; the spouse takes half beside the parents or their issue, and what the statute sets aside in money is left out of account.",
  assumes: true,
});

export const northDakotaFirstCode = statute({
  id: "succession.north-dakota.1975.issue",
  title: "A sum and half to the spouse, half to the issue",
  cites: ["N.D.C.C. 30.1-04-02 (1975)"],
  states,
  from: "1975-07-01",
  to: "1995-07-31",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes a first sum in money and half of the rest; the sum is taken as paid out of other property.",
  assumes: true,
});

export const northDakotaCode = statute({
  id: "succession.north-dakota.1995.issue-of-both",
  title: "All to the spouse where all issue are of both",
  cites: ["N.D.C.C. 30.1-04-02"],
  states,
  from: "1995-08-01",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All issue of the decedent are also the spouse's, and no other issue of the spouse is shown; the spouse takes all.",
  assumes: true,
});

export const northDakotaCodeOther = statute({
  id: "succession.north-dakota.1995.other-issue",
  title: "A sum and half to the spouse where there is issue of another",
  cites: ["N.D.C.C. 30.1-04-02"],
  states,
  from: "1995-08-01",
  when: withIssue,
  then: () => beside(HALF),
  because: "Issue of another survive; the spouse takes a first sum and half of the rest, and the sum is taken as paid out of other property.",
  assumes: true,
});

export const northDakotaRules = [northDakotaFieldCode, northDakotaFieldCodeKin, northDakotaFirstCode, northDakotaCode, northDakotaCodeOther];
