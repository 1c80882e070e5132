// Descent in Texas, by character of the property and date of death.
import { ONE, rational, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";
import { withoutSpouseInTexas } from "./without-spouse";

const none: Descent = { spouse: ZERO, issue: ZERO, parents: ZERO, siblings: ZERO, spouseLife: ZERO };
const HALF = rational(1, 2);
const community = (f: FamilyFacts) => f.spouse && f.character === "community";
const TX = { only: ["TX"] } as const;

export const communityToSpouse: Rule<FamilyFacts, Descent> = {
  id: "succession.texas.community.all-to-spouse",
  title: "Community land goes to the spouse where all issue are the spouse's",
  cites: ["Tex. Est. Code 201.003(b)", "Tex. Prob. Code 45 as amended eff. 1 Sept. 1993"],
  jurisdictions: TX,
  in_force: { from: "1993-09-01" },
  when: (f) => community(f) && (f.stocks === 0 || f.allOfSpouse === true),
  then: () => ({ ...none, spouse: ONE }),
  because: (f) =>
    f.stocks === 0
      ? "No issue survive, so the community passes to the spouse."
      : "All surviving issue are also the spouse's; the decedent's half joins the spouse's own.",
};

export const communityNoIssue: Rule<FamilyFacts, Descent> = {
  ...communityToSpouse,
  id: "succession.texas.community.no-issue",
  title: "Community land goes to the spouse where there is no issue",
  cites: ["Tex. Prob. Code 45"],
  in_force: { to: "1993-08-31" },
  when: (f) => community(f) && f.stocks === 0,
};

export const communityHalfToIssue: Rule<FamilyFacts, Descent> = {
  id: "succession.texas.community.half-to-issue",
  title: "The decedent's half of the community goes to the issue",
  cites: ["Tex. Est. Code 201.003(c)", "Tex. Prob. Code 45"],
  jurisdictions: TX,
  in_force: {},
  when: community,
  then: (f) => (f.halfOfRecord ? { ...none, issue: ONE } : { ...none, spouse: HALF, issue: HALF }),
  because: (f) =>
    f.halfOfRecord
      ? "The spouse holds the other half of record; the decedent's half goes to the issue."
      : "The spouse keeps the half that was always the spouse's own; the decedent's half goes to the issue.",
};

export const separateLand: Rule<FamilyFacts, Descent> = {
  id: "succession.texas.separate-land",
  title: "Separate land: a third to the spouse for life, the rest to the issue",
  cites: ["Tex. Est. Code 201.002", "Tex. Prob. Code 38(b)"],
  jurisdictions: TX,
  in_force: {},
  when: (f) => f.spouse && f.stocks > 0,
  then: () => ({ ...none, issue: rational(2, 3), spouseLife: rational(1, 3) }),
  because: () => "Of separate land the spouse takes one third for life; the issue take the rest, and that third in remainder.",
};

export const separateNoIssue: Rule<FamilyFacts, Descent> = {
  id: "succession.texas.separate-land.no-issue",
  title: "Separate land without issue: half to the spouse",
  cites: ["Tex. Est. Code 201.002(d)"],
  jurisdictions: TX,
  in_force: {},
  when: (f) => f.spouse,
  then: (f) => {
    if (f.parents === 0 && f.siblings === 0) return { ...none, spouse: ONE };
    const rest = withoutSpouseInTexas(f);
    const half = (r: typeof ONE) => rational(r.n, r.d * 2n);
    return { ...none, spouse: HALF, parents: half(rest.parents), siblings: half(rest.siblings) };
  },
  because: () => "Without issue the spouse takes half of separate land, parents and their issue the other half.",
};

export const texasRules = [communityToSpouse, communityNoIssue, communityHalfToIssue, separateLand, separateNoIssue];
