import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { openClauses, withReading } from "./competing-readings";

const deed = (words: string) =>
  readInstrument({
    name: "deed",
    text: `MINERAL DEED

That Wade Orr, a single man, Grantor, for Ten Dollars, does hereby grant, bargain, sell and convey unto June Kemp, Grantee, ${words} in and under the
Northwest Quarter of Section 9, Township 14 North, Range 6 West, I.M., Kingfisher County, Oklahoma.

Dated this 3rd day of April, 1931.

Wade Orr
`,
  });

describe("competing readings", () => {
  it("are those of the clause where its words bear several, each settled without touching the others", () => {
    const document = deed("an undivided one-half of one-eighth (1/2 of 1/8) interest in and to all of the oil, gas and other minerals");
    const [clause] = openClauses(document, "DOUBLE_FRACTION");
    expect(clause?.readings.map((r) => r.fraction.fraction).toSorted()).toEqual(["1/16", "1/2"]);
    const half = clause?.readings.find((r) => r.fraction.fraction === "1/2");
    if (!clause || !half) throw new Error("The reading 1/2 is missing.");
    const settled = withReading(document, clause, half).conveyance.resolved.grants[0];
    expect([settled?.fraction?.fraction, settled?.readings]).toEqual(["1/2", []]);
    expect(document.conveyance.resolved.grants[0]?.readings).toHaveLength(clause.words.readings.length);
  });
  it("are the bases where the base of a fraction is in question, and mineral or royalty where the nature is", () => {
    const document = deed("an undivided one-half (1/2) of all my right, title and interest in the oil, gas and other minerals");
    const words = document.conveyance.resolved.grants[0];
    if (!words) throw new Error("No grant was read.");
    const asked = {
      ...document,
      conveyance: {
        ...document.conveyance,
        resolved: { ...document.conveyance.resolved, grants: [{ ...words, of: "grantor_interest" as const, readings: [] }] },
      },
    };
    expect(openClauses(asked, "FRACTION_BASE_AMBIGUITY")[0]?.readings.map((r) => r.of)).toEqual(["grantor_interest", "whole"]);
    expect(openClauses(asked, "MINERAL_OR_ROYALTY")[0]?.readings.map((r) => r.estate_type)).toEqual(["mineral", "royalty"]);
    expect(openClauses(asked, "WILD_DEED")).toEqual([]);
  });
});
