import { describe, expect, it } from "vitest";
import { family, heir } from "@/lib/testing/family";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, owned, patent } from "@/lib/testing/owned";

const told = (devisees: string[], relation = "devisee"): Instrument => ({
  type: "affidavit_of_heirship",
  action: "descend",
  day: "1990-01-01",
  grants: [],
  people: { "Bob Birch": { role: "decedent" }, "Elm Church": {}, "Cy Cedar": {} },
  succession: [
    family(
      "Bob Birch",
      "1974-03-06",
      devisees.map((name) => heir(name, { relation, living: null })),
      { testate: true },
    ),
  ],
});
const chain = (paper: Instrument) => owned("WV", [patent, deed("Ann Ash", "Bob Birch", "1950-01-01"), paper]);

describe("a will of which a paper tells", () => {
  it("passes what the dead held to the takers it names", () => {
    const { rows, codes } = chain(told(["Elm Church", "Cy Cedar"]));
    expect(rows).toEqual(["Cy Cedar fee 1/2", "Elm Church fee 1/2"]);
    expect(codes).toContain("FOREIGN_PROBATE_NOT_FILED");
  });

  it("leaves the estate open where the paper tells of a will and of kin, not of takers", () => {
    expect(chain(told(["Cy Cedar"], "child")).rows).toEqual(["Estate of Bob Birch, Deceased fee 1"]);
  });
});
