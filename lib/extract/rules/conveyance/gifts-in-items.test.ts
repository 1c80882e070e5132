import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const gifts = (text: string): string[] => {
  const { conveyance, parties } = readInstrument({ name: "a.txt", text });
  const called = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  return conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} to ${g.to.map(called).join(" and ")}`);
};

it.each(["in and under the said 40 acres", "in and under said tract", "under the same 40 acres"])("gives each his part of the minerals %s", (land) => {
  const deed = `GIFT DEED. We, CY MOTT and wife, IDA MOTT, for love and affection give, grant and convey: (a) unto BO MOTT, the surface of 40 acres in the Elm Survey, A-9, Roe County, Texas, being the North half of the 80 acre tract described in Vol. 9, page 3; and (b) unto BO MOTT, ADA MOTT and DOT POOL, an undivided one-third (1/3) to each, all of the oil, gas and other minerals ${land}. May 6, 1990. Cy Mott, Ida Mott`;
  expect(gifts(deed)).toEqual(["surface 1 to Bo Mott", "mineral 1/3 to Bo Mott", "mineral 1/3 to Ada Mott", "mineral 1/3 to Dot Pool"]);
});

it.each([
  "in the manner following:\n\nFIRST, the surface, and all but the oil, gas and other minerals, to BO MOTT alone.\n\nSECOND, the oil, gas and other minerals to BO MOTT, ADA MOTT and DOT POOL, an undivided third to each.",
  "thus:\n\nITEM ONE. The surface estate, without any mineral, goes to our son BO MOTT.\n\nITEM TWO. The oil, gas and other minerals in and under it go to BO MOTT, ADA MOTT and DOT POOL, one-third (1/3) each.",
  "as follows:\n\nSurface: all of it, to BO MOTT.\n\nMinerals: in equal undivided thirds to BO MOTT, ADA MOTT and DOT POOL, a third (1/3) to each.",
  "in the following manner:\n\n1. BO MOTT is to have the whole of the surface.\n\n2. BO MOTT, ADA MOTT and DOT POOL are to have the oil, gas and other minerals, one-third (1/3) undivided to each.",
])("gives what the paragraphs of a list give: %s", (items) => {
  const deed = `GIFT DEED\n\nSTATE OF TEXAS, ROE COUNTY\n\nWe, CY MOTT and wife, IDA MOTT, give, grant and convey our 40 acres, Elm Survey, A-9, Roe County, Texas, ${items}\n\nTo have and to hold forever.\n\nMay 6, 1990.\nCy Mott      Ida Mott\n`;
  expect(gifts(deed)).toEqual(["surface 1 to Bo Mott", "mineral 1/3 to Bo Mott", "mineral 1/3 to Ada Mott", "mineral 1/3 to Dot Pool"]);
});

it("takes no taker from paragraphs that are no list of gifts", () => {
  const deed =
    "WARRANTY DEED\n\nI, CY MOTT, a single man, for the price below grant, sell and convey to BO LARK the 40 acres, Elm Survey, A-9, Roe County, Texas, as follows:\n\nBeginning at the corner of the land sold to ADA MOTT; thence north to the land of DOT POOL; thence to the beginning.\n\nThe price is to be paid to IDA MOTT, my agent.\n\nMay 6, 1990.\nCy Mott\n";
  expect(gifts(deed)).toEqual(["fee 1 to Bo Lark"]);
});

it("gives by a second act to each of those whom it names with their kin", () => {
  const deed =
    "DEED OF GIFT. I, CY MOTT, give, grant and convey to BO MOTT, my son, the surface only of 40 acres, Elm Survey, A-9, Roe County, Texas. I give, grant and convey the oil, gas and other minerals in the same land to the said BO MOTT and to my daughters, ADA MOTT and DOT POOL, each an undivided one-third (1/3). May 6, 1990. Cy Mott";
  expect(gifts(deed)).toEqual(["surface 1 to Bo Mott", "mineral 1/3 to Bo Mott", "mineral 1/3 to Ada Mott", "mineral 1/3 to Dot Pool"]);
});

it("gives parts of the whole minerals out of what the giver bought", () => {
  const deed =
    "MINERAL DEED. CY MOTT, a single man, of Enid, grants out of the 20/80ths of the minerals which he bought from Ada Venn (Book 7 of Deeds, page 31), in the W/2 NW/4 of Section 8, Township 140 North, Range 99 West, Roe County, North Dakota:\n\n(a) 10/80ths of the whole minerals to ELM OIL CORPORATION, a Minnesota corporation; and\n\n(b) the other 10/80ths of the whole minerals to BO LARK, of Enid;\n\nto hold to each of them. Signed May 1, 1958. Cy Mott";
  const { conveyance } = readInstrument({ name: "a.txt", text: deed });
  expect(conveyance.resolved.grants.map((g) => `${g.fraction?.fraction} of ${g.of}`)).toEqual(["1/8 of whole", "1/8 of whole"]);
});

it("gives nothing to the dead by whom a taker is told", () => {
  const order =
    'IN THE COUNTY COURT OF ROE COUNTY, TEXAS. ESTATE OF CY MOTT, DECEASED. ORDER PROBATING WILL AS MUNIMENT OF TITLE. The Court finds that Cy Mott, single, died August 19, 1981; that his will is valid; that a son, Wade Mott, had died in 1971 and left a daughter, Dot. By the will the testator gave "all royalty that I have in Section 4, Block 2, Roe County, Texas, one-half to Ada Mott and one-half to my granddaughter Dot Mott Pool, the daughter of my late son Wade." ORDERED that the will be admitted.';
  expect(gifts(order)).toEqual(["royalty 1/2 to Ada Mott", "royalty 1/2 to Dot Mott Pool"]);
});

it("gives item by item where ordinals lead them, one of the takers having both", () => {
  const deed =
    "GIFT DEED. I, CY MOTT, a widower, for love give, grant and convey as follows, out of my 40 acres in the Elm Survey, A-9, Roe County, Texas: First: unto my son BO MOTT, all of the surface of said 40 acres. Second: unto my three children, BO MOTT, ADA MOTT and DOT POOL, in equal shares, one-third (1/3) to each, all of the oil, gas and other minerals in and under the said land. May 6, 1990. Cy Mott";
  expect(gifts(deed)).toEqual(["surface 1 to Bo Mott", "mineral 1/3 to Bo Mott", "mineral 1/3 to Ada Mott", "mineral 1/3 to Dot Pool"]);
});

it("takes no term from the section of what is kept", () => {
  const deed =
    "WARRANTY DEED. Grantor: CY MOTT, a widower. Grantee: BO LARK, of Elm. Property: 40 acres, Elm Survey, A-9, Roe County, Texas, being the surface and his undivided one-third (1/3) of the minerals. Reservation: Grantor reserves, for a term of ten (10) years from this date, one-half of the royalty now owned by him. Grantor grants, sells and conveys the Property to Grantee. May 6, 1990. Cy Mott";
  const { conveyance } = readInstrument({ name: "a.txt", text: deed });
  expect(conveyance.resolved.grants.map((g) => [g.estate_type, g.term])).toEqual([
    ["surface", null],
    ["mineral", null],
  ]);
  expect(conveyance.resolved.reservations.map((r) => r.term?.months)).toEqual([120]);
});

it("lets, and does not sell, what a lease tells land by land", () => {
  const lease =
    "OIL AND GAS LEASE, made June 14, 1979, from ADA VENN, a widow, Lessor, to BO LARK, Lessee. 1. Lessor leases exclusively to Lessee, for exploring and producing oil and gas, in Roe County, Texas: (a) the West 70 acres of the SW/4 of Section 17, Block D, all of the minerals; and (b) one-fourth, and no more, of the minerals in the East 90 acres of said SW/4. 2. Three years, and so long thereafter as oil or gas is produced. 3. Royalty one-eighth (1/8). Ada Venn";
  const { conveyance } = readInstrument({ name: "a.txt", text: lease });
  expect(conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`)).toEqual(["leasehold 1", "leasehold 1/4"]);
});

it("takes no royalty of a lease for a share of what it lets", () => {
  const lease =
    "OIL AND GAS LEASE, made June 14, 1979, between ADA VENN, a widow, and CY VENN, a single man, Lessors, and BO LARK, Lessee: Lessors lease and let to Lessee, for producing oil and gas, the NW/4 of Section 20, Township 153 North, Range 95 West, Roe County, North Dakota, for a term of five years and as long thereafter as oil or gas is produced. The royalty is one-eighth (1/8) of all oil and gas. Any royalty of others is to be paid out of the said one-eighth. Ada Venn, Cy Venn";
  const { conveyance } = readInstrument({ name: "a.txt", text: lease });
  expect(conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`)).toEqual(["leasehold 1"]);
});
