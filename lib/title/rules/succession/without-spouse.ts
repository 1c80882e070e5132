// Descent where no spouse survives.
import { ONE, rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";
import { HALF, nobody } from "./statute";

/** Texas: a single parent shares with brothers and sisters. */
export function withoutSpouseInTexas(f: FamilyFacts): Descent {
  if (f.stocks > 0) return { ...nobody, issue: ONE };
  if (f.parents >= 2) return { ...nobody, parents: ONE };
  if (f.parents === 1) return f.siblings > 0 ? { ...nobody, parents: HALF, siblings: HALF } : { ...nobody, parents: ONE };
  return { ...nobody, siblings: ONE };
}

const kinOf = (f: FamilyFacts): Descent => {
  if (f.stocks > 0) return { ...nobody, issue: ONE };
  return f.parents > 0 ? { ...nobody, parents: ONE } : { ...nobody, siblings: ONE };
};

export const noSpouseTexas: Rule<FamilyFacts, Descent> = {
  id: "succession.texas.no-spouse",
  title: "Without a spouse: issue, then parents, a single parent beside brothers and sisters",
  cites: ["Tex. Est. Code 201.001", "Tex. Prob. Code 38(a)"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => !f.spouse,
  then: withoutSpouseInTexas,
  because: (f) => (f.stocks > 0 ? "The issue take all, by stocks." : "No issue survive; parents and their issue take."),
};

export const kinByHeads: Rule<FamilyFacts, Descent> = {
  id: "succession.kin-by-heads",
  title: "Without spouse or issue parents, brothers and sisters share by heads",
  cites: ["Miss. Code 91-1-3", "Wyo. Stat. 2-4-101(c)(ii)"],
  jurisdictions: { only: ["MS", "WY"] },
  in_force: {},
  when: (f) => !f.spouse && f.stocks === 0 && f.parents > 0 && f.siblings > 0,
  then: (f) => {
    const heads = f.parents + f.siblings;
    return { ...nobody, parents: rational(f.parents, heads), siblings: rational(f.siblings, heads) };
  },
  because: () => "No spouse or issue survive; father, mother, brothers and sisters take equal parts.",
};

export const noSpouse: Rule<FamilyFacts, Descent> = {
  id: "succession.no-spouse",
  title: "Without a spouse: issue, then parents, then brothers and sisters",
  cites: ["84 O.S. 213", "K.S.A. 59-506", "N.D.C.C. 30.1-04-03", "Ohio R.C. 2105.06"],
  jurisdictions: { except: ["TX"] },
  in_force: {},
  when: (f) => !f.spouse,
  then: kinOf,
  because: (f) => (f.stocks > 0 ? "The issue take all, by stocks." : "No issue survive; the parents take, else brothers and sisters and their issue."),
};

export const withoutSpouseRules = [noSpouseTexas, kinByHeads, noSpouse];
