import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

function read(words: string) {
  const text = `WARRANTY DEED\n\nADA VENN, a widow, Grantor, for Ten Dollars received from BO LARK, Grantee, does hereby grant, bargain, sell and convey to the said Grantee, his heirs and assigns: the W/2 of the NW/4 of Section 8, Township 5 North, Range 9 West, Comanche County, Oklahoma, 80 acres.\n\n${words}\n\nTo have and to hold forever, with warranty. May 3, 1931. Ada Venn.\nFiled May 4, 1931, Book 30, page 8.`;
  const { conveyance, parties } = readInstrument({ name: "deed.txt", text });
  const { grants, reservations, exceptions } = conveyance.resolved;
  return {
    takers: parties.resolved.to.map((id) => parties.resolved.parties.find((p) => p.id === id)?.display),
    given: grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`),
    kept: reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction}`),
    out: exceptions.map((x) => `${x.estate_type} ${x.fraction?.fraction} ${x.held_by}`),
  };
}

describe("shares that the giver sold before", () => {
  it.each([
    "The Grantor has sold one-third of the minerals to Elm Gas Company (Book 9, page 22), and that third is excepted.",
    "Grantor conveyed an undivided third of the minerals in 1902 to Elm Gas Company; that share is excepted here and from the warranty.",
    "I sold a third of the minerals to Elm Gas Company. That third does not pass.",
    "Ada Venn has heretofore deeded one-third of the oil, gas and other minerals to Elm Gas Company, by deed in Book 9, page 22.",
  ])("are another's, and neither given nor kept: %s", (words) => {
    expect(read(words)).toEqual({ takers: ["Bo Lark"], given: ["fee 1"], kept: [], out: ["mineral 1/3 Elm Gas Company"] });
  });

  it("are none where the taker of the deed is told as the buyer", () => {
    const words = "The Grantor has sold one-third of the minerals to Bo Lark with the land and keeps two-thirds of them.";
    expect(read(words).out).toEqual([]);
  });
});

describe("takers of earlier papers", () => {
  it.each([
    "Ada Venn gave a deed for one-third of the minerals to Di Roe in 1902.",
    "Grantor does not convey the mineral interest owned by her in the eighty adjoining on the East, sold to Di Roe as to the surface.",
    "The eighty on the east went to Di Roe, a widow, in 1919, and is no part of this.",
  ])("take nothing here: %s", (words) => expect(read(words).takers).toEqual(["Bo Lark"]));
});

describe("a heading whose lines end with the labels", () => {
  it("tells who gives and who takes", () => {
    const text =
      "WARRANTY DEED\n\nADA VENN, Grantor\nTO\nBO LARK, Grantee\n\nFor value received, the undersigned Grantor does hereby sell, convey and warrant unto the above Grantee the W/2 SE/4, Section 8, Township 3 North, Range 15 West, Lamar County, Mississippi, 80 acres.\n\nMay 3, 1931. Ada Venn";
    const { parties } = readInstrument({ name: "deed.txt", text });
    const name = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display;
    expect([parties.resolved.from.map(name), parties.resolved.to.map(name)]).toEqual([["Ada Venn"], ["Bo Lark"]]);
  });
});
