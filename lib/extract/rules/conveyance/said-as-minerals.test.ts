import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const kept = (words: string) =>
  readPaper(
    `WARRANTY DEED. IRA POOL, single, for Ten Dollars, grants and conveys unto ADA VENN Section 8, Block 2, Hale County, Texas, ${words} May 9, 1931. Ira Pool.`,
  ).kept;

describe("a royalty that the paper says again as minerals", () => {
  it.each([
    "reserving one-fourth of the usual 1/8 royalty, that is to say an undivided one-fourth of all the oil, gas and other minerals in and under said land.",
    "reserving to himself a one-fourth royalty, meaning thereby an undivided 1/4 of the oil, gas and other minerals in and under the above land.",
    "excepting and reserving to grantor 1/4 of the landowner's royalty, i.e. 1/4 of all minerals beneath said land.",
    "reserving one-fourth (1/4) of the owner's one-eighth (1/8) royalty, or an undivided one-fourth interest in and to the oil, gas and other mineral rights in, upon and under said land.",
    "reserving one-fourth of the royalty, being an undivided one-fourth interest in the oil, gas and other minerals in, on and under said land.",
    "reserving one-fourth of all royalty (an undivided one-fourth of the oil, gas and minerals in and under said land), with no right to lease.",
    "reserving 1/4 of the landowner's royalty, the same being an undivided 1/4 interest in the mineral rights under said land.",
  ])("is a mineral share: %s", (words) => expect(kept(words)).toEqual(["Ira Pool mineral 1/4 of whole"]));
  it.each([
    "reserving one-fourth of the royalty, that is to say one-fourth of the royalty on all oil and gas produced from said land.",
    "reserving one-fourth of the royalty in the oil, gas and other minerals in and under said land.",
    "reserving one-fourth of the royalty, being one thirty-second of the oil, gas and minerals in and under said land.",
    "reserving one-fourth of all royalty, that is to say one-fourth of the oil and gas royalties payable for what is produced and saved in and under said land.",
  ])("stays a royalty where what is produced is meant: %s", (words) => expect(kept(words)).toEqual(["Ira Pool royalty 1/4 of royalty"]));
  it("keeps both where the one is added to the other", () =>
    expect(kept("reserving one-fourth of the royalty and an undivided one-fourth of the minerals in and under the land.")).toEqual([
      "Ira Pool royalty 1/4 of royalty",
      "Ira Pool mineral 1/4 of whole",
    ]));
});
