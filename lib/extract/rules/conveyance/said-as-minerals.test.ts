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
  ])("is a mineral share: %s", (words) => expect(kept(words)).toEqual(["Ira Pool mineral 1/4 of whole"]));
  it.each([
    "reserving one-fourth of the royalty, that is to say one-fourth of the royalty on all oil and gas produced from said land.",
    "reserving one-fourth of all royalty, that is to say one-fourth of the oil and gas royalties payable for what is produced and saved in and under said land.",
  ])("stays a royalty where what is produced is meant: %s", (words) => expect(kept(words)).toEqual(["Ira Pool royalty 1/4 of royalty"]));
});
