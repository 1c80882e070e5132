import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { mineralDeed, people, read } from "./test-paper";

const deed = (clause: string) =>
  read(
    `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That we, Ada Venn, Cy Mott and Flo Birch, for Ten Dollars to us paid by Bo Lark, have granted, sold and conveyed and by these presents do grant, sell and convey unto the said Bo Lark all of the NW/4 of Section 9, Block 4, Marsh County, Texas, 160 acres.\n\n${clause}\n\nTO HAVE AND TO HOLD unto the said Bo Lark forever.\n\nWitness our hands this 3rd day of May, 1950.\n\nAda Venn Cy Mott Flo Birch`,
    people(["Ada Venn", "Cy Mott", "Flo Birch"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved;
const kept = (clause: string) => deed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.to.join("+")}`);

describe("a reservation that names what each grantor keeps", () => {
  it.each([
    [
      "There is reserved to ADA VENN an undivided one-fourth (1/4), and to CY MOTT an undivided one-eighth (1/8), of all of the oil, gas and other minerals in and under said land. FLO BIRCH reserves nothing.",
      ["mineral 1/4 a1", "mineral 1/8 a2"],
    ],
    [
      "Reserving, however, unto Ada Venn 1/4, unto Cy Mott 1/4, and unto Flo Birch 1/4, of the oil and gas in and under the above land.",
      ["mineral 1/4 a1", "mineral 1/4 a2", "mineral 1/4 a3"],
    ],
    [
      "Grantors reserve to each of Ada Venn, Cy Mott and Flo Birch an undivided one-sixth (1/6) of all oil, gas and other minerals in said land.",
      ["mineral 1/6 a1", "mineral 1/6 a2", "mineral 1/6 a3"],
    ],
    [
      "The grantors hereby retain unto themselves, in equal shares, an undivided three-eighths (3/8) of all oil and gas in and under said land.",
      ["mineral 1/8 a1", "mineral 1/8 a2", "mineral 1/8 a3"],
    ],
  ])("keeps each share for its grantor: %s", (clause, want) => expect(kept(clause)).toEqual(want));
  it.each([
    [
      "Excepting and reserving to the said grantors, their heirs and assigns, an undivided three-fourths (3/4) of all oil, gas and other minerals in said lands. Each of the grantors is to have and does hereby retain a one-third interest in the reservation hereby made.",
      ["mineral 1/4 a1", "mineral 1/4 a2", "mineral 1/4 a3"],
    ],
    [
      "Grantors reserve an undivided one-half (1/2) of the oil and gas in said land. The interest so reserved shall be owned by the grantors in equal shares.",
      ["mineral 1/6 a1", "mineral 1/6 a2", "mineral 1/6 a3"],
    ],
    [
      "Grantors reserve an undivided one-half (1/2) of the oil and gas in said land. Each of the grantors shall keep one-half of the interest reserved.",
      ["mineral 1/2 a1+a2+a3"],
    ],
  ])("shares it equally where the words behind say so, and only where their shares fit: %s", (clause, want) => expect(kept(clause)).toEqual(want));
  it.each([
    [
      "Grantors reserve unto themselves, in equal parts, one-half of the oil and gas in said land which they now own.",
      ["a1", "a2", "a3"].map((id) => `1/6 ${id}`),
    ],
    ["Grantors keep for themselves, share and share alike, half of whatever minerals they own in the land.", ["a1", "a2", "a3"].map((id) => `1/6 ${id}`)],
    [
      "There is reserved to the grantors, one-third to each of them, a one-half interest in the minerals now owned by Grantors.",
      ["a1", "a2", "a3"].map((id) => `1/6 ${id}`),
    ],
    ["Each of the grantors reserves one-half of the minerals which he or she owns in said land.", ["1/2 a1+a2+a3"]],
  ])("parts what they keep of their own among them, and leaves to each the half of his own: %s", (clause, want) =>
    expect(deed(clause).reservations.map((r) => `${r.of} ${r.fraction?.fraction} ${r.to.join("+")}`)).toEqual(want.map((w) => `grantor_interest ${w}`)),
  );
  it("keeps one share for all where the names only measure how long", () =>
    expect(kept("Reserving unto Grantors one-half (1/2) of all of the oil and gas in said land during the lives of Ada Venn and Cy Mott.")).toEqual([
      "mineral 1/2 a1+a2+a3",
    ]));
});

describe("a royalty kept of oil and of gas", () => {
  const royalties = (clause: string) =>
    deed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} of ${r.of} ${r.floating} ${r.substances?.join("+")}`);
  it("is one royalty, and the least rate of the lease is no share", () =>
    expect(
      royalties(
        "But the grantors reserve to themselves one half of all the royalty of oil (which royalty shall not be less than the usual one-eighth), and one half of the proceeds of all gas, reckoned upon the like royalty, when produced.",
      ),
    ).toEqual(["royalty 1/2 of royalty true oil+gas"]));
  it("stays two where the shares differ", () =>
    expect(royalties("Grantors reserve one-half of all the royalty of oil, and one-fourth of the royalty of gas.")).toHaveLength(2));
});

it("keeps once what is called the said share", () =>
  expect(kept("Grantors reserve an undivided one-half (1/2) of all oil, gas and other minerals, together with the right to lease said one-half.")).toEqual([
    "mineral 1/2 a1+a2+a3",
  ]));

describe("what a mineral deed gives", () => {
  const given = (object: string) => mineralDeed(object).grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`);
  it("is told once where the deed it came by repeats the share behind the name of a survey", () =>
    expect(
      given(
        "all of Grantor's undivided one-half (1/2) interest in the oil, gas and other minerals in and under the N/2 of Section 35, E. & W. R. R. Co. Survey, A-118, Marsh County, Texas, the same being the one-half reserved by Grantor in the deed recorded in Vol. 14, page 31.",
      ),
    ).toEqual(["mineral 1/2"]));
  it("is minerals where royalties are only listed among them", () =>
    expect(given("all oil, gas, royalties and other minerals situated in Marsh County, Texas.")).toEqual(["mineral 1"]));
  it("is a royalty where only the royalty of the minerals is named", () =>
    expect(given("one-half of the oil, gas and other mineral royalties in the NW/4 of Section 9, Block 4.")[0]).toMatch(/^royalty/));
});

describe("a share kept of what an undivided share brings", () => {
  const fifth = (object: string, clause: string) =>
    readPaper(
      `WARRANTY DEED\n\nADA VENN, a widow, does hereby grant, bargain, sell and convey unto BO LARK ${object} Section 9, Township 6 North, Range 3 West, Marsh County. ${clause} May 1, 1950. Ada Venn`,
    );
  it.each([
    [
      "her undivided one-fifth (1/5) interest in and to",
      "Reserving however to the grantor, her heirs and assigns, 25% of all the minerals in and under the interest which is transferred hereby.",
    ],
    [
      "the undivided one-fifth (1/5) interest owned by Ada Venn in and to:",
      "RESERVING to Ada Venn 25% of all minerals in and under the said undivided interest hereby transferred.",
    ],
    [
      "the whole of her share, which is one-fifth (1/5), in",
      "It is understood that out of the minerals in the share here conveyed the grantor keeps for herself 25%, with whatever royalty it may earn.",
    ],
  ])("is of that share: %s %s", (object, clause) => {
    const { grants, kept } = fifth(object, clause);
    expect(grants).toEqual(["Bo Lark fee 1/5 of whole"]);
    expect(kept).toEqual([expect.stringContaining("mineral 1/4 of grantor_interest")]);
  });
  it("is kept where the land is told as being transferred", () => {
    const { grants, kept } = fifth(
      "an undivided 1/5 of",
      "The grantor reserves twenty-five percent (25%) of the minerals and mineral rights in the real property being transferred by her.",
    );
    expect(grants).toEqual(["Bo Lark fee 1/5 of whole"]);
    expect(kept).toEqual([expect.stringContaining("mineral 1/4")]);
  });
});

describe("what each keeps, and what is theirs", () => {
  const two = (clause: string) =>
    readPaper(
      `WARRANTY DEED\n\nADA R. VENN and BO LARK, grantors, convey and warrant to CY MOTT Section 9, Township 6 North, Range 3 West, Marsh County. ${clause} May 1, 1950. Ada R. Venn. Bo Lark`,
    );
  it.each(["The grantors each reserve", "The grantors Ada R. Venn and Bo Lark each reserve unto herself and himself"])("is a share for each: %s", (said) =>
    expect(two(`${said} an undivided one-third (1/3) of all the oil and gas in said land.`).kept).toEqual([
      "Ada R. Venn mineral 1/3 of whole",
      "Bo Lark mineral 1/3 of whole",
    ]),
  );
  it("is all that is theirs, whatever it is said to come to", () =>
    expect(two("Grantors except and reserve all of the oil and gas which they own in said land, being an undivided one-eighth (1/8).").kept).toEqual([
      expect.stringContaining("mineral 1 of grantor_interest"),
    ]));
  it("is given as the half that is theirs", () =>
    expect(
      readPaper(
        "WARRANTY DEED\n\nADA R. VENN and BO LARK convey and warrant to CY MOTT Section 9, Township 6 North, Range 3 West, Marsh County, together with the one-half of the oil, gas and minerals which grantors own; the other one-half was kept out of the deed to grantors. May 1, 1950. Ada R. Venn. Bo Lark",
      ).grants,
    ).toEqual(["Cy Mott surface 1 of whole", "Cy Mott mineral 1/2 of whole"]));
});
