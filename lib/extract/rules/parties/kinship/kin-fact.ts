// What a statement of a family comes to: facts of kin; and the lists they are read from.
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Span } from "@/lib/text/view";
import type { KinPhrase } from "./kin-words";

export type KinFact = {
  name: string;
  readonly at: Span;
  relation: string;
  /** Whose: one person, or both parents; "?first" and "?last" for a spouse who has no name. */
  of: string[];
  living: boolean | null;
};
/** A word of dying: who, where it stands, and whether it says that he went before another. */
export type DeathTold = { readonly name: string; readonly at: number; readonly before: boolean };

/** A list of kin that is open: whose kin, how many are announced, who stands in it so far. */
export type Slot = {
  /** The children of the parents of the dead: "a son" among them is his brother. */
  ofParents?: true;
  kin: KinPhrase;
  of: string[];
  waiting: boolean;
  filled: KinFact[];
  opened: number;
  parentOf: Slot | null;
  living: boolean | null /** Opened by a question: the answer fills it. */;
  topic?: boolean;
};

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase() || sameFirstAndLast(a, b);
const bareKin = (at: Span): KinPhrase => ({
  start: at.start,
  end: at.end,
  relation: "child",
  plural: true,
  count: null,
  possessive: null,
  ordinal: null,
  negated: false,
  dead: false,
  sex: null,
});

/** The slot that "married" opens. */
export const spouseKin = (at: Span): KinPhrase => ({ ...bareKin(at), relation: "spouse", plural: false, count: 1 });

/** The slot that "born to them were" opens. */
export const childrenKin = (at: Span): KinPhrase => bareKin(at);
