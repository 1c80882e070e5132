import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const leased = (lessors: string) =>
  readPaper(
    `OIL AND GAS LEASE. AGREEMENT, entered into the 2nd day of July, 1951, between ${lessors}, lessors, and CREEK OIL CO., lessee. Lessors lease and let to lessee, with the exclusive right to drill for and take oil and gas, the E/2 of Section 9, Township 18 South, Range 15 West, Barton County, Kansas, 320 acres, for five years and as long thereafter as oil or gas is produced. Lessee shall deliver one-eighth of all oil.`,
  ).grants.map((g) => g.replace(/ of .*/, ""));

it("adds what lessors of a cover sheet hold, parted by semicolons", () =>
  expect(
    readPaper(
      "OIL AND GAS LEASE. Dated May 1, 2012. LESSORS: MARK VENN and wife, SUE VENN, holders of three fourths of the mineral estate; BO ROE and wife, EVA ROE, holders of the remaining fourth. LESSEE: CREEK OIL CO. Lessors lease and let to Lessee for oil and gas the E/2 of Section 9, Township 18 South, Range 15 West, Barton County, Kansas, for five years and as long thereafter as oil or gas is produced.",
    ).grants.map((g) => g.replace(/ of .*/, "")),
  ).toEqual(["Creek Oil Co. leasehold 1"]));

describe("what several owners lease together", () => {
  it.each([
    "ADA VENN, owner of the land and one-half of the minerals, and OAK LIFE INSURANCE COMPANY, owner of one-half of the minerals for a term",
    "ADA VENN, who owns the surface and an undivided half of the minerals, and BO ROE, who holds the other half for years",
    "ADA VENN, the owner in fee of the land and of one-half the oil and gas, BO ROE, the owner of one-fourth of the oil and gas, and CY LARK, the owner of one-fourth of the oil and gas",
    "ADA VENN, seized of the land and of one-half of the minerals, and BO ROE, seized of the remaining half",
    "ADA VENN and wife, IDA VENN, of Enid, owners of 5/8 of the minerals, and BO ROE and wife, EVA ROE, of Ada, owners of 3/8 of the minerals",
    "ADA VENN and husband, ED VENN (as to an undivided 3/4 of the minerals), and BO ROE and wife, EVA ROE (as to an undivided 1/4 of the minerals)",
    "ADA VENN and BO ROE, brother and sister, the former being the owner of 1/4 and the latter the owner of 3/4 of the minerals",
    "Bo Roe et ux. Eva Roe, who own an undivided three-fourths, and Cy Venn et ux. Ada Venn, who own an undivided one-fourth",
  ])("is the whole where their shares make it: %s", (lessors) => expect(leased(lessors)).toEqual(["Creek Oil Co. leasehold 1"]));

  it.each([
    "ADA VENN, owner of the land and one-half of the minerals",
    "ADA VENN, owner of one-fourth of the minerals, and BO ROE, owner of one-fourth of the minerals",
    "ADA VENN and husband, ED VENN (as to 1/4 of the minerals), and BO ROE and wife, EVA ROE (as to 1/4 of the minerals)",
  ])("is no more than they own: %s", (lessors) => expect(leased(lessors)).toEqual(["Creek Oil Co. leasehold 1/2"]));
});

it.each([
  ["all of their undivided minerals, being one-fourth (1/4) each and three-fourths (3/4) together,", 3, "3/4"],
  ["their undivided minerals, a fourth (1/4) each and in all three-fourths,", 3, "3/4"],
  ["their undivided interests of one-third each", 2, "2/3"],
  ["their undivided one-half of the minerals", 2, "1/2"],
])("lets what several have together: %s", (object, lessors, share) => {
  const names = ["ADA VENN", "BO ROE", "CY LARK"].slice(0, lessors).join(" and ");
  const lease = `OIL AND GAS LEASE. ${names}, Lessors, have leased and do hereby lease to CREEK OIL CO., Lessee, ${object} in the 80 acres out of the Elm Survey, A-9, Roe County, Texas, for three years and as long thereafter as oil or gas is produced. Royalty one-fourth. May 6, 1990.`;
  expect(readPaper(lease).grants.map((g) => g.replace(/ of .*/, ""))).toEqual([`Creek Oil Co. leasehold ${share}`]);
});
