import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const END = " Dated June 4, 1961. Olaf Berge\nState of North Dakota, County of Pierce. Acknowledged June 4, 1961, by Olaf Berge. J. Holm, Notary Public.";
const read = (words: string) => readInstrument({ name: "d.txt", text: `WARRANTY DEED\n${words}${END}` }).conveyance.resolved;
const shortly = (list: ReturnType<typeof read>["grants"]) => list.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
const LAND = "the NW/4 of Section 3, Township 156 North, Range 73 West, Pierce County, North Dakota";
const SHARE = `Olaf Berge, single, grantor, conveys and warrants to Nils Fry, grantee, an undivided one-fourth of ${LAND}`;

describe("a share kept out of a share that is given", () => {
  it.each([
    "He reserves 20% of the minerals belonging to the said interest.",
    "The grantor keeps one-fifth of the oil, gas and minerals that go with that one-fourth share.",
    "Grantor reserves one-fifth of the minerals in said one-fourth interest.",
    "Out of the property thus granted there is reserved to the grantor 20% of the oil, gas and minerals.",
    "From the estate hereby conveyed the grantor reserves to himself one-fifth of all minerals.",
    "He reserves one-fifth of the oil, gas and mineral rights, and one-fifth of the royalties, belonging to him in said land.",
    "There is reserved one-fifth, that is 20%, of the mineral rights, and of the royalties, now belonging to him in said section.",
    "He reserves 20% of the minerals, and 20% of the royalties, which belong to him.",
  ])("is of the share: %s", (words) => {
    const deed = read(`${SHARE}. ${words}`);
    expect(shortly(deed.grants)).toEqual(["fee 1/4 of whole"]);
    expect(shortly(deed.reservations)).toEqual([expect.stringMatching(/^mineral 1\/5 of (?:grantor|described)_interest$/)]);
  });

  it.each([
    "There is reserved unto the grantor, out of the fourth so conveyed, one-fifth of all minerals.",
    "Grantor saves to himself, from his said interest, twenty per cent. (20%) of oil, gas and coal.",
    "Reserving, however, unto the grantor 20% of all oil, gas and minerals in and under the interest above described.",
    "Of the oil, gas and minerals in the fourth hereby sold, the grantor retains one-fifth.",
    "A fifth of the minerals of the said undivided one-fourth is not conveyed and remains his.",
    "Excepting therefrom and reserving from said undivided interest a one-fifth part of all petroleum, natural gas and minerals.",
  ])("is of the share that is pointed at: %s", (words) => {
    const deed = read(`${SHARE}. ${words}`);
    expect(shortly(deed.reservations)).toEqual([expect.stringMatching(/^mineral 1\/5 of (?:grantor|described)_interest$/)]);
  });

  it.each([
    "Reserving to the grantor one-fifth of the minerals in the said quarter section.",
    "Reserving to the grantor one-fifth of the whole of the minerals in the Northwest Quarter.",
    "The grantor keeps one-fifth of the mineral interest.",
  ])("is of the whole where no share of the land is pointed at: %s", (words) => {
    expect(shortly(read(`${SHARE}. ${words}`).reservations)).toEqual(["mineral 1/5 of whole"]);
  });

  it.each([
    "Reserving out of his said interest 25% of all oil, gas and other minerals thereof, and 25% of the royalties.",
    "There is reserved by Olaf Berge from his one-fourth share one-half of the minerals and one-half of the royalties which the share carries.",
  ])("is of the share that it is carved from, where it is no less than that share: %s", (words) => {
    expect(shortly(read(`${SHARE}. ${words}`).reservations)).toEqual([expect.stringMatching(/of (?:grantor|described)_interest$/)]);
  });

  it.each([
    `${SHARE}, reserving one-fifth of the minerals in said land, and the use of the roads belonging to him.`,
    `${SHARE}, reserving one-fifth of all the minerals in and under said land.`,
    `Olaf Berge, grantor, conveys and warrants to Nils Fry, grantee, ${LAND}. Out of the property thus granted there is reserved to the grantor 20% of the oil, gas and minerals.`,
  ])("is of the whole where the land is spoken of, or all of it given: %s", (words) => {
    expect(shortly(read(words).reservations)).toEqual(["mineral 1/5 of whole"]);
  });

  it("takes royalties that stand with what is kept for kept, and those that are given with the land for given", () => {
    const kept = read(`${SHARE}; reserving to himself one-half of his minerals therein, together with one-half of the royalties arising therefrom.`);
    expect(shortly(kept.grants)).toEqual(["fee 1/4 of whole"]);
    const given = read(`${SHARE}, together with one-half of the royalties from his minerals in Section 9.`);
    expect(shortly(given.grants)).toHaveLength(2);
  });

  it("gives a share of the land where both its halves are named", () => {
    const deed = read(`Olaf Berge, single, grants to Nils Fry his one-fourth undivided share, both as to the surface and as to the minerals, of ${LAND}.`);
    expect(shortly(deed.grants)).toEqual(["fee 1/4 of whole"]);
  });
});

describe("a share whose rest is kept as a share of the giver's own", () => {
  const GIVES = "Ada Venn, a widow, conveys to Bo Lark one-fourth of the minerals in";
  it.each([
    `${GIVES} ${LAND}. She reserves to herself and her heirs the other three-fourths (3/4) of her said oil, gas and minerals.`,
    `${GIVES} ${LAND}, and keeps for herself the remaining three-fourths of her said minerals.`,
    `${GIVES} ${LAND}, reserving the other three-fourths of what she owns.`,
  ])("is of the giver's own too: %s", (words) => expect(shortly(read(words).grants)).toEqual(["mineral 1/4 of grantor_interest"]));
  it.each([
    `${GIVES} ${LAND}, reserving the other three-fourths of the minerals.`,
    `${GIVES} ${LAND}. The other three-fourths of the minerals belong to others.`,
  ])("is of the whole where the rest is: %s", (words) => expect(shortly(read(words).grants)).toEqual(["mineral 1/4 of whole"]));
});

describe("a piece of land that is left out", () => {
  const lands = "The W/2 of the NW/4, less the South 4 acres, Section 3, Township 156 North, Range 73 West, Pierce County, North Dakota, 76 acres";
  it.each([", and of all oil, gas and other minerals therein", ", with all minerals thereunder", ", together with all of the oil and gas"])(
    "leaves in the minerals with which the object goes on%s",
    (words) => {
      expect(read(`Olaf Berge, single, grants to Nils Fry an undivided one-half of:\n${lands}${words}.`).exceptions).toEqual([]);
    },
  );

  it("leaves out the minerals that are named along with it", () => {
    const deed = read(`Olaf Berge, single, grants to Nils Fry ${lands}, except one acre for a school and all of the oil, gas and minerals.`);
    expect(shortly(deed.exceptions)).toEqual(["mineral 1 of whole"]);
  });
});

describe("what is told of a thing that is dealt with already", () => {
  const TWO = "Carl Moe and Ida Moe, his wife, and Rosa Lee, a widow, grantors,";
  it.each([
    ", each of the two owners granting one-third of his or her own part, with the right to mine and drill",
    ", it being understood that Carl Moe and Rosa Lee each convey one-third of what he or she owns",
    ", Carl Moe selling a third of his half and Rosa Lee a third of hers",
  ])("is no second grant where it says how the share is made up%s", (words) => {
    const deed = read(`${TWO} grant and convey to Nils Fry an undivided one-third of all the oil, gas and other minerals in and under ${LAND}${words}.`);
    expect(shortly(deed.grants)).toEqual(["mineral 1/3 of whole"]);
  });

  it("is a second grant where another share is given", () => {
    const deed = read(`${TWO} grant and convey to Nils Fry one-third of all the oil in and under ${LAND}, and one-fourth of the coal.`);
    expect(deed.grants).toHaveLength(2);
  });

  it.each([
    "There are excepted from this deed all of the oil, gas and other minerals: one-fourth is already owned by Elm Royalty Company, and the rest is kept back by Carl Moe and Rosa Lee, so that the grantee takes the surface and no minerals.",
    "All oil, gas and other minerals are excepted: one-third belongs to Elm Royalty Company, and what is left the grantors keep, so that the grantee has the surface alone.",
    "Excepting all of the minerals, one-third of which was sold to Elm Royalty Company in 1953.",
  ])("is no second exception where it says whose the minerals are: %s", (words) => {
    const deed = read(`${TWO} grant to Nils Fry ${LAND}. ${words}`);
    expect(shortly(deed.exceptions)).toEqual(["mineral 1 of whole"]);
  });

  it("keeps all that is the giver's, whatever it is said to come to", () => {
    const kept = (words: string) => shortly(read(`Olaf Berge, single, grantor, grants to Nils Fry ${LAND}. ${words}`).reservations);
    expect(kept("Reserving unto the grantor all of the oil, gas and other minerals which he owns, to wit the undivided one-ninth that came to him.")).toEqual([
      "mineral 1 of grantor_interest",
    ]);
    expect(kept("Reserving unto the grantor one-ninth of the oil, gas and other minerals.")).toEqual(["mineral 1/9 of whole"]);
  });
});

it("takes him to whom a paper is returned for no party", () => {
  const deed = readInstrument({
    name: "d.txt",
    text: `WARRANTY DEED - Short Form\n\nReturn to: A. Moss, Box 7, Rugby, ND\n\nOlaf Berge, single, grants to Nils Fry ${LAND}.\n\nDated June 4, 1961. Olaf Berge`,
  });
  expect(deed.parties.resolved.parties.map((p) => p.name)).toEqual(["Olaf Berge", "Nils Fry"]);
});
