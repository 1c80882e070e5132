import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readValue } from "./read-value";

describe("readValue", () => {
  it("reads a share from figures, words, percent and words with figures", () => {
    for (const text of ["2/16", ".125", "12.5 %", "one-eighth", "an undivided one-eighth\n(1/8) interest"])
      expect(readValue(text, "fraction").value, text).toEqual({ fraction: "1/8", decimal: "0.12500000" });
  });
  it("gives nothing where words hold no share, or two", () => {
    for (const text of ["", "half a loaf or 1/2 or 1/3", "1/0", "-1/4", "Edwin"]) expect(readValue(text, "fraction").value, text).toBeNull();
  });
  it("reads a date as exactly as the words give it", () => {
    expect(readValue("this 9th day of March, 1926", "date").value).toBe("1926-03-09");
    expect(readValue("1926-03", "date").value).toBe("1926-03");
    expect(readValue("March 9, 1926, and April 1, 1926", "date").value).toBeNull();
    expect(readValue("1926-13-40", "date").value).toBeNull();
  });
  it("reads one whole number, never one of several", () => {
    expect(readValue("Thirty-six (36) months", "integer").value).toBe(36);
    expect(readValue("ten", "integer").value).toBe(10);
    expect(readValue("3 to 5", "integer").value).toBeNull();
  });
  it("takes a name from over two lines, and shows it as it is written elsewhere", () => {
    expect(readValue("EDWIN\n  MARSH,", "party")).toMatchObject({ value: "EDWIN MARSH", shown: "Edwin Marsh" });
  });
  it("reads land to tracts, in the county that is given", () => {
    const read = readValue("NE/4 of Section 5, Township 9 North, Range 7 West", "land", { county: "Caddo", state: "OK" });
    expect(read.tracts?.[0]).toMatchObject({ acres_computed: "160", county: "Caddo", plss: { section: 5 } });
  });
  it("never throws and never gives a share below nothing, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 80 }),
        fc.constantFrom("fraction" as const, "date" as const, "integer" as const, "party" as const, "land" as const),
        (text, control) => {
          const { value } = readValue(text, control);
          if (control === "fraction" && value !== null) expect((value as { fraction: string }).fraction.startsWith("-")).toBe(false);
        },
      ),
    );
  });
});
