import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const surveys = (text: string) =>
  parseLand(text).map((t) => [t.survey?.name ?? null, t.survey?.abstract ?? null, t.survey?.section ?? null, t.survey?.aliquots?.length ?? 16]);

describe("Texas surveys", () => {
  it.each([
    ["210 acres, E. Escalera Survey, A-611, Frio County; three years and as long thereafter", ["E. Escalera", "A-611", null, 16]],
    ["95 acres, Jno. Whitlow H. R., A-71, Gregg County, Lot 3 of the Mabry partition", ["Jno. Whitlow", "A-71", null, 16]],
    ["ninety-five acres of land of the Jno. Whitlow Headright, Abstract 71", ["Jno. Whitlow", "A-71", null, 16]],
    ["140 acres, more or less, a part of the Saml. Tate one-third league, Leon County, Texas", ["Saml. Tate", null, null, 16]],
    ["Porcion 9, Ancient Jurisdiction of Reynosa, Hidalgo County, Texas", ["Porcion 9", null, null, 16]],
    ["in Crockett County, known as Survey No. 6 in Block A, by virtue of Certificate No. 1-212, 640 acres", [null, null, "6", 16]],
    ["the North 60 acres of a 110 acre tract, West part of Subdivision No. 27, Clark and Plumb Survey", ["Clark and Plumb", null, null, 16]],
    ["A0214 MABRY, JOHN SUR, TRACT 2, 18.4 ACRES", ["John Mabry", "A-214", null, 16]],
    ["ABS: 214, SUR: J MABRY, BLK: 4, SEC: 12", ["J MABRY", "A-214", "12", 16]],
    ["BLK 4 SEC 12 H&TC N/2 320 ACS", ["H&TC", null, "12", 8]],
    ["the West Half of Section No. One Hundred Twelve (112), Block G, J. M. Poe Ry. Co. Survey, 320 acres", ["J. M. Poe Ry. Co.", null, "112", 8]],
    ["Section Twenty-three, Block 4, J. M. Poe Ry. Co. Survey", ["J. M. Poe Ry. Co.", null, "23", 16]],
    ["160 acres of land, the SE/4 of Section 82, Block 4, J. M. Poe Ry. Co. Survey", ["J. M. Poe Ry. Co.", null, "82", 4]],
    ["60 acres of land out of the SE/4 of Section 82, Block 4, J. M. Poe Ry. Co. Survey", ["J. M. Poe Ry. Co.", null, "82", 16]],
    ["Section 7, Block M-6, D.&W. Survey, Castro County, Texas", ["D.&W.", null, "7", 16]],
    ["640 acres, BEGINNING at the S. W. corner of the Wm. Poe survey; all of it in the Ann Roe Survey, Abstract 9, Crane County", ["Ann Roe", "A-9", null, 16]],
  ])("names %s", (text, want) => expect(surveys(text)[0]).toEqual(want));
  it.each([
    [
      "Block D, J. M. Poe Ry. Co. Survey, Yoakum County, Texas: (1) NE/4 Section 201, 160 acres; (2) W/2 Section 202, 320 acres",
      [
        ["201", 4],
        ["202", 8],
      ],
    ],
    [
      "NE/4 201; W/2 202; N/2 NW/4 260, Block D, J. M. Poe Ry. Co. Survey, Yoakum County",
      [
        ["201", 4],
        ["202", 8],
        ["260", 2],
      ],
    ],
    [
      "NE/4 of 201, W/2 of 202 and N/2 NW/4 of 260, Block D, J. M. Poe Ry. Co. Survey",
      [
        ["201", 4],
        ["202", 8],
        ["260", 2],
      ],
    ],
    [
      "E/2 of Section 12 and W/2 of Section 13, Block 7, J. M. Poe Ry. Co. Survey, Reeves County, Texas",
      [
        ["12", 8],
        ["13", 8],
      ],
    ],
    [
      "All of Sections 1 and 2 and the N/2 of Section 4, Block A-2, PSL, Winkler County",
      [
        ["1", 16],
        ["2", 16],
        ["4", 8],
      ],
    ],
  ])("gives each section of a block its own part: %s", (text, want) => expect(surveys(text).map(([, , section, parts]) => [section, parts])).toEqual(want));
  it("parts two leagues told one after the other, each with its acres", () =>
    expect(
      parseLand(
        "320 acres in two tracts, as follows: 200 acres in the F. A. Hale League, known as Lot 6. Also a tract of 120 acres out of the D. Munro League.",
      ).map((t) => [t.survey?.name, t.acres_stated]),
    ).toEqual([
      ["F. A. Hale", "200"],
      ["D. Munro", "120"],
    ]));
  it("keeps the allotments of a partition apart", () => {
    const list = parseLand(
      "the joint owners of 2,000 acres, Share No. 2, Juan Salinas Grant, A-14, Zapata County, partition the surface: There is set apart to ANA the surface of the East one-half of said land, 1,000 acres; and there is set apart to LUIS the surface of the West one-half, 1,000 acres.",
    );
    expect(list.map((t) => [t.survey?.abstract, t.acres_stated])).toEqual([
      ["A-14", "2000"],
      ["A-14", "1000"],
      ["A-14", "1000"],
    ]);
  });
  it("does not take a footway for an abstract, nor a surveyor's map for a survey", () => {
    for (const text of ["a strip along a 40 foot roadway containing 3 acres of land", "2 acres of land according to a survey made by R. Roe"])
      expect(parseLand(text).every((t) => t.kind !== "texas_survey")).toBe(true);
  });
});

describe("labors of school land leagues", () => {
  it.each([
    ["all of Labor No. 3, League No. 7, Comanche County School Lands"],
    ["League 7, Labor 3, of the Comanche County School Land"],
    ["Labor Three (3) in League Seven (7) of the Comanche County School Land Survey"],
    ["Lge. 7, Lab. 3, Comanche County School Land"],
  ])("are read in any order, in words or figures: %s", (text) => {
    const [survey] = parseLand(text).map((t) => t.survey);
    expect([survey?.league, survey?.labor, survey?.name?.replace(/s$/, "")]).toEqual(["7", "3", "Comanche County School Land"]);
  });
});

it("counts labors in words as those in figures, and takes them for no name of a survey", () => {
  const labors = (text: string) => parseLand(text).map((t) => [t.survey?.name, t.survey?.league, t.survey?.labor].join(" | "));
  const told = "Elm County School Land | 2 | 15, 16";
  expect(labors("being Labors Fifteen and Sixteen, League Two, Elm County School Land")).toEqual([told]);
  expect(labors("all of Labors 15 and 16, League 2, Elm County School Land")).toEqual([told]);
});

it.each(["40 acres out of", "40 acres, more or less, in"])("leaves the acres that open the last of two joined surveys to it: %s", (own) =>
  expect(parseLand(`All of the John Roe Survey, A-5, and ${own} the Amos Doe Survey, A-6`, { state: "TX" }).map((t) => t.acres_stated)).toEqual([null, "40"]),
);

it.each(["; in all 240 acres", ";\n\nin all 240 acres, more or less", "; making together 240 acres", "; both tracts together containing 240 acres"])(
  "takes a total behind several tracts for none of them: %s",
  (total) =>
    expect(parseLand(`Tract 1: 160 acres, Roe Survey, A-5; Tract 2: Doe Survey, A-6, 80 acres${total}`).map((t) => t.acres_stated)).toEqual(["160", "80"]),
);

it.each([". In all 240 acres of land", ". Said tracts contain 240 acres, more or less", ". A total of 240 acres", ", the two holding 240 acres between them"])(
  "takes acres that are the sum of all tracts for none of them, whatever the words: %s",
  (total) =>
    expect(
      parseLand(`First: the West half of the Roe Survey, A-5, 160 acres. Second: the East half of the Doe Survey, A-6, 80 acres${total}.`).map(
        (t) => t.acres_stated,
      ),
    ).toEqual(["160", "80"]),
);

describe("a railroad township", () => {
  it.each(["T3S", "T-3-S", "T. 3 S.", "Township 3 South", "Tsp. 3 South", "T3-S"])("%s", (words) =>
    expect(parseLand(`Secs. 14 and 15, Blk. 40, ${words}, T&P Ry. Co. Survey, Elm County, Texas`)[0]?.survey?.township).toBe("T-3-S"),
  );
});
