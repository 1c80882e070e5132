import { describe, expect, it } from "vitest";
import { usualLot, usualLotOutline } from "./usual-lots";

describe("the usual place of a government lot", () => {
  it.each([
    [3, 1, "NENE"],
    [3, 4, "NWNW"],
    [6, 5, "SWNW"],
    [6, 7, "SWSW"],
    [18, 2, "SWNW"],
  ])("in Section %i, Lot %i is %s", (section, lot, code) => expect(usualLot(section, lot)).toBe(code));
  it.each([
    [3, 5],
    [9, 1],
    [6, 8],
    [18, "2A"],
    [18, "N2 of L2"],
    [null, 1],
  ])("is not told for Section %s, Lot %s", (section, lot) => {
    expect(usualLot(section, lot)).toBeNull();
    expect(usualLotOutline(section, lot)).toEqual([]);
  });
});
