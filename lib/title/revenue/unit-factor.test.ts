import { expect, it } from "vitest";
import { rational } from "@/lib/fraction/rational";
import type { Instrument } from "@/lib/testing/instruments";
import { lease, owned, patent } from "@/lib/testing/owned";
import { partListed } from "./unit-factor";

const row = (text: string, acres: string) => ({ text, acres });

it("takes the acres that a unit lists for a part of a larger tract", () => {
  const rows = [row("Tract 1: the North 90 acres of the 150 acre Venn tract, A-11;", "90"), row("Tract 2: 210 acres, Lark League, A-12;", "210")];
  expect(partListed(rows, rational(150))).toEqual(rational(90));
  expect(partListed([row("65 acres out of a certain 80-acre tract in the Quade Survey;", "65")], rational(80))).toEqual(rational(65));
});

it("takes none where the larger tract is another, or two rows are parts of tracts of one size", () => {
  expect(partListed([row("90 acres of the 150 acre Venn tract", "90")], rational(160))).toBeNull();
  expect(partListed([row("90 acres of the 150 acre Venn tract", "90"), row("40 acres of the 150 acre Lark tract", "40")], rational(150))).toBeNull();
  expect(partListed([row("90 acres of the 150 acre Venn tract", "90")], null)).toBeNull();
});

it("leaves the oil of a tract in a unit of gas alone to the tract", () => {
  const told = (text: string): Instrument => ({
    type: "affidavit_of_production",
    action: "affirm",
    day: "1965-01-01",
    grants: [],
    conveyance: { facts: [{ kind: "production", text, date: "1960-05-01" }] },
  });
  const unit = (words: string): Instrument => ({
    type: "unit_designation",
    action: "pool",
    from: ["Oak Oil"],
    day: "1959-01-01",
    grants: [],
    conveyance: { facts: [{ kind: "pooling", text: words }], unit: { name: "Ash Unit", acres: "640", tracts: [] } },
  });
  const pays = (words: string, well: string) =>
    owned("TX", [patent, lease(["Ann Ash"], "Oak Oil", "1958-01-01", { primary_term_months: 60 }), unit(words), told(well)], "1966-01-01").revenue[
      "Ann Ash lessor_royalty"
    ];
  expect(pays("The leases are pooled as to gas only.", "It was completed as an oil well on May 1, 1960, and produces oil.")).toBe("1/8");
  expect(pays("We unitize these leases into one gas unit, for making gas and what comes with it, and nothing else.", "It was completed as an oil well.")).toBe(
    "1/8",
  );
  expect(pays("We pool the oil and gas leases into a gas unit.", "It was completed as an oil well.")).toBe("1/8");
  expect(pays("The unit is named the Venn Gas Unit No. 1.", "It was completed as an oil well.")).toBe("1/32");
  expect(pays("The leases are pooled as to gas only.", "The well has been producing oil and gas since 1960.")).toBe("1/32");
  expect(pays("We pool them into an oil and gas unit of 640 acres.", "It was completed as an oil well.")).toBe("1/32");
  expect(pays("The leases are pooled as to gas only.", "It was completed as a gas well on May 1, 1960.")).toBe("1/32");
  expect(pays("The leases are pooled as to oil and gas.", "It was completed as an oil well on May 1, 1960, and produces oil.")).toBe("1/32");
});

it("shares to a tract what an order allocates to its section, over the acres of the unit of that section", () => {
  const row = (tract: string, acres: string, text: string) => ({ tract, acres, text });
  const royalty = (first: string, ninth: string) => {
    const order: Instrument = {
      type: "forced_pooling_order",
      action: "pool",
      from: ["Oak Oil"],
      day: "2018-01-01",
      grants: [],
      conveyance: { unit: { name: null, acres: null, tracts: [row("Section 1", "320", first), row("Section 9", "640", ninth)] } },
    };
    const chain = [patent, lease(["Ann Ash"], "Oak Oil", "2017-01-01", { primary_term_months: 60 }), order];
    return owned("OK", chain, "2019-01-01", ["Section 1"]).revenue["Ann Ash lessor_royalty"];
  };
  expect(royalty("25% to Section 1", "75% to Section 9")).toBe("1/64");
  expect(royalty("1/4 to Section 1", "3/4 to Section 9")).toBe("1/64");
  expect(royalty("the East 1/2 of Section 1, 2,000 feet", "Section 9, the West 1/2, 6,000 feet")).toBe("1/64");
});
