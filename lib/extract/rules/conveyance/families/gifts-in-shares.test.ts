// Gifts of wills whose takers stand in rows, in kin words of every kind, or with shares apart from the land.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const will = (gifts: string) =>
  readPaper(
    `LAST WILL AND TESTAMENT OF NATHAN CROY. I, Nathan Croy, of Greene County, declare this to be my last will. ${gifts} Signed this 9th day of January, 1954. Nathan Croy. Witnesses: A. Beal; R. Odom. ORDER. Testator died on March 3, 1959. Admitted April 1, 1959. Will Book 6, page 410.`,
  ).grants;

describe("gifts of wills in shares", () => {
  it.each([
    [
      "All the rest of my property, and including all my royalty interests, I give as follows: one-half (1/2) to my son, BEN CROY; and one-half (1/2) to my niece, ELLA CROY.",
      ["Ben Croy fee 1/2 of grantor_interest", "Ella Croy fee 1/2 of grantor_interest"],
    ],
    [
      "Of the oil, gas and other minerals that I own in Section 4, Township 2 North, Range 6 East, I will to BEN CROY, one-eighth; and to ELLA CROY, a like one-eighth.",
      ["Ben Croy mineral 1/8 of grantor_interest", "Ella Croy mineral 1/8 of grantor_interest"],
    ],
    [
      "BEN P. CROY, ELLA Q. CROY shall each have one-eighth of the oil, gas and other minerals belonging to me at my death in Section 4, Township 2 North, Range 6 East.",
      ["Ben P. Croy mineral 1/8 of grantor_interest", "Ella Q. Croy mineral 1/8 of grantor_interest"],
    ],
    [
      "Of the minerals owned by me in Section 4 I give the following parts: BEN CROY, one-eighth; ELLA CROY, one-eighth (1/8).",
      ["Ben Croy mineral 1/8 of grantor_interest", "Ella Croy mineral 1/8 of grantor_interest"],
    ],
    [
      "To my friend HAL WEST I give the surface, and the surface only, of the North Half of Section 6. To my nephew BEN CROY I give all of the minerals under it, and all else that I own.",
      ["Hal West surface 1 of grantor_interest", "Ben Croy fee 1 of grantor_interest"],
    ],
    ["My home quarter is to go to my two boys, Ben Croy and Lee Croy, share and share alike.", ["Ben Croy + Lee Croy fee 1 of grantor_interest"]],
    [
      "I give all my land to my three girls, Ella Croy Bonds, Pearl Croy and Mittie Croy Stokes, one not to have more than another.",
      ["Ella Croy Bonds + Pearl Croy + Mittie Croy Stokes fee 1 of grantor_interest"],
    ],
    [
      "I give unto my three children, Cleve, Ottis and Vera Croy, an undivided one-third each in all my minerals.",
      ["Cleve Croy mineral 1/3 of grantor_interest", "Ottis Croy mineral 1/3 of grantor_interest", "Vera Croy mineral 1/3 of grantor_interest"],
    ],
    [
      "I devise my farm of 88 acres to my sons Peter Croy and Amos Croy jointly, but the oil and gas under the said farm I give to all of my children, Peter Croy, Amos Croy and Sarah Croy Law.",
      ["Peter Croy + Amos Croy + Sarah Croy Law mineral 1 of grantor_interest", "Peter Croy + Amos Croy fee 1 of grantor_interest"],
    ],
    [
      "My farm I give to my brother Daniel Croy and my niece Myrtle Croy, in equal parts, it being understood that of the oil and gas under it Daniel shall have two-thirds and Myrtle one-third.",
      ["Daniel Croy mineral 2/3 of grantor_interest", "Myrtle Croy mineral 1/3 of grantor_interest", "Daniel Croy + Myrtle Croy fee 1 of grantor_interest"],
    ],
    [
      "To Hilda Croy, my wife, I give the use of all my land for her lifetime. When she is gone my land goes, one-half to my nephew Arno Croy and the remaining one-half to the Lutheran Orphans Home of Round Rock.",
      [
        "Hilda Croy life_estate 1 of grantor_interest",
        "Arno Croy remainder 1/2 of grantor_interest",
        "Lutheran Orphans Home of Round Rock remainder 1/2 of grantor_interest",
      ],
    ],
    [
      "I want Jay Rourke, my nephew, to have the top of my half section and half of whatever is under it.",
      ["Jay Rourke surface 1 of grantor_interest", "Jay Rourke mineral 1/2 of whole"],
    ],
  ])("%s", (gifts, want) => {
    expect(will(gifts)).toEqual(want);
  });
});

describe("gifts that open with the name of the taker", () => {
  it("are to those named before their kin, by the one whose will a court has before it", () => {
    const read = readPaper(
      "GREENE COUNTY -- COUNTY COURT\nIn the matter of the will of ELLA CROY\n\nTHE WILL. I am ELLA CROY, a widow. What follows is my will.\n\nA. INEZ CROY FOX, my daughter, is to have in fee simple the N/2 of Section 4. LEE CROY, my son, is to have in fee simple the S/2 of Section 4.\n\nTHE ORDER. The testatrix died March 3, 1959. The Court admits the will to probate.",
    );
    expect(read.from).toBe("Ella Croy");
    expect(read.grants).toEqual(["Inez Croy Fox fee 1 of grantor_interest", "Lee Croy fee 1 of grantor_interest"]);
  });
});
