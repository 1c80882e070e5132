import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 2 West, Elm County, Oklahoma";
const kept = (clause: string) =>
  readPaper(`WARRANTY DEED\n\nAda Venn, a widow, conveys and warrants to Bo Lark ${LAND}. ${clause}\n\nDated May 3, 1950. Ada Venn`).kept;

describe("what stays the giver's", () => {
  it.each([
    ["Of the oil and gas under the quarter Mrs. Venn is to remain the owner of one half.", "Ada Venn mineral 1/2 of whole"],
    ["Grantor shall remain the owner of an undivided half of the oil, gas and other minerals.", "Ada Venn mineral 1/2 of whole"],
    ["One half of the minerals is not conveyed but stays hers.", "Ada Venn mineral 1/2 of whole"],
    ["What lies below is not sold: all oil, gas, coal and minerals stay hers.", "Ada Venn mineral 1 of whole"],
    ["One-fourth of whatever oil or gas there is does not go with the land and continues to belong to her.", "Ada Venn mineral 1/4 of whole"],
    ["The grantee may lease; of the royalty that his leases bring the first party is to have half.", "Ada Venn royalty 1/2 of royalty"],
    ["The oil and gas shall be owned equally by grantor and grantee.", "Ada Venn mineral 1/2 of whole"],
    ["The mineral rights are to be divided evenly between the parties hereto.", "Ada Venn mineral 1/2 of whole"],
    ["The minerals shall belong to the grantor and the grantee in equal undivided halves.", "Ada Venn mineral 1/2 of whole"],
  ])("is kept: %s", (clause, share) => expect(kept(clause)).toEqual([share]));

  it.each([
    "Cy Mott remains the owner of an undivided half of the oil, gas and other minerals.",
    "Grantee shall be the owner of all oil, gas and other minerals.",
    "The bonus for any oil and gas lease shall be divided equally between grantor and grantee.",
    "Taxes on the minerals of 1950 are to be paid equally by grantor and grantee.",
  ])("is nothing in: %s", (clause) => expect(kept(clause)).toEqual([]));

  it("is what is left out with the words that hold it back", () =>
    expect(
      readPaper(
        `WARRANTY DEED\n\nAda Venn conveys and warrants to Bo Lark ${LAND}, save one-third of the oil and gas that she holds back.\n\nDated May 3, 1950. Ada Venn`,
      ).kept,
    ).toEqual(["Ada Venn mineral 1/3 of whole"]));
});
