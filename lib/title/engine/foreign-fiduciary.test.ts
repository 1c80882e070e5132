import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, owned, patent } from "@/lib/testing/owned";

const ward = deed("Ann Ash", "Bob Birch", "1910-01-01");
const sale = (capacity: string, told: string[] = []): Instrument => ({
  type: "fiduciary_deed",
  from: ["Gus Guard"],
  to: ["Cy Cedar"],
  day: "1920-01-01",
  people: { "Gus Guard": { capacity } },
  conveyance: { facts: told.map((text) => ({ kind: "other", text })) },
});
const rows = (...list: Instrument[]) => owned("TX", [patent, ward, ...list]).rows;

describe("a guardian of another state", () => {
  it("passes nothing of the ward's land here", () => {
    for (const told of [
      "under letters given him by the Probate Court of Clark County, State of Illinois, he sells the ward's land",
      "He was appointed by the District Court of Woods County, Oklahoma, and qualified with bond.",
      "Letters of guardianship were granted in Kansas on the petition of the mother.",
    ])
      expect(rows(sale("guardian of Bob Birch, a minor", [told]))).toEqual(["Bob Birch fee 1"]);
    expect(rows(sale("administrator, by appointment of the Orphans' Court of Elk County, Pennsylvania, of the estate of Bob Birch"))).toEqual([
      "Bob Birch fee 1",
    ]);
  });

  it("passes it with authority of a court here, and where no other court is told", () => {
    const foreign = "appointed by the Probate Court of Clark County, Illinois";
    expect(rows(sale("guardian of Bob Birch", [foreign, "The sale was ordered by the County Court of Gregg County, Texas."]))).toEqual(["Cy Cedar fee 1"]);
    expect(rows(sale("guardian of Bob Birch", [foreign, "Ancillary letters were issued to him on May 3, 1919."]))).toEqual(["Cy Cedar fee 1"]);
    expect(rows(sale("guardian of Bob Birch", ["qualified by order of the County Court of Gregg County"]))).toEqual(["Cy Cedar fee 1"]);
  });

  it("passes it where a county, a city or a person has the name of a state", () => {
    for (const told of [
      "appointed by the Probate Court of Washington County",
      "by order of the County Court of Delaware County, Texas",
      "letters granted to Virginia Guard in the County Court of Ohio County",
      "appointed in the Court of the City of Nevada",
    ])
      expect(rows(sale("administrator of the estate of Bob Birch", [told]))).toEqual(["Cy Cedar fee 1"]);
    const own = { ...patent, conveyance: {} };
    const at = (told: string) => owned("WV", [own, ward, sale("administrator of the estate of Bob Birch", [told])]).rows;
    expect(at("appointed by the County Court of Pike County, West Virginia")).toEqual(["Cy Cedar fee 1"]);
    expect(at("appointed by the Circuit Court of Pike County, Virginia")).toEqual(["Bob Birch fee 1"]);
  });

  it("is not bound to the state of a will: an executor sells under the will", () => {
    expect(rows(sale("executor of the will of Bob Birch, proved in the Probate Court of Clark County, Illinois"))).toEqual(["Cy Cedar fee 1"]);
  });

  it("is held by what a denial does not give: no court here appointed him", () => {
    const told = ["letters from the County Court of Pike County, Missouri", "He was never appointed by any court of the State of Texas."];
    expect(rows(sale("guardian of Bob Birch", told))).toEqual(["Bob Birch fee 1"]);
  });
});
