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

describe("halves of land devised by its name", () => {
  const halves = (text: string, exceptions: Instrument["exceptions"] = []): Instrument => ({
    type: "probate_decree",
    action: "devise",
    from: ["Di Dogwood"],
    to: ["Dot Dunn", "Ed Elm"],
    day: "1950-01-01",
    tracts: ["A"],
    grants: [
      { estate_type: "fee", fraction: "1/2", of: "grantor_interest", to: ["DotDunn"], text },
      { estate_type: "fee", fraction: "1/2", of: "grantor_interest", to: ["EdElm"], text },
    ],
    exceptions,
  });
  const bought = [patent, halfOfA, deed("Ann Ash", "Di Dogwood", "1930-01-01")];
  it("carry alike the minerals held by the title of the land", () => {
    expect(owned("TX", [...bought, halves("the North Place, one-half to each")]).rows.filter((r) => r.includes("mineral"))).toEqual([
      "Bob Birch mineral 1/2",
      "Dot Dunn mineral 1/4",
      "Ed Elm mineral 1/4",
    ]);
  });
  const eighthOfA = deed("Ann Ash", "Bob Birch", "1920-01-01", { tracts: ["A"], grants: [minerals("1/8")] });
  const surfaceOfA = deed("Ann Ash", "Cy Cedar", "1921-01-01", { grants: [{ estate_type: "surface" }] });
  const apart = [
    patent,
    eighthOfA,
    surfaceOfA,
    deed("Cy Cedar", "Di Dogwood", "1930-01-01"),
    deed("Ann Ash", "Di Dogwood", "1931-01-01", { grants: [minerals("7/8")] }),
  ];
  const shares = (exceptions: Instrument["exceptions"] = []) =>
    owned("TX", [...apart, halves("the North Place, one-half to each", exceptions)]).rows.filter((r) => /Dot|Ed/.test(r));
  it("carry alike the surface alone, where the minerals came apart from it", () => {
    expect(shares()).toEqual(["Dot Dunn surface 1/2", "Ed Elm surface 1/2"]);
  });
  it("carry the minerals where a part of them is left out by words", () => {
    expect(shares([minerals("1/8")])).toEqual(["Dot Dunn mineral 7/16", "Dot Dunn surface 1/2", "Ed Elm mineral 7/16", "Ed Elm surface 1/2"]);
  });
});
