import { describe, expect, it } from "vitest";
import { heldDates, heldYears } from "./held";

describe("how long an estate was held", () => {
  it.each([
    ["1921-03-04", "1954-06-06", "1921 – 1954", "4 Mar 1921 – 6 Jun 1954"],
    [null, "1881-06-13", "until 1881", "until 13 Jun 1881"],
    ["1921-03", null, "1921", "Mar 1921 – now"],
    [null, null, "", "now"],
  ])("%s to %s", (from, to, years, dates) => {
    expect(heldYears({ from, to })).toBe(years);
    expect(heldDates({ from, to })).toBe(dates);
  });
});
