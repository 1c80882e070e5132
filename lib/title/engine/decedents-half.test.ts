import { describe, expect, it } from "vitest";
import { family, heir } from "@/lib/testing/family";
import { type Instrument, titleInput } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";
import { runTitle } from "@/lib/title/run-title";

type Succession = NonNullable<Instrument["succession"]>[number];
const heirship = (more: Partial<Succession> = {}): Instrument => ({
  type: "affidavit_of_heirship",
  action: "descend",
  day: "1950-01-01",
  grants: [],
  people: { "May Oak": { role: "decedent" }, "John Oak": {}, "Ed Oak": {}, "Sue Oak": {} },
  succession: [
    family("May Oak", "1940-05-01", [heir("John Oak", { relation: "spouse" }), ...["Ed Oak", "Sue Oak"].map((name) => heir(name, { of_spouse: true }))], {
      character: "community",
      spouse: "JohnOak",
      children_all_of_spouse: true,
      spouses_count: 1,
      ...more,
    }),
  ],
});
const bought = deed("Ann Ash", "John Oak", "1922-03-02");

describe("the wife's half of what was bought in the husband's name", () => {
  it("goes to her heirs in Texas, and the husband sells what is his", () => {
    const { rows, rules } = owned("TX", [patent, bought, heirship(), deed("John Oak", "Bob Birch", "1955-01-01")]);
    expect(rows).toEqual(["Bob Birch fee 1/2", "Ed Oak fee 1/4", "Sue Oak fee 1/4"]);
    expect(rules).toContain("marital.community.decedents-half");
  });

  it("is none where the land was a gift, where nobody calls it community, and where there is no community", () => {
    const given = deed("Ann Ash", "John Oak", "1922-03-02", { type: "gift_deed" });
    expect(owned("TX", [patent, given, heirship()]).rows).toEqual(["John Oak fee 1"]);
    expect(owned("TX", [patent, bought, heirship({ character: null })]).rows).toEqual(["John Oak fee 1"]);
    expect(owned("KS", [patent, bought, heirship()]).rows).toEqual(["John Oak fee 1"]);
  });

  it("is of every interest that he bought, each by its own deed", () => {
    const oil = deed("Ann Ash", "John Oak", "1921-01-01", { grants: [minerals("1")] });
    expect(owned("TX", [patent, oil, bought, heirship()]).rows).toEqual([
      "Ed Oak mineral 1/4",
      "Ed Oak surface 1/4",
      "John Oak mineral 1/2",
      "John Oak surface 1/2",
      "Sue Oak mineral 1/4",
      "Sue Oak surface 1/4",
    ]);
  });

  it("is of nothing that he had sold before she died", () => {
    expect(owned("TX", [patent, bought, deed("John Oak", "Bob Birch", "1939-01-01"), heirship()]).rows).toEqual(["Bob Birch fee 1"]);
  });
});

describe("lands that a paper parts by how they were come by", () => {
  it("descend each by its own character", () => {
    const deeds = [patent, deed("Ann Ash", "May Oak", "1922-03-02")];
    const by_land = [
      { text: "(1) NE/4 of Section 4, which she had from her father", character: "separate" as const },
      { text: "(2) SW/4 of Section 9, bought while they were married", character: "community" as const },
    ];
    const input = titleInput("TX", [...deeds, heirship({ character: "unknown", by_land })], "2020-01-01", ["A", "B"]);
    const named = ["NE/4 of Section 4", "SW/4 of Section 9"];
    const documents = input.documents.map((d) => ({
      ...d,
      land: { ...d.land, resolved: { tracts: named.map((text, n) => ({ ...({} as (typeof d.land.resolved.tracts)[number]), id: n ? "tB" : "tA", text })) } },
    }));
    const result = runTitle({ ...input, documents });
    const rules = Object.values(result.traces).flatMap((steps) => steps.flatMap((s) => s.inputs.filter((i) => i.name === "character of the property")));
    expect(rules.map((r) => r.value)).toEqual(["separate", "community"]);
  });
});
