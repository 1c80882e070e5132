import { describe, expect, it } from "vitest";
import { family } from "@/lib/testing/family";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, owned, patent } from "@/lib/testing/owned";

const spouses: Instrument = {
  from: ["Ann Ash"],
  to: ["Bob Birch", "Cy Cedar"],
  day: "1950-01-01",
  people: { "Bob Birch": { spouse_of: "CyCedar" }, "Cy Cedar": {} },
};
const divorce = (day: string): Instrument => ({ type: "divorce_decree", action: "none", from: ["Bob Birch"], to: ["Cy Cedar"], day, grants: [] });
const death: Instrument = {
  type: "affidavit_of_heirship",
  action: "descend",
  day: "2010-01-01",
  grants: [],
  people: { "Bob Birch": { role: "decedent" }, "Di Dogwood": {} },
  succession: [family("Bob Birch", "2010-01-01", ["Di Dogwood"], { spouses_count: 1 })],
};

describe("spouses who are divorced", () => {
  const apart = ["Cy Cedar fee 1/2", "Di Dogwood fee 1/2"];

  it("held by the entirety, hold in common", () => {
    expect(owned("PA", [patent, spouses, divorce("1960-01-01"), death]).rows).toEqual(apart);
    expect(owned("PA", [patent, spouses, death]).rows).toEqual(["Cy Cedar fee 1"]);
  });

  it("held with survivorship by words, hold in common where a statute says so, from its day", () => {
    const joint = { ...spouses, grants: [{ survivorship: true, text: "as joint tenants with right of survivorship" }] };
    expect(owned("CO", [patent, joint, divorce("2001-01-01"), death]).rows).toEqual(apart);
    expect(owned("CO", [patent, joint, divorce("1960-01-01"), death]).rows).toEqual(["Cy Cedar fee 1"]);
    expect(owned("KS", [patent, joint, divorce("2001-01-01"), death]).rows).toEqual(["Cy Cedar fee 1"]);
  });
});

describe("a life estate and its remainder", () => {
  const life = deed("Ann Ash", "Bob Birch", "1950-01-01", {
    to: ["Bob Birch", "Cy Cedar", "Di Dogwood"],
    grants: [
      { estate_type: "life_estate", to: ["BobBirch"], text: "for life" },
      { estate_type: "remainder", to: ["CyCedar", "DiDogwood"] },
    ],
  });
  const sold = (from: string) => deed(from, "Bob Birch", "1960-01-01");

  it("in one hand are one estate, not before", () => {
    expect(owned("KS", [patent, life, sold("Cy Cedar"), sold("Di Dogwood")]).rows).toEqual(["Bob Birch fee 1/2", "Bob Birch fee 1/2"]);
    expect(owned("KS", [patent, life, sold("Cy Cedar")]).rows).toEqual(["Bob Birch life_estate 1", "Bob Birch remainder 1/2", "Di Dogwood remainder 1/2"]);
  });
});
