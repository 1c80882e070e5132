import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const halfOfA = deed("Ann Ash", "Bob Birch", "1920-01-01", { tracts: ["A"], grants: [minerals("1/2")] });
const surfaceOfB = deed("Ann Ash", "Cy Cedar", "1921-01-01", { tracts: ["B"], grants: [{ estate_type: "surface" }] });
const will = (tracts: string[]): Instrument => ({
  type: "will",
  action: "devise",
  from: ["Ann Ash"],
  to: ["Dot Dunn"],
  day: "1950-01-01",
  tracts,
  grants: [{ estate_type: "fee", text: "the Home Ranch" }],
});
const minerals1950 = (tracts: string[]) =>
  owned("TX", [{ ...patent, tracts: ["A", "B"] }, halfOfA, surfaceOfB, will(tracts)], "2020-01-01", ["A", "B"]).rows.filter((r) => r.includes("mineral"));

describe("land devised by its name", () => {
  it("is its surface in all tracts, where the testator had surface in one of them", () => {
    expect(minerals1950(["A", "B"])).toEqual(["A: Ann Ash mineral 1/2", "A: Bob Birch mineral 1/2", "B: Ann Ash mineral 1"]);
  });
  it("is the minerals, where the testator had nothing else", () => {
    expect(minerals1950(["B"])).toContain("B: Dot Dunn mineral 1");
  });
});

describe("land devised by one who sold or lost a part of its minerals", () => {
  it("carries what is left of them, held by the title of the land", () => {
    const { rows, codes } = owned("TX", [
      patent,
      halfOfA,
      deed("Ann Ash", "Di Dogwood", "1930-01-01"),
      { ...will(["A"]), from: ["Di Dogwood"], grants: [{ estate_type: "fee", text: "the North Place" }] },
    ]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Dot Dunn mineral 1/2", "Dot Dunn surface 1"]);
    expect(codes).toContain("DEVISE_SCOPE_SURFACE_ONLY");
  });
});
