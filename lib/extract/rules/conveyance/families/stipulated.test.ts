import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const stated = (words: string) => {
  const parties = people([], [], ["Ada Venn", "Bo Lark", "Cy Mott"]);
  const name = (id: string) => parties.parties.find((p) => p.id === id)?.display;
  return read(
    `STIPULATION OF INTEREST\n\nAda Venn, Bo Lark and Cy Mott are the owners of the minerals and royalty in the NW/4 of Section 9. ${words} Each party grants and conveys to the others such interest as is necessary to vest title as stated.\n\nMay 3, 1961. Ada Venn. Bo Lark. Cy Mott.`,
    parties,
    "stipulation_of_interest",
  ).resolved.grants.map((g) => `${g.to.map(name).join()} ${g.estate_type} ${g.fraction?.fraction}`);
};

describe("shares that a stipulation states", () => {
  it.each([
    ["It is agreed that the interest of Ada Venn is one-sixth of the royalty.", ["Ada Venn royalty 1/6"]],
    ["Bo Lark's royalty shall be fixed at 1/16 of all oil and gas produced.", ["Bo Lark royalty 1/16"]],
    ["The share of Cy Mott amounts to three-eighths of the oil, gas and other minerals.", ["Cy Mott mineral 3/8"]],
    [
      "The interest of Ada Venn is 1/6 of the royalty. It is borne by the one-third mineral interest of Bo Lark and Cy Mott, who own the rest of the royalty on that one-third.",
      ["Ada Venn royalty 1/6"],
    ],
  ])("%s", (words, want) => expect(stated(words)).toEqual(want));
  it("are none where a doubt is told or the interest is no size", () =>
    expect(stated("It was asked whether the interest kept by Ada Venn was one-sixth of production. The interest of Ada Venn is to be respected.")).toEqual([]));
});

describe("a size that a stipulation settles of one called by his surname", () => {
  it.each([
    'The royalty reserved to Venn is, and shall be, a one-eighth (1/8) "of royalty," that is to say, one-eighth of the whole royalty, and not one-eighth of production.',
    "It is agreed that the deed shall be read as though it reserved to Ada Venn 1/8 of royalty in place of 1/8 of production.",
    "Venn shall have and be paid one-eighth of whatever royalty a lease on the land provides for.",
  ])("is that of royalty: %s", (words) => expect(stated(words)).toEqual(["Ada Venn royalty 1/8"]));
  it("is none where it is only claimed", () => expect(stated("Venn claims one-eighth of the royalty, which Lark disputes.")).toEqual([]));
});

describe("whose interest a stipulation settles", () => {
  const settled = (words: string, conveys = "Each gives, grants and conveys to every other what is required for the foregoing.") => {
    const parties = people([], [], ["Ada Venn", "Bo Lark", "Cy Lark"]);
    const name = (id: string) => parties.parties.find((p) => p.id === id)?.display;
    const c = read(
      `STIPULATION OF ROYALTY\n\nAda Venn, of the first part, and Bo Lark and Cy Lark, of the second part, as to the NW/4 of Section 9. ${words}\n\n${conveys}\n\nMay 3, 1961. Ada Venn. Bo Lark. Cy Lark.`,
      parties,
      "stipulation_of_interest",
    ).resolved;
    return [c.action, ...c.grants.map((g) => `${g.to.map(name).join(" & ")} ${g.estate_type} ${g.fraction?.fraction} of ${g.of}`)];
  };
  it.each([
    "Question having arisen what was kept by Venn, they stipulate that it was and shall be a one-sixth (1/6) of royalty.",
    "A royalty was held back by Ada Venn for ten years. The undersigned stipulate that such royalty shall be taken to be 1/6 of whatever royalty a lease provides.",
    "The royalty reserved by the first party is 1/6th of the landowner's royalty under any lease.",
    "They agree that the reservation shall be read as if it said: one-sixth of royalty, the share of Venn being thus one-sixth of all royalty.",
    "The deed from Ada Venn to Bo Lark and Cy Lark reserved a royalty. It is stipulated that it is to be treated as one-sixth of the royalty.",
  ])("%s", (words) => expect(settled(words)).toEqual(["convey", "Ada Venn royalty 1/6 of royalty"]));
  it("is of those who are named together", () =>
    expect(settled("Bo Lark and Cy Lark own 1/4 of the minerals.")).toEqual(["convey", "Bo Lark & Cy Lark mineral 1/4 of whole"]));
  it.each([
    "Ada Venn hereby grants and conveys to Bo Lark and Cy Lark, and they hereby grant and convey to Ada Venn, all interest necessary to vest title accordingly.",
    "It is 1/6 of royalty and not 1/6 of production, and each of them does hereby convey and quitclaim to the other what may be necessary.",
    "The parties hereby convey, each to the other, such interests as will make it so.",
  ])("passes by present words: %s", (conveys) =>
    expect(settled("The royalty reserved by Ada Venn is 1/6 of the royalty under any lease.", conveys)).toEqual(["convey", "Ada Venn royalty 1/6 of royalty"]),
  );
  it("is of him whom a heading calls first party", () =>
    expect(
      settled(
        "First Party: Ada Venn\nSecond Party: Bo Lark and Cy Lark\n\nIt is stipulated that First Party owns 1/6 of all royalty that may be paid under any lease.",
      ),
    ).toEqual(["convey", "Ada Venn royalty 1/6 of royalty"]));
  it("conveys nothing where it says so", () => {
    expect(settled("The interest of Ada Venn is 1/6 of the royalty.", "Nothing herein shall grant or convey to any other party an interest.")[0]).toBe(
      "affirm",
    );
    expect(settled("The interest of Ada Venn is 1/6 of the royalty.", "")[0]).toBe("affirm");
  });
});
