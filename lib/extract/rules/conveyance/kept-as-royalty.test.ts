import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (share: string, rest: string) => {
  const { grants, kept } = readPaper(
    `MINERAL DEED. That I, ADA VENN, a widow, for Ten Dollars, do hereby grant, sell and convey unto BO LARK an undivided ${share} interest in and to all of the oil, gas and other minerals in and under the NW/4 of Section 9, Block 4, Poe Survey, Marsh County, Texas. ${rest} Witness my hand this 3rd day of May, 1938. Ada Venn`,
  );
  return [...grants, ...kept];
};

describe("a deed of a share that tells what the rest is", () => {
  it("gives all the minerals and keeps a royalty where the rest is called one", () =>
    expect(
      deed(
        "nineteen-twentieths (19/20)",
        "As to the undivided one-twentieth (1/20) of the oil and gas retained by the Grantor, it is agreed that the same is and shall always be a royalty interest, free of cost.",
      ),
    ).toEqual(["Bo Lark mineral 1 of whole", "Ada Venn royalty 1/20 of whole"]));

  it("gives the share alone where the rest is kept as minerals, or is not the rest", () => {
    expect(deed("three-fourths (3/4)", "The one-fourth (1/4) retained by the Grantor is a full mineral interest.")[0]).toBe("Bo Lark mineral 3/4 of whole");
    expect(deed("one-half (1/2)", "The one-fourth (1/4) retained by the Grantor shall be a royalty interest.")[0]).toBe("Bo Lark mineral 1/2 of whole");
  });
});
