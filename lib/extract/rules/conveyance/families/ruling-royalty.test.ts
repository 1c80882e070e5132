import { describe, expect, it, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const royalty = (rider: string) => {
  const text = `OIL AND GAS LEASE. Made May 5, 1979 between Hollis Varney, a single man, Lessor, and Bluff Creek Oil Company, Lessee. Lessor grants, leases and lets unto Lessee, for exploring for and producing oil and gas, the NE/4 of Section 8, Township 4 North, Range 6 West, Caddo County, Oklahoma, 160 acres, for three years and as long thereafter as oil or gas is produced. Lessee shall deliver to Lessor as royalty one-eighth (1/8) of all oil produced and saved, and pay one-eighth (1/8) of the proceeds of gas. If Lessor owns less than the entire fee, royalties shall be paid in proportion.\n${rider}\nHollis Varney\n\nAcknowledged May 5, 1979 by Hollis Varney before Ola Reed, Notary Public.\nFiled May 9, 1979, Book 900, page 12.`;
  return readInstrument({ name: "lease.txt", text }).conveyance.resolved.lease?.royalty?.fraction;
};

describe("the royalty that rules in a lease of two", () => {
  test.each([
    ['RIDER. Wherever the fraction "one-eighth" appears in the printed form, the same shall be read and construed as "three-sixteenths".', "3/16"],
    ['ADDENDUM\nA. The words "three-sixteenths (3/16)" are to be read in the place of "one-eighth (1/8)" in every royalty clause.', "3/16"],
    ["RIDER. For 1/8 read 3/16 in each place where it occurs.", "3/16"],
    ['SCHEDULE OF CHANGES. Par. 2: "three years" becomes "two years". Par. 3: "1/8" becomes "1/4".', "1/4"],
    ["RIDER to lease of even date. One-eighth (1/8) as printed is increased to one-sixth (1/6).", "1/6"],
    ["EXHIBIT A. 1. The royalty under this lease shall be 3/16 and not 1/8 as printed.", "3/16"],
    ["RIDER. All royalties payable under paragraph 3 shall be one-sixth (1/6), anything in the printed form to the contrary notwithstanding.", "1/6"],
    ['EXHIBIT "A" (controls over the printed lease). All royalties: twenty percent (20%) of gross production. Minimum shut-in: $25 per acre.', "1/5"],
    ["— ADDENDUM (controls over the foregoing) —\nA. The royalty on all oil, gas and liquids shall be EIGHTEEN PERCENT (18%) of gross proceeds.", "9/50"],
    ["ADDENDUM. Royalty: 18.75% in lieu of the printed fraction.", "3/16"],
  ])("is that of %s", (rider, fraction) => expect(royalty(rider)).toBe(fraction));

  test.each([
    "RIDER. 1. Lessee shall bury all lines. 2. Lessee shall pay one-half of fence costs and 3/4 of the cost of any water well.",
    "ADDENDUM. In place of the printed rental of $160.00 read $320.00. Nothing here changes the royalty.",
    "RIDER. If the price of oil passes forty dollars, the one-eighth royalty shall be increased to one-sixth.",
    "RIDER. Lessor receives one-eighth as royalty, it being understood that Lessor owns one-half of the minerals and is paid in that part.",
    "RIDER. The royalty is one-eighth of all oil, and one-tenth of other minerals mined, and not less than that.",
    "RIDER. One-eighth shall be read as one-fifth if oil sells above five dollars.",
    "RIDER. Lessor shall have an additional royalty of 1/32 of all production, without reduction, as an overriding royalty.",
  ])("stays that of the print with %s", (rider) => expect(royalty(rider)).toBe("1/8"));
});

describe("a royalty told with what it comes to", () => {
  const of = (words: string) => {
    const text = `OIL AND GAS LEASE. ${words}\nMarch 18, 1947.\nRosa Ibarra\n\nAcknowledged March 18, 1947 by Rosa Ibarra before G. Hart, Notary Public.\n`;
    const { lease, grants } = readInstrument({ name: "lease.txt", text }).conveyance.resolved;
    return [grants.find((g) => g.estate_type === "leasehold")?.fraction?.fraction, lease?.royalty?.fraction];
  };
  const land = "the N/2 of Section 9, T15S, R30E, Chaves County, New Mexico, 320 acres";
  test.each([
    [
      `Rosa Ibarra, as owner of one-half (called Lessor), leases to Pecos Slope Oil Company for oil and gas ${land}, for five years and as long as oil is produced. Out of production allocable to the half so leased Lessee shall deliver to Lessor one-eighth (1/8), which is one-sixteenth of the whole production of the land.`,
      ["1/2", "1/8"],
    ],
    [
      `Lease by Rosa Ibarra, Lessor, to Pecos Slope Oil Company, Lessee, of land to wit: ${land}, as to Lessor's undivided one-half of the minerals. Lessor lets the same to Lessee for five years and while oil is produced. Royalty: one-eighth of what belongs to the interest leased, that is, 1/16 of all production.`,
      ["1/2", "1/8"],
    ],
    [
      `Rosa Ibarra, lessor, lets to Pecos Slope Oil Company, lessee, for five years and as long as oil is produced, all her one-half of the oil and gas under ${land}, reserving one-eighth thereof as royalty (1/16 of the total).`,
      ["1/2", "1/8"],
    ],
    [
      `Rosa Ibarra, Lessor, who owns one-fourth of the minerals only, her brothers holding the rest, does lease to Pecos Slope Oil Company, Lessee, ${land}, for oil and gas for five years and as long after as either is produced. Royalty one-eighth of her fourth part of the oil and gas, i.e. 1/32.`,
      ["1/4", "1/8"],
    ],
    [
      `Rosa Ibarra, Lessor, grants, leases and lets to Pecos Slope Oil Company, Lessee, ${land}, for five years and as long thereafter as oil is produced, the royalty to be one-sixteenth of all that is produced.`,
      ["1", "1/16"],
    ],
    [
      `Rosa Ibarra and Juan Ibarra, Lessors, lease to Pecos Slope Oil Company, Lessee, ${land}, for five years and as long as oil is produced. Royalty: three-sixteenths on oil and gas, which shall be divided between the owners as they own, three-fourths to Rosa Ibarra, one-fourth to Juan Ibarra.`,
      ["1", "3/16"],
    ],
  ])("%s", (words, want) => expect(of(words)).toEqual(want));
});

it("takes the figure that stands from now on where a head puts it ahead of the print", () => {
  const text =
    "OIL AND GAS LEASE\n\nADDENDUM, made a part hereof: wherever one-eighth (1/8) stands in the printed part as royalty, it is struck and three-sixteenths (3/16) takes its place.\n\nMade May 5, 1979 between Hollis Varney, Lessor, and Bluff Creek Oil Company, Lessee. Lessor leases and lets unto Lessee the NE/4 of Section 7-12N-14W, Custer County, Oklahoma, for three years and as long thereafter as oil is produced. Lessee shall deliver 1/8 of all oil produced.\n\nHollis Varney\n";
  expect(readInstrument({ name: "lease.txt", text }).conveyance.resolved.lease?.royalty?.fraction).toBe("3/16");
});

describe("the rate that a lessor is given", () => {
  const rate = (words: string) => {
    const text = `OIL AND GAS LEASE\nMade May 5, 1979 between ROSA IBARRA, Lessor, and BLUFF CREEK OIL COMPANY, Lessee. Lessor leases and lets unto Lessee the N/2 of Section 9, T15S, R30E, Chaves County, New Mexico, for ten years and so long thereafter as oil or gas is produced. ${words}\nRosa Ibarra`;
    return readInstrument({ name: "lease.txt", text }).conveyance.resolved.lease?.royalty?.fraction;
  };
  test.each([
    ["Lessee shall deliver to Lessor free of cost twelve and one-half percent (12½%) of the oil and gas produced and saved.", "1/8"],
    ["Lessee shall deliver to Lessor without cost one-sixth of the oil and gas produced.", "1/6"],
    ["Out of production the Lessee will hand over a fifth to the Lessor without charge.", "1/5"],
    ["Of every barrel, and of the money for gas, the Lessor gets twenty percent (1/5) clear of expense.", "1/5"],
    ["The owner's part of production is 3/16.", "3/16"],
    ["Lessee shall deliver one-eighth of the oil. Fences are to be built at the cost one-half of each.", "1/8"],
  ])("is read of: %s", (words, want) => expect(rate(words)).toBe(want));
});
