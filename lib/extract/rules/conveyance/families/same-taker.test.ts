// A second act of one deed that names its taker once more.
import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const given = (words: string) =>
  read(
    `WARRANTY DEED\n\nFor value received, Ada Venn, a widow, conveys and warrants to Bo Lark the surface of the NW/4 of Section 9, T2N-R3W, Marsh County, ${words}\n\nWitness my hand this 3rd day of May, 1950.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);

describe("a further act to the same taker", () => {
  it.each([
    [
      "and conveys and quitclaims to the same grantee every interest of the grantor in the oil, gas and other minerals in the said land.",
      "mineral 1 of grantor_interest",
    ],
    ["and, without warranty as to how much it is, quitclaims to him one-half of the oil, gas and other minerals therein.", "mineral 1/2 of whole"],
    ["and also grants to the said Bo Lark one-fourth of the oil, gas and other minerals.", "mineral 1/4 of whole"],
  ])("gives beside the first and bounds it: %s", (words, want) => expect(given(words)).toEqual(["surface 1 of whole", want]));
  it("is none where the words tell of an earlier deed", () =>
    expect(given("the same conveyed to her by the deed of Cy Mott.")).toEqual(["surface 1 of whole"]));
});
