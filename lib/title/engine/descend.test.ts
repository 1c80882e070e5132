import { describe, expect, it } from "vitest";
import { family, heir } from "@/lib/testing/family";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

describe("what joint tenants hold", () => {
  const joint = deed("Ann Ash", "Bob Birch", "1950-01-01", {
    to: ["Bob Birch", "Cy Cedar"],
    grants: [{ survivorship: true, text: "as joint tenants with right of survivorship" }],
  });
  const dies = (who: string, died: string, child: string): Instrument => ({
    type: "affidavit_of_heirship",
    action: "descend",
    day: died,
    grants: [],
    people: { [who]: { role: "decedent" }, [child]: {} },
    succession: [family(who, died, [child])],
  });

  it("goes to the survivor first, and from the last of them to the heirs", () => {
    const first = dies("Bob Birch", "1960-01-01", "Bo Birch");
    expect(owned("OK", [patent, joint, first]).rows).toEqual(["Cy Cedar fee 1"]);
    expect(owned("OK", [patent, joint, first, dies("Cy Cedar", "1970-01-01", "Di Cedar")]).rows).toEqual(["Di Cedar fee 1"]);
  });
});

describe("land sold by an administrator before the estate is distributed", () => {
  const sale = (day: string): Instrument => ({
    type: "administrators_deed",
    from: ["Hal Judd"],
    to: ["Cy Cedar"],
    day,
    people: { "Hal Judd": { capacity: "administrator of the estate of Ann Ash, deceased" } },
    acts_for: { "Hal Judd": "Ann Ash" },
    reservations: [minerals("2/5")],
  });
  const decree: Instrument = {
    type: "probate_decree",
    action: "descend",
    from: ["Ann Ash"],
    to: ["Di Ash", "Ed Ash"],
    day: "1953-01-01",
    people: { "Ann Ash": { role: "decedent", died: "1951-10-30" } },
    grants: [{ estate_type: "mineral", to: ["DiAsh", "EdAsh"] }],
    succession: [family("Ann Ash", "1951-10-30", ["Di Ash", "Ed Ash"])],
  };

  it("is the buyer's, and the decree distributes what was kept of it", () => {
    const { rows } = owned("WY", [patent, sale("1952-08-11"), decree]);
    expect(rows).toEqual(["Cy Cedar mineral 3/5", "Cy Cedar surface 1", "Di Ash mineral 1/5", "Ed Ash mineral 1/5"]);
  });

  it("is the buyer's from the day of the sale only", () => {
    expect(owned("WY", [patent, sale("1952-08-11"), decree], "1952-01-01").rows.join()).not.toContain("Cy Cedar");
  });
});

describe("a royalty that goes to a surviving spouse for life", () => {
  const kept = deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [{ estate_type: "royalty", fraction: "1/2", of: "royalty", to: ["AnnAsh"] }] });
  const dies: Instrument = {
    type: "affidavit_of_heirship",
    action: "descend",
    day: "1960-01-01",
    grants: [],
    people: { "Ann Ash": { role: "decedent" }, "Hal Ash": {}, "Di Ash": {} },
    succession: [family("Ann Ash", "1960-01-01", [heir("Hal Ash", { relation: "spouse" }), "Di Ash"], { character: "separate", spouse: "HalAsh" })],
  };
  it("of an estate yet to come leaves it behind the life that it waits for", () => {
    const split = deed("Ann Ash", "Bob Birch", "1950-01-01", {
      grants: [{ estate_type: "life_estate", term: { kind: "life", measuring_life: null, text: "for his life" } }],
    });
    const { rows } = owned("TX", [patent, split, dies]);
    expect(rows).toContain("Bob Birch life_estate 1");
    const gone: Instrument = {
      type: "affidavit_of_death",
      action: "affirm",
      day: "1970-01-01",
      grants: [],
      people: { "Bob Birch": { role: "decedent", died: "1970-01-01" } },
    };
    expect(owned("TX", [patent, split, dies, gone]).rows).toEqual(["Di Ash fee 1"]);
  });
  it("is the child's in remainder only, so that no more passes than there was", () => {
    expect(owned("TX", [patent, kept, dies]).rows).toEqual([
      "Bob Birch fee 1",
      "Di Ash remainder 1/6 of lease_royalty",
      "Di Ash royalty 1/3 of lease_royalty",
      "Hal Ash royalty 1/6 of lease_royalty",
    ]);
  });
});

describe("heirs who convey", () => {
  const dies = (type: NonNullable<Instrument["type"]>): Instrument => ({
    type,
    action: "descend",
    day: "1951-01-01",
    grants: [],
    people: { "Bob Birch": { role: "decedent" }, "Bo Birch": {} },
    succession: [family("Bob Birch", "1950-12-01", ["Bo Birch"])],
  });
  const held = deed("Ann Ash", "Bob Birch", "1950-01-01");
  const sold = deed("Bo Birch", "Cy Cedar", "1953-01-01");

  it("by an affidavit alone: the estate is not probated, and the deed says so", () => {
    expect(owned("MS", [patent, held, dies("affidavit_of_heirship"), sold]).codes).toContain("UNPROBATED_ESTATE_IN_CHAIN");
  });

  it("by a determination of heirship, or not at all: no such issue", () => {
    expect(owned("MS", [patent, held, dies("determination_of_heirship"), sold]).codes).not.toContain("UNPROBATED_ESTATE_IN_CHAIN");
    expect(owned("MS", [patent, held, dies("affidavit_of_heirship")]).codes).not.toContain("UNPROBATED_ESTATE_IN_CHAIN");
  });
});
