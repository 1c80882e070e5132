import { describe, expect, it } from "vitest";
import { people, read } from "./test-paper";

const parties = people(["Rosa Venn"], ["Otto Hale"]);
const land = "Rosa Venn grants and conveys to Otto Hale the SE/4 of Section 8, Township 3 North, Range 5 West.";
const kept = (words: string) => {
  const c = read(`WARRANTY DEED\n${land} ${words}\nDated May 1, 1950.\nRosa Venn`, parties, "warranty_deed").resolved;
  return {
    kept: c.reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.of}`),
    out: c.exceptions.map((x) => `${x.estate_type} ${x.fraction?.fraction} ${x.held_by ?? ""}`.trim()),
  };
};

describe("what a deed of land keeps and leaves out", () => {
  it("leaves out a share that is told by its owner alone, of what was named before", () => {
    expect(kept("Grantor keeps one-third of the minerals she now owns. The quarter of Ines Moss is excepted from this deed.")).toEqual({
      kept: ["mineral 1/3 grantor_interest"],
      out: ["mineral 1/4 Ines Moss"],
    });
  });

  it("takes no share of the giver or of the land for another's", () => {
    expect(kept("The half of the minerals is excepted from this deed.").out).toEqual(["mineral 1/2"]);
  });

  it("keeps the power to lease where the giver alone is to have it", () => {
    expect(kept("Rosa Venn shall have the exclusive right to make all oil and gas leases.").kept).toEqual(["executive_right 1 whole"]);
  });

  it("keeps no power that the clause vests in the taker", () => {
    expect(kept("Grantor reserves one-fourth of the minerals, but the power to execute leases of the whole is vested in the grantee.").kept).toEqual([
      "mineral 1/4 whole",
    ]);
  });

  it("keeps nothing by an item that waives", () => {
    expect(kept("\nRESERVATIONS FROM CONVEYANCE: (a) For Grantor, 3/16 of the minerals; (b) Grantor waives all use of the surface.\n").kept).toEqual([
      "mineral 3/16 whole",
    ]);
  });

  it("reads an override out of owned land as a royalty, unless the paper speaks of a lease it could burden", () => {
    expect(kept("Grantor reserves a perpetual overriding royalty of four percent of all oil and gas produced under whatever lease.").kept).toEqual([
      "royalty 1/25 whole",
    ]);
    expect(kept("Grantor reserves an overriding royalty of 1/32 of all oil and gas produced under said oil and gas lease.").kept).toEqual([
      "overriding_royalty 1/32 whole",
    ]);
  });
});
