import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "@/lib/extract/rules/parties/extract-parties";
import { familiesOf } from "./test-family";

const LAND = "the NE/4 of Section 14, T10N-R5W, Grady County, Oklahoma";
const dead = (paper: string) => {
  const a = findAnatomy(paper);
  const { parties, succession } = extractParties(a, "affidavit_of_death", new Grounding(a.view, []));
  return (succession ?? []).map((s) => `${parties.find((p) => p.id === s.decedent)?.name} ${s.died}`);
};
const heirs = (words: string) =>
  (familiesOf(`AFFIDAVIT OF HEIRSHIP. ${words} He owned ${LAND}. Otis Hay. Sworn to June 1, 1980.`)[0]?.heirs ?? [])
    .map((h) => `${h.name} ${h.relation}`)
    .sort();

describe("several deaths in one paper on a tenancy", () => {
  it.each([
    [
      "one after the other",
      `AFFIDAVIT OF DEATH. Di Venn states that both life tenants of ${LAND} are dead: Al Venn died May 2, 1961, and Bo Venn died June 3, 1972. Di Venn.`,
    ],
    [
      "of each by name",
      `AFFIDAVIT. Di Venn says that of the joint tenants of ${LAND} two are dead, namely, Al Venn, who died May 2, 1961, and Bo Venn, who died June 3, 1972. Di Venn.`,
    ],
  ])("%s", (_, paper) => expect(dead(paper)).toEqual(["Al Venn 1961-05-02", "Bo Venn 1972-06-03"]));
  it("by the noun, with its day", () =>
    expect(dead(`It is certified that the joint tenancy of Al Venn and Di Venn in ${LAND} ended by the death of Al Venn on May 2, 1961. Di Venn.`)).toEqual([
      "Al Venn 1961-05-02",
    ]));
  it("not by the noun without a day", () =>
    expect(dead(`Di Venn states that Al Venn died May 2, 1961, who held ${LAND} for life, and upon the death of Bo Venn it will be hers. Di Venn.`)).toEqual([
      "Al Venn 1961-05-02",
    ]));
});

describe("children told by what else they are", () => {
  it.each([
    "Al Venn, a widower, died intestate May 1, 1970. He is survived by Ada Venn and Bo Venn, who are his daughter and his son, respectively.",
    "Ada Venn and Bo Venn, brother and sister, are the sole heirs of Al Venn, their father, who died intestate May 1, 1970.",
    "Al Venn died May 1, 1970 and had no will. He and Eve Venn had been divorced since 1960. Ada Venn and Bo Venn are the fruit of that marriage.",
    "Al Venn, a widower, died intestate May 1, 1970. By an earlier wife, who died in 1921, Al Venn had two children: Ada Venn and Bo Venn.",
  ])("%s", (words) => expect(heirs(words)).toEqual(["Ada Venn child", "Bo Venn child"]));
  it("brothers of the dead stay his brothers", () =>
    expect(heirs("Al Venn died intestate May 1, 1970, never married, his parents dead. Ada Venn and Bo Venn, brother and sister of his, survive him.")).toEqual(
      ["Ada Venn sibling", "Bo Venn sibling"],
    ));
});
