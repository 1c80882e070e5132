// How one type of instrument is known: by its title, by what the body does. Registered in registry.ts.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";

export type TypeContext = {
  anatomy: Anatomy;
  /** Title and the lines near it, in one string, upper case. */
  title: string;
  /** First 1500 characters from the title on. */
  opening: string;
  /** Granting clause with the words of the thing granted (900 characters from the granting words). */
  granting: string;
  text: string;
  /** Words of recorder and clerk about the type: "MINERALDEED | 2024… | OR 601". */
  index: string;
};

export type TypeRule = {
  type: InstrumentType;
  /** Words of the title that name this type and no other. */
  title?: RegExp;
  /** Title words of this type that a stronger act overrules. */
  weakTitle?: RegExp;
  /** What the body does, with its weight (3 = decisive without a title). */
  acts?: readonly (readonly [RegExp, number])[];
  /** Makes the rule impossible. */
  not?: RegExp;
  /** Where words alone do not do: extra score from the whole paper. */
  judge?: (c: TypeContext) => number;
};
