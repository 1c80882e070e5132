// The question: does a deed or lease of the homestead by one spouse alone pass anything?
import type { Rule } from "@/lib/title/rules/rule";

export type HomesteadFacts = {
  /** A paper of the package shows the land to have been the family's homestead when the instrument was made. */
  readonly homestead: boolean;
  /** Both spouses signed it, or a ratification of it. */
  readonly joined: boolean;
};
export type HomesteadAnswer = "void";

export const homesteadNeedsBoth: Rule<HomesteadFacts, HomesteadAnswer> = {
  id: "marital.homestead.both-spouses",
  title: "A conveyance of the homestead by one spouse is void",
  cites: [
    "Okla. Const. art. XII, 2",
    "16 O.S. 4",
    "Kan. Const. art. 15, 9",
    "N.D.C.C. 47-18-05",
    "Ark. Code 18-12-403",
    "Wyo. Stat. 34-2-121",
    "SDCL 43-31-17",
    "Neb. Rev. Stat. 40-104",
    "Mont. Code 70-32-301",
    "Iowa Code 561.13",
    "Miss. Code 89-1-29",
    "Ala. Code 6-10-3",
    "Minn. Stat. 507.02",
    "Idaho Code 55-1007",
  ],
  jurisdictions: { only: ["OK", "KS", "ND", "AR", "WY", "SD", "NE", "MT", "IA", "MS", "AL", "MN", "ID"] },
  in_force: {},
  when: (f) => f.homestead && !f.joined,
  then: () => "void",
  because: () => "The land was the homestead and only one spouse signed; the instrument is void, and a later deed of both is good.",
};

export const homesteadInoperative: Rule<HomesteadFacts, HomesteadAnswer> = {
  id: "marital.homestead.texas-inoperative",
  title: "In Texas it is inoperative while the land is homestead",
  cites: ["Tex. Const. art. XVI, 50(b)", "Tex. Fam. Code 5.001"],
  jurisdictions: { only: ["TX"] },
  in_force: {},
  when: (f) => f.homestead && !f.joined,
  then: () => "void",
  because: () => "The land was the homestead and only one spouse signed; the instrument stays without effect while the homestead lasts.",
  assumes: () => true,
};

export const homesteadRules = [homesteadNeedsBoth, homesteadInoperative];
