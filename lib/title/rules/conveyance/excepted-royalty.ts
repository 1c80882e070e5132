// The question: does an exception that speaks of minerals and names a royalty of record keep minerals out, or tell of that royalty?
import { equals, type Rational } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type ExceptedFacts = {
  /** The fraction of minerals that the exception states; null: none. */
  readonly worded: Rational | null;
  /** Size of the royalty that the deed it cites made, or that those whom it names hold; null: there is none. */
  readonly royalty: Rational | null;
  /** The deed it cites made minerals of others too, or those whom it names hold some. */
  readonly mineralsToo: boolean;
};
export type Excepted = "minerals" | "royalty";

export const royaltyOfRecord: Rule<ExceptedFacts, Excepted> = {
  id: "conveyance.exception.royalty-of-record",
  title: "An exception that names the deed or the owner of a royalty of its size is of that royalty, though it says minerals",
  cites: ["Wenske v. Ealy, 521 S.W.3d 791 (Tex. 2017)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.worded !== null && f.royalty !== null && equals(f.worded, f.royalty) && !f.mineralsToo,
  then: () => "royalty",
  because: () => "What the exception points to is of record, and it is a royalty of the same size; no minerals stay with the grantor by it.",
};

export const mineralsAsWorded: Rule<ExceptedFacts, Excepted> = {
  id: "conveyance.exception.minerals-as-worded",
  title: "An exception of minerals keeps minerals out of the grant",
  cites: ["Pich v. Lankford, 157 Tex. 335, 302 S.W.2d 645 (1957)", "Perryman v. Spartan Texas Six Capital Partners, Ltd., 546 S.W.3d 110 (Tex. 2018)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "minerals",
  because: () => "The words keep a share of the minerals out of the grant; a reason that they give for it, true or not, changes nothing.",
};

export const exceptedRules = [royaltyOfRecord, mineralsAsWorded];
