// Descent in Colorado, Wyoming, Montana and Utah.
import { rational } from "@/lib/fraction/rational";
import { allToSpouse, beside, besideKin, childless, HALF, halfOrThird, nobody, statute, THIRD, withIssue } from "./statute";

export const coloradoHalf = statute({
  id: "succession.colorado.before-1995.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["C.R.S. 153-2-1 (1963)", "C.R.S. 15-11-102 (1973)"],
  states: ["CO"],
  to: "1995-06-30",
  when: withIssue,
  then: () => beside(HALF),
  because: "The spouse takes half and the issue half; the first sum that the code of 1974 gives the spouse is taken as paid out of other property.",
  assumes: true,
});

export const coloradoCode = statute({
  id: "succession.colorado.1995.issue-of-both",
  title: "All to the spouse where all issue are of both",
  cites: ["C.R.S. 15-11-102"],
  states: ["CO"],
  from: "1995-07-01",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All issue are of both and the spouse has no other; the spouse takes all.",
  assumes: true,
});

export const wyomingHalf = statute({
  id: "succession.wyoming.issue",
  title: "Half to the spouse, half to the issue",
  cites: ["Wyo. Stat. 2-4-101(a)(i)"],
  states: ["WY"],
  when: withIssue,
  then: () => beside(HALF),
  because: "Wyoming gives half to the spouse and half to the children and the issue of dead children.",
});

export const wyomingKinBefore1985 = statute({
  id: "succession.wyoming.before-1985.no-issue",
  title: "Without issue three fourths to the spouse",
  cites: ["Wyo. Stat. 2-4-101 (1980)"],
  states: ["WY"],
  to: "1985-05-22",
  when: (f) => childless(f) && f.parents + f.siblings > 0,
  then: (f) => {
    const heads = f.parents + f.siblings;
    const rest = (n: number) => rational(n, 4 * heads);
    return { ...nobody, spouse: rational(3, 4), parents: rest(f.parents), siblings: rest(f.siblings) };
  },
  because: "Without issue the spouse took three fourths, and parents, brothers and sisters the rest by heads.",
  assumes: true,
});

export const montanaFieldCode = statute({
  id: "succession.montana.before-1975.children",
  title: "Half with one child, a third with more",
  cites: ["R.C.M. 91-403 (1947)"],
  states: ["MT", "SD", "UT", "ID"],
  to: "1975-06-30",
  when: withIssue,
  then: halfOrThird,
  because: "One child takes half beside the spouse; with more children the spouse takes a third.",
});

export const montanaCode = statute({
  id: "succession.montana.1975.issue-of-both",
  title: "All to the spouse where all issue are of both",
  cites: ["Mont. Code 72-2-202 (1975)", "Mont. Code 72-2-112"],
  states: ["MT"],
  from: "1975-07-01",
  when: (f) => withIssue(f) && f.allOfSpouse !== false,
  then: () => allToSpouse,
  because: "All issue are of both; Montana gives the spouse all.",
  assumes: true,
});

export const montanaCodeOther = statute({
  id: "succession.montana.1975.other-issue",
  title: "Issue of another: half with one child, a third with more",
  cites: ["Mont. Code 72-2-202 (1975)"],
  states: ["MT"],
  from: "1975-07-01",
  to: "1993-09-30",
  when: withIssue,
  then: (f) => beside(f.stocks === 1 ? HALF : THIRD),
  because: "Issue of another survive; the spouse takes half beside one child and a third beside more.",
});

export const mountainKin = statute({
  id: "succession.montana.before-1975.no-issue",
  title: "Without issue half to the spouse beside parents or brothers and sisters",
  cites: ["R.C.M. 91-403 (1947)"],
  states: ["MT", "SD", "UT", "ID"],
  to: "1975-06-30",
  when: childless,
  then: (f) => besideKin(f, HALF),
  because: "No issue survive; the spouse takes half beside parents, else brothers and sisters.",
  assumes: true,
});

export const mountainRules = [coloradoHalf, coloradoCode, wyomingHalf, wyomingKinBefore1985, montanaFieldCode, montanaCode, montanaCodeOther, mountainKin];
