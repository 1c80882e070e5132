import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, people, read } from "@/lib/extract/rules/conveyance/test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;
const LIMITED = ["surface 1 whole", "mineral 1 grantor_interest"];

describe("minerals that pass with the land so far as they are the giver's", () => {
  it.each([
    "Together with the land go such minerals as the said Ada Venn may own.",
    "The sale carries with it whatever oil and gas rights belong to the grantor.",
    "All oil, gas and other minerals which are mine pass by this deed.",
    "Included herewith are the minerals, of which the said Ada Venn is owner.",
    "There are conveyed as well all rights of the grantor in the oil, gas and minerals.",
    "This deed takes in so much of the oil and gas as the grantor now owns.",
  ])("%s", (words) => expect(landDeed(words).grants.map(size)).toEqual(LIMITED));
  it.each([
    "Its oil, gas and other minerals are conveyed along with it.",
    "The tract goes with all of the mineral rights, and its title is warranted.",
    "The oil and gas owned by the grantor is presently under lease to Elm Oil Company.",
  ])("the land alone: %s", (words) => expect(landDeed(words).grants.map(size)).toEqual(["fee 1 whole"]));
  it("are the house's where its name stands in the plural", () => {
    const text =
      "DEED\n\nAda Venn and Ira Venn grant, sell and convey to Bo Lark the NW/4 of Section 9, Block 4, Marsh County, Texas. Such mineral interest as the Venns hold in the land is included and passes.\n\nAda Venn\nIra Venn";
    expect(read(text, people(["Ada Venn", "Ira Venn"], ["Bo Lark"]), "warranty_deed").resolved.grants.map(size)).toEqual(LIMITED);
  });
});

describe("minerals of others named one by one", () => {
  it("are left out each with its share", () => {
    const deed = landDeed("Not included are mineral interests already severed. They are: one-fourth, held by Elm Land Bank; and one-eighth, owned by Cy Mott.");
    expect(deed.exceptions.map((x) => `${size(x)} ${x.held_by}`)).toEqual(["mineral 1/4 whole Elm Land Bank", "mineral 1/8 whole Cy Mott"]);
  });
});

describe("what is said not to pass and then to be kept", () => {
  it.each([
    ["An undivided half of the oil, gas and minerals does not pass, but is reserved by the grantor for herself and her heirs.", "mineral 1/2 whole"],
    ["This deed passes no oil, gas or other minerals. All of them the said Ada Venn keeps and reserves.", "mineral 1 whole"],
  ])("%s", (words, kept) => {
    const deed = landDeed(words);
    expect(deed.reservations.map(size)).toEqual([kept]);
    expect(deed.exceptions).toEqual([]);
  });
});
