// The shapes in which statutes of descent answer, so that a state's file holds only what its law says.
import { ONE, type Rational, rational, sub, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";
import type { Descent, FamilyFacts } from "./family";

export const nobody: Descent = { spouse: ZERO, issue: ZERO, parents: ZERO, siblings: ZERO, spouseLife: ZERO };
export const HALF = rational(1, 2);
export const THIRD = rational(1, 3);

/** `beside(1/3)` → a third to the spouse, the rest to the issue. */
export const beside = (spouse: Rational): Descent => ({ ...nobody, spouse, issue: sub(ONE, spouse) });
/** All to the spouse. */
export const allToSpouse: Descent = { ...nobody, spouse: ONE };
/** Dower: a third to the spouse for life, the rest and the remainder to the issue. */
export const dower: Descent = { ...nobody, issue: rational(2, 3), spouseLife: THIRD };
/** Half with one child, a third with more: the old field code. */
export const halfOrThird = (f: FamilyFacts): Descent => beside(f.stocks === 1 ? HALF : THIRD);

/** What the spouse takes beside parents, else beside brothers and sisters; all where there is neither. */
export const besideKin = (f: FamilyFacts, spouse: Rational): Descent => {
  if (f.parents === 0 && f.siblings === 0) return allToSpouse;
  const rest = sub(ONE, spouse);
  return f.parents > 0 ? { ...nobody, spouse, parents: rest } : { ...nobody, spouse, siblings: rest };
};

type Words = Pick<Rule<FamilyFacts, Descent>, "id" | "title" | "cites"> & {
  readonly states: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly when: (f: FamilyFacts) => boolean;
  readonly then: (f: FamilyFacts) => Descent;
  readonly because: string;
  /** The answer takes for granted what papers seldom say: the size of the estate, a marriage of three years. */
  readonly assumes?: boolean;
};

/** A rule of descent of some states between two days of death. */
export function statute({ states, from, to, because, assumes, ...rule }: Words): Rule<FamilyFacts, Descent> {
  return {
    ...rule,
    jurisdictions: { only: states },
    in_force: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    because: () => because,
    assumes: () => assumes === true,
  };
}

export const withIssue = (f: FamilyFacts): boolean => f.spouse && f.stocks > 0;
export const childless = (f: FamilyFacts): boolean => f.spouse && f.stocks === 0;
