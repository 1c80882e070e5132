// Descent where no spouse survives.
import { ONE, rational, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";
import { HALF, nobody } from "./statute";

const none = (f: FamilyFacts): boolean => f.stocks === 0 && f.parents === 0 && f.siblings === 0;

/** Half to the kin of the father, half to those of the mother; all to one side where the other has none. */
function moieties(f: FamilyFacts): Descent {
  const { paternal, maternal, untold } = f.remoter;
  if (untold > 0 || paternal + maternal === 0) return byHeads(f);
  const both = paternal > 0 && maternal > 0;
  return { ...nobody, remoter: { paternal: both ? HALF : paternal > 0 ? ONE : ZERO, maternal: both ? HALF : maternal > 0 ? ONE : ZERO, untold: ZERO } };
}

/** Remoter kin by heads, of whichever side. */
function byHeads(f: FamilyFacts): Descent {
  const { paternal, maternal, untold } = f.remoter;
  const all = paternal + maternal + untold;
  if (all === 0) return { ...nobody, siblings: ONE };
  return { ...nobody, remoter: { paternal: rational(paternal, all), maternal: rational(maternal, all), untold: rational(untold, all) } };
}

/** Texas: a single parent shares with brothers and sisters. */
export function withoutSpouseInTexas(f: FamilyFacts): Descent {
  if (f.stocks > 0) return { ...nobody, issue: ONE };
  if (f.parents >= 2) return { ...nobody, parents: ONE };
  if (f.parents === 1) return f.siblings > 0 ? { ...nobody, parents: HALF, siblings: HALF } : { ...nobody, parents: ONE };
  return none(f) ? moieties(f) : { ...nobody, siblings: ONE };
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

export const remoterByMoieties: Rule<FamilyFacts, Descent> = {
  id: "succession.remoter-kin.moieties",
  title: "Remoter kin: half to the father's side, half to the mother's",
  cites: ["84 O.S. 213(B)(2)(d)", "N.D.C.C. 30.1-04-03", "Uniform Probate Code 2-103(a)(4)"],
  jurisdictions: { only: ["OK", "ND", "NM", "MT", "CO", "UT"] },
  in_force: { from: "1985-07-01" },
  when: (f) => !f.spouse && none(f) && f.remoter.paternal + f.remoter.maternal > 0 && f.remoter.untold === 0,
  then: moieties,
  because: () => "Neither issue, parents nor their issue survive; each side takes half, or all where the other has nobody.",
};

export const remoterByHeads: Rule<FamilyFacts, Descent> = {
  id: "succession.remoter-kin.by-heads",
  title: "Remoter kin: the next of kin in equal degree",
  cites: ["84 O.S. 213 (1971), sixth", "K.S.A. 59-509"],
  jurisdictions: { except: ["TX"] },
  in_force: {},
  when: (f) => !f.spouse && none(f) && f.remoter.paternal + f.remoter.maternal + f.remoter.untold > 0,
  then: byHeads,
  because: () => "Neither issue, parents nor their issue survive; the next of kin share by heads.",
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

export const withoutSpouseRules = [noSpouseTexas, kinByHeads, remoterByMoieties, remoterByHeads, noSpouse];
