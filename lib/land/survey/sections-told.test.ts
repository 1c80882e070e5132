import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const sections = (text: string) => parseLand(text, { state: "TX" }).map((t) => t.survey?.section);

describe("sections that the words count and number", () => {
  it.each([
    ["three sections of Block 9, H&TC Ry. Co. Survey, those being numbered from 41 to 43, both included", ["41", "42", "43"]],
    ["Section 41, Section 44, and each section numbered between them, Block 9, H. & T. C. Ry. Co. Survey", ["41", "42", "43", "44"]],
    ["three sections, 41 up to and including 43, Block 9, H. & T. C. Ry. Co. Survey", ["41", "42", "43"]],
    ["these sections of Block 9, Township 1 North, T. & P. Ry. Co. Survey: No. 25, No. 26 and No. 36", ["25", "26", "36"]],
    ["1,280 acres, which are two sections, Nos. 25 and 26, of Block 9, Township 1 North, T. & P. Ry. Co. Survey", ["25", "26"]],
    [
      "three sections out of Block 9, T. & P. Ry. Co. Survey, as under:\n\n   Section Twenty-five (25)     Section Twenty-six (26)\n   Section Thirty-five (35)",
      ["25", "26", "35"],
    ],
    ["Section 41, Block 9, H. & T. C. Ry. Co. Survey, 640 acres", ["41"]],
  ])("%s", (text, want) => expect(sections(text)).toEqual(want));

  it.each([
    ["Sections 25 and 26, Block 9, T&P Ry. Co. Survey, Abstract Nos. 1001, 1002 and 1003", ["25", "26"]],
    ["Sections 25 and 26, Block 9, T&P Ry. Co. Survey, Certificate Nos. 4, 5 and 6", ["25", "26"]],
    ["two sections of Block 9, T&P Ry. Co. Survey, with its wells Nos. 1, 2, 3 and 4, and lots numbered 1 to 8", [undefined]],
    ["each section of Block 9, T&P Ry. Co. Survey Nos. 25, 26 and 27", [undefined]],
  ])("are not the numbers of anything else: %s", (text, want) => expect(sections(text).map((s) => s ?? undefined)).toEqual(want));

  it("are read in the rows of a table that give the number alone", () => {
    const text =
      "the parcels below, every one in Block G, S. V. R. R. Co. Survey, Elm County:\n\n     Section      Part conveyed          Acres\n       301        Northeast Quarter       160\n       341        West Half               320\n       Total                              480";
    expect(parseLand(text, { state: "TX" }).map((t) => [t.survey?.section, t.survey?.aliquots?.length])).toEqual([
      ["301", 4],
      ["341", 8],
    ]);
  });
  it("make no list of a run that covers a country in the gross", () =>
    expect(sections("every section numbered from 212 to and including 260, in Block G of the S. V. R. R. Co. Survey").length).toBeLessThan(2));
});
