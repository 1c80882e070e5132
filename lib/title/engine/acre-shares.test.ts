import { describe, expect, it } from "vitest";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const half = deed("Ann Ash", "Bob Birch", "1940-01-01", { grants: [minerals("1/2")] });
const acres = (count: string) => deed("Ann Ash", "Cy Cedar", "1950-01-01", { grants: [minerals(null, { mineral_acres: count })] });

describe("a grant of mineral acres", () => {
  it("is a number over the acres of the tract, whatever share the giver owns", () => {
    expect(owned("OK", [patent, half, acres("20")]).rows).toEqual([
      "Ann Ash mineral 3/8",
      "Ann Ash surface 1",
      "Bob Birch mineral 1/2",
      "Cy Cedar mineral 1/8",
    ]);
  });

  it("moves nothing where it is more than the land has, and says so", () => {
    const { rows, codes } = owned("OK", [patent, acres("320")]);
    expect(rows).toEqual(["Ann Ash fee 1"]);
    expect(codes).toContain("ACREAGE_OR_FRACTION_CONFLICT");
  });

  it("leaves a number of royalty acres open where nothing says what they come to", () => {
    const royalty = deed("Ann Ash", "Cy Cedar", "1950-01-01", { grants: [{ estate_type: "royalty", fraction: null, mineral_acres: "20" }] });
    const { rows, codes } = owned("OK", [patent, royalty]);
    expect(rows).toEqual(["Ann Ash fee 1"]);
    expect(codes).toContain("ACREAGE_OR_FRACTION_CONFLICT");
  });
});
