import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const read = (clause: string, open = "For $10 paid,") => {
  const text = `WARRANTY DEED\n\n${open} IDA POTTS, a widow, and RUTH POTTS, single, Grantors, grant, sell and convey to CARL ROE, Grantee, the North Half of Section 14, Township 3 North, Range 8 East, Pike County, Mississippi. ${clause} Dated May 1, 1970. Ida Potts. Ruth Potts`;
  const { parties, conveyance } = readInstrument({ name: "x.txt", text });
  const name = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display;
  return {
    kept: conveyance.resolved.reservations.map((r) => [r.estate_type, r.fraction?.fraction, r.of, r.to.map(name).join()]),
    excepted: conveyance.resolved.exceptions.length,
  };
};
const BOTH = "Ida Potts,Ruth Potts";

describe("what the giver keeps by words of his own", () => {
  it("keeps for the one who owns it a share of what one of several givers has by name", () => {
    const { kept } = read("EXCEPT two-thirds of the minerals which the said Ida Potts owns, the same being hereby reserved unto her and her heirs.");
    expect(kept).toEqual([["mineral", "2/3", "grantor_interest", "Ida Potts"]]);
  });
  it("measures no share by what the taker owns", () => {
    expect(read("RESERVING to the Grantors two-thirds of the minerals which Carl Roe owns.").kept).toEqual([["mineral", "2/3", "whole", BOTH]]);
  });
  it("keeps what is kept out of the sale, of what they now own", () => {
    expect(read("The Grantors keep out of this sale, for themselves, one-fifth of the minerals which they now own; the rest goes to Grantee.").kept).toEqual([
      ["mineral", "1/5", "grantor_interest", BOTH],
    ]);
  });
  it("joins a share left out with the relative clause that keeps it", () => {
    const { kept, excepted } = read(
      "LESS two-fifths of the minerals, which undivided interest, under every part of said land, the Grantors expressly except and reserve unto themselves, with ingress to remove the minerals.",
    );
    expect([kept, excepted]).toEqual([[["mineral", "2/5", "whole", BOTH]], 0]);
    expect(read("LESS two-fifths of the minerals, which interest Otto Foss reserved in Book 5, page 60.").kept).toEqual([]);
  });
  it("reads no keeping in what a recital says one wishes", () => {
    const wish = "WHEREAS the owners wish to sell the land, keeping most of their minerals; NOW, THEREFORE,";
    expect(read("", wish)).toEqual({ kept: [], excepted: 0 });
    expect(read("Reserving one-half of the minerals.", wish).kept).toEqual([["mineral", "1/2", "whole", BOTH]]);
  });
});
