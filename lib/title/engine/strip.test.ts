import { describe, expect, it } from "vitest";
import { type Instrument, titleInput } from "@/lib/testing/instruments";
import { deed, minerals, patent } from "@/lib/testing/owned";
import { runTitle } from "@/lib/title/run-title";

const line = deed("Ann Ash", "Volt Power", "1964-01-01", {
  tracts: ["S"],
  grants: [{ estate_type: "fee", text: "a strip of land 150 feet in width for a power line" }],
  reservations: [minerals(null)],
});
const beside = (tracts: string[], more: Partial<Instrument> = {}) =>
  deed("Ann Ash", "Bob Birch", "1984-01-01", {
    tracts,
    grants: [{ estate_type: "fee", text: "76 acres, its South line being the North line of the power company's right of way, all that grantor owns there" }],
    ...more,
  });

/** Who owns the minerals of the strip, of eight acres, between two tracts. */
function mineralsOfStrip(list: Instrument[], state = "TX", made = line, acres = "8.25"): string[] {
  const input = titleInput(state, [patent, made, ...list], "2020-01-01", ["N", "S", "W"]);
  const tracts = input.resolution.tracts.map((t) => (t.id === "trt_S" ? { ...t, acres } : t));
  const result = runTitle({ ...input, resolution: { ...input.resolution, tracts } });
  const strip = result.tracts.find((t) => t.tract_id === "trt_S");
  return (strip?.interests ?? []).filter((i) => i.estate_type === "mineral").map((i) => i.name);
}

describe("the minerals under a narrow strip", () => {
  it("go with the land on its sides when all of that is sold and nothing is kept", () => {
    expect(mineralsOfStrip([beside(["N", "W"])])).toEqual(["Bob Birch"]);
  });

  it("go with it too where land of more acres was taken for a highway", () => {
    const road = { ...line, grants: [{ estate_type: "fee" as const, text: "30 acres for the construction of a state highway" }] };
    expect(mineralsOfStrip([beside(["N", "W"])], "TX", road, "30")).toEqual(["Bob Birch"]);
    expect(mineralsOfStrip([beside(["N", "W"])], "TX", line, "30")).toEqual(["Ann Ash"]);
  });

  it("stay with one who keeps land beside the strip, or keeps the strip itself, or sells land that does not adjoin it", () => {
    expect(mineralsOfStrip([beside(["N"])])).toEqual(["Ann Ash"]);
    expect(
      mineralsOfStrip([beside(["N", "W"], { exceptions: [minerals(null, { text: "all minerals under the power line strip", tracts: ["tS"] })] })]),
    ).toEqual(["Ann Ash"]);
    expect(mineralsOfStrip([beside(["N", "W"], { grants: [{ estate_type: "fee", text: "76 acres" }] })])).toEqual(["Ann Ash"]);
  });
});
