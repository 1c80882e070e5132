// The question: does a deed of land beside a narrow strip carry what its grantor still owned in the strip?
import type { Rule } from "@/lib/title/rules/rule";

export type StripFacts = {
  /** The strip is narrow, of small value beside the land: a road, a railway, a line, a ditch. */
  readonly narrow: boolean;
  /** The deed bounds its land by the strip. */
  readonly adjoins: boolean;
  /** The grantor keeps other land of the package beside the strip, for which it is of use to him. */
  readonly keepsOther: boolean;
  /** The deed names the strip, or what is in it, as kept. */
  readonly reserved: boolean;
};
export type StripAnswer = "passes" | "stays";

export const stripPasses: Rule<StripFacts, StripAnswer> = {
  id: "conveyance.strip-and-gore",
  title: "A narrow strip of no further use to the grantor passes with the land beside it",
  cites: [
    "Cantley v. Gulf Production Co., 143 S.W.2d 912 (Tex. 1940)",
    "Rio Bravo Oil Co. v. Weed, 50 S.W.2d 1080 (Tex. 1932)",
    "Crawford v. XTO Energy, Inc., No. 02-18-00217-CV (Tex. App. 2019)",
    "60 O.S. 67",
    "N.D.C.C. 47-10-16",
    "Mont. Code 70-20-307",
  ],
  jurisdictions: { only: ["TX", "OK", "ND", "MT", "SD", "CA"] },
  in_force: {},
  when: (f) => f.narrow && f.adjoins && !f.keepsOther && !f.reserved,
  then: () => "passes",
  because: () => "The grantor sold all of the land beside a narrow strip, which had ceased to be of use to him, and did not reserve it.",
  assumes: () => true,
};

export const stripStays: Rule<StripFacts, StripAnswer> = {
  id: "conveyance.strip-and-gore.not",
  title: "A deed that stops at a strip leaves it where the grantor keeps land beside it, keeps the strip, or does not adjoin it",
  cites: ["Angelo v. Biscamp, 441 S.W.2d 524 (Tex. 1969)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "stays",
  because: () => "What makes the strip pass with the land beside it is not shown.",
};

export const stripRules = [stripPasses, stripStays];
