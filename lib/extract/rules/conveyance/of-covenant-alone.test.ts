// What is left out of the warranty alone still passes; what is left out of the conveyance and of its warranty does not.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE¼ of Section 9, Township 50 North, Range 71 West, 6th P. M., Campbell County, Wyoming";
const deed = (said: string) =>
  readPaper(`WARRANTY DEED\n\nAda Venn, a widow, for Ten Dollars, conveys and warrants to Bo Lark ${LAND}${said}\n\nDated May 4, 1955.\n\nAda Venn`);

describe("what is left out of the warranty alone", () => {
  it.each([
    ". Minerals owned of record by others are excepted from the warranty.",
    ". The oil and gas that third persons hold are excluded from the covenants of title.",
    ". All minerals not owned by grantor are hereby excepted from grantor's general warranty.",
    ". Any mineral interest outstanding of record is excepted out of said warranty.",
    ". Excepted from the warranty is an undivided one-half of the minerals, which others own of record.",
    ", save and except from the warranty the minerals severed of record.",
  ])("is left out of no grant%s", (said) => {
    const read = deed(said);
    expect(read.grants).toEqual(["Bo Lark fee 1 of whole"]);
    expect(read.excepted).toEqual([]);
  });

  it.each([
    [". All of the oil, gas and other minerals are excepted from this conveyance and from its warranty.", "mineral 1 "],
    [". Excepted from this conveyance and the warranty is an undivided one-half of the oil, gas and other minerals.", "mineral 1/2"],
    [". Excepted from this grant, and from the warranty, is one-fourth of the minerals.", "mineral 1/4"],
    [". One-half of the minerals is excepted from the property and from the warranty.", "mineral 1/2"],
    [". An undivided half of the minerals is excepted from the land conveyed; warranty is general.", "mineral 1/2"],
    [". Exceptions to warranty: one-half of the minerals, owned by Cy Dorn.", "mineral 1/2"],
  ])("is not what is left out of the conveyance too%s", (said, left) => {
    const read = deed(said);
    expect(read.grants).toEqual(["Bo Lark fee 1 of whole"]);
    expect(read.excepted).toEqual([expect.stringContaining(left)]);
  });
});
