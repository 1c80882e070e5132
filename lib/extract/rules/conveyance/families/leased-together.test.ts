import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const leased = (lessors: string) =>
  readPaper(
    `OIL AND GAS LEASE. AGREEMENT, entered into the 2nd day of July, 1951, between ${lessors}, lessors, and CREEK OIL CO., lessee. Lessors lease and let to lessee, with the exclusive right to drill for and take oil and gas, the E/2 of Section 9, Township 18 South, Range 15 West, Barton County, Kansas, 320 acres, for five years and as long thereafter as oil or gas is produced. Lessee shall deliver one-eighth of all oil.`,
  ).grants.map((g) => g.replace(/ of .*/, ""));

describe("what several owners lease together", () => {
  it.each([
    "ADA VENN, owner of the land and one-half of the minerals, and OAK LIFE INSURANCE COMPANY, owner of one-half of the minerals for a term",
    "ADA VENN, who owns the surface and an undivided half of the minerals, and BO ROE, who holds the other half for years",
    "ADA VENN, the owner in fee of the land and of one-half the oil and gas, BO ROE, the owner of one-fourth of the oil and gas, and CY LARK, the owner of one-fourth of the oil and gas",
    "ADA VENN, seized of the land and of one-half of the minerals, and BO ROE, seized of the remaining half",
  ])("is the whole where their shares make it: %s", (lessors) => expect(leased(lessors)).toEqual(["Creek Oil Co. leasehold 1"]));

  it.each([
    "ADA VENN, owner of the land and one-half of the minerals",
    "ADA VENN, owner of one-fourth of the minerals, and BO ROE, owner of one-fourth of the minerals",
  ])("is no more than they own: %s", (lessors) => expect(leased(lessors)).toEqual(["Creek Oil Co. leasehold 1/2"]));
});
