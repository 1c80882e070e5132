// The question: do several royalty clauses of one deed for the same keepers make one royalty or several?
import type { Rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type ClausesFacts = {
  /** A fraction that every clause can mean: stated, or one of its readings. Null: there is none. */
  readonly common: Rational | null;
  /** The clauses speak of different substances, terms or land, or say "in addition". */
  readonly apart: boolean;
};
export type ClausesAnswer = "one" | "several";

export const oneRoyaltySaidAgain: Rule<ClausesFacts, ClausesAnswer> = {
  id: "royalty.clauses.said-again",
  title: "A royalty said again for present and future leases is one royalty",
  cites: ["Luckel v. White, 819 S.W.2d 459 (Tex. 1991)", "Coghill v. Griffith, 358 S.W.3d 834 (Tex. App. 2012)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.common !== null && !f.apart,
  then: () => "one",
  because: () => "The clauses can all mean one fraction; read together they keep it once, under the present and under every later lease.",
};

export const eachItsOwn: Rule<ClausesFacts, ClausesAnswer> = {
  id: "royalty.clauses.each-its-own",
  title: "Royalties that no reading joins stand side by side",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "several",
  because: () => "The clauses give different fractions, or of different things.",
};

export const royaltyClauseRules = [oneRoyaltySaidAgain, eachItsOwn];
