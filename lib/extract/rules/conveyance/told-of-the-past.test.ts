import { describe, expect, it } from "vitest";
import { people, read } from "./test-paper";

const given = (words: string, takers = ["Bo Lark"]): string[] => {
  const { grants } = read(`MINERAL DEED\n\nAda Venn, a widow, ${words}\n\nDated May 2, 1951. Ada Venn`, people(["Ada Venn"], takers), "mineral_deed").resolved;
  return grants.map((g) => `${g.fraction?.fraction} of ${g.of}${g.benefits ? ` benefits ${g.benefits.fraction}` : ""}`);
};

describe("what a deed tells of an earlier act is not given", () => {
  it.each([
    "conveys to Bo Lark one-half of the minerals under Section 9, it being the half kept by her when she conveyed the other half to Cy Moss.",
    "conveys to Bo Lark one-half of the minerals under Section 9, left to her after she had sold one-half to Cy Moss.",
    "conveys to Bo Lark one-half of the minerals under Section 9, which is the half not given when giving one-half to Cy Moss.",
    "conveys to Bo Lark one-half of the minerals under Section 9, she having kept it when in 1949 she deeded to Cy Moss one-half.",
  ])("%s", (words) => expect(given(words)).toEqual(["1/2 of whole"]));
});

describe("what another is said to own already is not given", () => {
  it.each([
    ["conveys to Bo Lark, who is her brother and owns the other one-third thereof, all of Section 9.", "1 of whole"],
    ["conveys to Bo Lark, already holding the remaining two-fifths, all of Section 9.", "1 of whole"],
    ["conveys to Bo Lark one-third of the minerals under Section 9; Bo Lark has the other two-thirds of the minerals.", "1/3 of whole"],
  ])("%s", (words, want) => expect(given(words)).toEqual([want]));
});

describe("benefits told of all takers together", () => {
  const act = "conveys to Bo Lark one-fourth and to Cy Moss one-fourth of the minerals under Section 9.";
  it("are the same as what they take", () => {
    expect(given(`${act} Grantees shall have one-half of the bonus, rentals and royalties under any lease hereafter made.`, ["Bo Lark", "Cy Moss"])).toEqual([
      "1/4 of whole",
      "1/4 of whole",
    ]);
  });
  it("differ where each is said to have more", () => {
    const more = "Each grantee shall have one-half of the bonus, rentals and royalties under any lease hereafter made.";
    expect(given(`${act} ${more}`, ["Bo Lark", "Cy Moss"])).toEqual(["1/4 of whole benefits 1/2", "1/4 of whole benefits 1/2"]);
  });
});

describe("what comes with land as the giver has it sizes no land and keeps nothing", () => {
  const deed = (words: string) => {
    const c = read(
      `WARRANTY DEED\n\nAda Venn, a widow, the seller, ${words}\n\nDated May 2, 1951. Ada Venn`,
      people(["Ada Venn"], ["Bo Lark"]),
      "warranty_deed",
    ).resolved;
    return [...c.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`), ...c.reservations.map((g) => `keeps ${g.fraction?.fraction}`)];
  };
  it.each([
    "conveys to Bo Lark the NE/4 of Section 20, with so much of the minerals as the seller has, being three-fourths, the other fourth having been sold to C. Moss.",
  ])("%s", (words) => expect(deed(words)).toEqual(["fee 1"]));
  it("leaves a share of the land as it is", () => {
    expect(deed("conveys to Bo Lark an undivided interest in the NE/4 of Section 20, being three-fourths.")).toEqual(["fee 3/4"]);
  });
});
