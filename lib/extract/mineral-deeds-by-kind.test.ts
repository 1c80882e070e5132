// What a deed of minerals or royalty can give, and the words in it that only tell what comes of the gift.
import { describe, expect, it } from "vitest";
import { readPaper } from "./read-paper";

const LAND = "the SW/4 of Section 9, Township 6 North, Range 17 West, I.M., Kiowa County, Oklahoma";
const grants = (paper: string, sign = "A. P. Holt") => readPaper(`${paper}\n\nDated March 4, 1931.\n\n${sign}`).grants;

describe("a royalty deed", () => {
  it.each([
    [
      `ROYALTY DEED\n\nI, A. P. Holt, a widower, sell and convey to Ranger Royalty Syndicate one thirty-second part (1/32) of all the oil, and one thirty-second part (1/32) of all the gas, that shall ever be produced, saved and marketed from ${LAND}. All minerals remain mine subject to this burden.`,
    ],
    [
      `SALE OF ROYALTY\n\nA. P. Holt, a widower, sells and conveys to Ranger Royalty Syndicate forever one thirty-second (1/32) part of all oil, of all natural gas, and of all gasoline which shall at any time be taken and sold from ${LAND}, free of cost. Holt parts with none of the minerals in the ground.`,
    ],
    [
      `ROYALTY DEED\n\nRoyalty Seller: A. P. Holt, a widower, Ten Sleep, Wyoming.  Royalty Buyer: RANGER ROYALTY SYNDICATE, Denver, Colorado.\n\n"Royalty" means one thirty-second (1/32) of all oil and gas produced, saved and sold from ${LAND}.\n\nRoyalty Seller grants, sells and conveys to Royalty Buyer, and its successors and assigns, in perpetuity, the Royalty.`,
    ],
  ])("gives so much of production: %#", (paper) => expect(grants(paper)).toEqual([expect.stringMatching(/^Ranger Royalty Syndicate royalty 1\/32 of whole/i)]));

  it("still gives minerals where its words do", () =>
    expect(
      grants(
        `MINERAL AND ROYALTY DEED\n\nI, A. P. Holt, a widower, sell and convey to Ranger Company an undivided 1/32 of the oil, gas and other minerals in and under and that may be produced from ${LAND}.`,
      ),
    ).toEqual([expect.stringContaining("mineral 1/32 of whole")]));
});

describe("a mineral deed", () => {
  it.each([
    ["an undivided TEN (10) ACRES, being one-sixteenth, of the oil, gas and other minerals in, under and upon", ["Ranger Company mineral 1/16 of whole"]],
    [
      "an undivided one-third of the minerals now owned by me, my own part being three-fourths, so that by this deed the said Company takes one-third of three-fourths, in",
      ["Ranger Company mineral 1/3 of grantor_interest"],
    ],
  ])("%s", (object, want) =>
    expect(grants(`MINERAL DEED\n\nI, A. P. Holt, a widower, grant and convey to Ranger Company ${object} ${LAND}, 160 acres.`)).toEqual(want),
  );

  it("gives no land, though the act is told with no subject and by whom it is paid", () => {
    const p = readPaper(
      `MINERAL DEED\n\nFor ten dollars paid to A. P. Holt and wife Ida Holt by Ranger Minerals, there is hereby granted, sold and conveyed unto the said Ranger Minerals ALL of the oil, gas and other minerals in and under the following lands, LESS AN UNDIVIDED THREE-EIGHTHS (3/8) THEREOF, which the said A. P. Holt holds out of this deed and shall continue to own: ${LAND}.\n\nA. P. Holt\nIda Holt`,
    );
    expect([p.from, p.to, p.grants]).toEqual(["A. P. Holt + Ida Holt", "Ranger Minerals", ["Ranger Minerals mineral 1 of whole"]]);
  });

  it("drops what its shares come to together, and from whom they come in equal parts", () => {
    expect(
      grants(
        `MINERAL DEED\n\nI, A. P. Holt, convey to W. F. Cook 3/32, to Trace Minerals, Inc. 3/32 and to Ouida Farr 1/16 of all of the oil, gas and other minerals in and under ${LAND}, said fractions being each of the entire mineral estate and together one-fourth thereof.`,
      ),
    ).toEqual(["W. F. Cook mineral 3/32 of whole", "Trace Minerals, Inc. mineral 3/32 of whole", "Ouida Farr mineral 1/16 of whole"]);
    expect(
      grants(
        `MINERAL DEED\n\nWe, Nora Holt, a widow, and Otto Holt, a single man, grant and convey to J. P. Finn an undivided 3/32 interest in all the oil, gas and other minerals in and under ${LAND}, grantors contributing to the interest conveyed one-half each.`,
        "Nora Holt\nOtto Holt",
      ),
    ).toEqual(["J. P. Finn mineral 3/32 of whole"]);
  });

  it("reads a list that tells of each giver what he gives, the rest that he keeps left out", () => {
    const p = readPaper(
      `MINERAL DEED\n\nNora Holt, a widow, and Otto Holt, a single man, grant and convey to Ranger Minerals oil, gas and other minerals in and under ${LAND}, thus: of the said Nora, all that she has, namely one-sixth (1/6) of the whole; of the said Otto, one-fourth (1/4) of the whole, the other fourth he keeps.\n\nNora Holt\nOtto Holt`,
    );
    expect(p.conveyance.grants.map((g) => [g.from.length, g.estate_type, g.fraction?.fraction])).toEqual([
      [1, "mineral", "1/6"],
      [1, "mineral", "1/4"],
    ]);
  });
});

describe("an interest sold before and conveyed by pointing back", () => {
  it("is given once, without the royalties that come along with it", () =>
    expect(
      grants(
        `MINERAL CONVEYANCE\n\nI, A. P. Holt, a single man, own an undivided one-half of the minerals in these lands: ${LAND}. I have this day sold to Ranger Company, a corporation, an undivided one-fourth of my said one-half interest in the oil, gas and minerals in and under the said lands.\n\nI therefore grant, bargain, sell and convey unto the said Company the interest above described, with the right to enter, to lease and to receive its part of bonuses, rentals and royalties.`,
      ),
    ).toEqual(["Ranger Company mineral 1/8 of whole"]));
});

describe("a warranty deed", () => {
  it("gives the land whole where nothing above or below the surface is withheld", () =>
    expect(
      grants(
        `WARRANTY DEED\n\nELK LANDS, INC., a corporation, CONVEYS AND WARRANTS TO HAT RANCH COMPANY, a corporation, ${LAND}. All wells go with the land; nothing below or above the surface is withheld.`,
        "ELK LANDS, INC.",
      ),
    ).toEqual([expect.stringContaining("fee 1 of whole")]));
});

it("takes a name with a middle initial for a person's, whatever its first word", () =>
  expect(
    readPaper(
      `MINERAL DEED\n\nThat we, Green B. Wallis and Tennie Wallis, husband and wife, grant and convey unto The Elm Company 1/4 of the oil and gas in ${LAND}.`,
    ).from,
  ).toBe("Green B. Wallis + Tennie Wallis"));
