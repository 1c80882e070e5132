import { describe, expect, it } from "vitest";
import { formatAcres, formatBytes, formatDate, formatDuration, plural, words } from "./format";
import { shortDecimal } from "./fraction";

describe("format", () => {
  it("shows a date no more exact than the instrument", () => {
    expect(formatDate("1921-03-04")).toBe("4 Mar 1921");
    expect(formatDate("1921-03")).toBe("Mar 1921");
    expect(formatDate("1921")).toBe("1921");
    expect(formatDate(null)).toBe("—");
  });
  it("drops zeros that say nothing", () => {
    expect(shortDecimal("0.18750000")).toBe("0.1875");
    expect(shortDecimal("1.00000000")).toBe("1");
    expect(formatAcres("1280.000")).toBe("1,280");
    expect(formatAcres("0.06250001")).toBe("0.0625");
    expect(formatAcres("6.66666667")).toBe("6.6667");
    expect(formatAcres("0.00005")).toBe("0");
    expect(formatAcres("320/3")).toBe("320/3");
  });
  it("writes sizes, durations and counts", () => {
    expect(formatBytes(1536)).toBe("1.5 kB");
    expect(formatDuration(1449)).toBe("1.4 s");
    expect(plural(1, "gap")).toBe("1 gap");
    expect(plural(2, "party", "parties")).toBe("2 parties");
    expect(words("over_conveyance")).toBe("Over conveyance");
  });
});
