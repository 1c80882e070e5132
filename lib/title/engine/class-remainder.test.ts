import { describe, expect, it } from "vitest";
import { family } from "@/lib/testing/family";
import type { Instrument } from "@/lib/testing/instruments";
import { owned, patent } from "@/lib/testing/owned";

const will: Instrument = {
  type: "will",
  action: "devise",
  from: ["Ann Ash"],
  to: ["Bob Birch"],
  people: { "Ann Ash": { role: "decedent", died: "1942-03-06" }, "Bob Birch": { role: "devisee" } },
  day: "1942-04-20",
  grants: [
    { estate_type: "life_estate", text: "to Bob Birch", term: { kind: "life", measuring_life: null, text: "for life" } },
    { estate_type: "remainder", text: "to his children", to: [], to_class: "his child or children" },
  ],
};
const death = (heirs: Parameters<typeof family>[2]): Instrument => ({
  type: "affidavit_of_death",
  action: "affirm",
  day: "1961-10-09",
  grants: [],
  people: { "Bob Birch": { role: "decedent", died: "1961-05-27" }, "Cy Cedar": {}, "Di Dogwood": {} },
  succession: [family("Bob Birch", "1961-05-27", heirs, { testate: null })],
});

describe("a remainder to the children of the tenant for life", () => {
  it("goes to those whom the paper on his death names", () => {
    expect(owned("TX", [patent, will, death(["Cy Cedar", "Di Dogwood"])]).rows).toEqual(["Cy Cedar fee 1/2", "Di Dogwood fee 1/2"]);
  });
  it("stays with the class of another's children", () => {
    const [life] = will.grants ?? [];
    const others: Instrument = {
      ...will,
      grants: [...(life ? [life] : []), { estate_type: "remainder", text: "", to: [], to_class: "the children of Eve Elm" }],
    };
    expect(owned("TX", [patent, others, death(["Cy Cedar"])]).rows).toEqual(["the children of Eve Elm fee 1"]);
  });
  it("stays with the class where no paper names them", () => {
    expect(owned("TX", [patent, will, death([])]).rows).toEqual(["his child or children fee 1"]);
  });
});
