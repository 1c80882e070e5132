// The facts of a family on which descent turns, and the shapes that a statute's answer can take.
import type { Rational } from "@/lib/fraction/rational";

export type FamilyFacts = {
  readonly spouse: boolean;
  /** Children who live, or who left issue: each a stock. */
  readonly stocks: number;
  /** Every child is also a child of the surviving spouse; null where the papers do not say. */
  readonly allOfSpouse: boolean | null;
  readonly parents: number;
  /** Brothers and sisters who live, or who left issue: each a stock. */
  readonly siblings: number;
  /** Brothers and sisters who live themselves. */
  readonly siblingsLiving: number;
  /** Grandparents, uncles, aunts and their issue: of the father's side, of the mother's, and of a side nobody tells. */
  readonly remoter: { readonly paternal: number; readonly maternal: number; readonly untold: number };
  readonly marriages: number | null;
  readonly character: "separate" | "community" | "joint_industry" | "unknown";
  /** The spouse holds the other half of record, so that only the decedent's half descends. */
  readonly halfOfRecord: boolean;
};

/** Who takes what of the decedent's record share. `spouseLife` is held for life, with the remainder in `lifeThen`. */
export type Descent = {
  readonly spouse: Rational;
  readonly issue: Rational;
  readonly parents: Rational;
  readonly siblings: Rational;
  readonly spouseLife: Rational;
  /** What goes to remoter kin, by sides; to all alike where no sides are told apart. */
  readonly remoter?: { readonly paternal: Rational; readonly maternal: Rational; readonly untold: Rational };
};
