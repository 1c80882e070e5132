import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const contract: Instrument = {
  type: "contract_for_deed",
  from: ["Ann Ash"],
  to: ["Bob Birch"],
  day: "1957-05-03",
  reservations: [minerals("1/2", { text: "Seller to retain half of the minerals" })],
};

describe("a contract of sale", () => {
  it("merges in the seller's deed, which says what is kept and to whom the land goes", () => {
    const { rows, codes, rules } = owned("TX", [patent, contract, deed("Ann Ash", "Cy Cedar", "1962-07-09")]);
    expect(rows).toEqual(["Cy Cedar fee 1"]);
    expect(codes).toContain("CONTRACT_FOR_DEED_MERGED");
    expect(rules).toContain("conveyance.merged-contract");
  });

  it("gives the buyer the land while no deed of it has followed", () => {
    const later = deed("Ann Ash", "Cy Cedar", "1962-07-09", { type: "mineral_deed", grants: [minerals("1/2")] });
    expect(owned("TX", [patent, contract, later]).rows).toEqual(["Bob Birch mineral 1/2", "Bob Birch surface 1", "Cy Cedar mineral 1/2"]);
  });

  it("leaves to a buyer who sold on what he kept for himself, though the deed goes past him", () => {
    const on: Instrument = {
      type: "contract_for_deed",
      from: ["Bob Birch"],
      to: ["Cy Cedar"],
      day: "1958-01-01",
      reservations: [minerals("1/4")],
      exceptions: [minerals("1/2", { held_by: "Ann Ash" })],
    };
    const performed = deed("Ann Ash", "Cy Cedar", "1962-07-09", { reservations: [minerals("1/2")] });
    const { rows, rules } = owned("CO", [patent, contract, on, performed]);
    expect(rows).toEqual(["Ann Ash mineral 1/2", "Bob Birch mineral 1/4", "Cy Cedar mineral 1/4", "Cy Cedar surface 1"]);
    expect(rules).toContain("conveyance.deed-performs-contracts");
  });
});
