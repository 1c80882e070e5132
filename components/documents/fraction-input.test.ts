import { describe, expect, it } from "vitest";
import { fractionFrom } from "./fraction-input";

describe("fractionFrom", () => {
  it("keeps shares exact however they are typed", () => {
    expect(fractionFrom("2/16")).toEqual({ fraction: "1/8", decimal: "0.12500000" });
    expect(fractionFrom(" .125 ")).toEqual({ fraction: "1/8", decimal: "0.12500000" });
    expect(fractionFrom("12.5 %")).toEqual({ fraction: "1/8", decimal: "0.12500000" });
    expect(fractionFrom("1")).toEqual({ fraction: "1", decimal: "1.00000000" });
    expect(fractionFrom("1/3")?.decimal).toBe("0.33333333");
    expect(fractionFrom("2/3")?.decimal).toBe("0.66666667");
  });
  it("refuses what is not a share", () => {
    for (const text of ["", ".", "half", "1/0", "-1/2", "1/2/3", "1,5"]) expect(fractionFrom(text)).toBeNull();
  });
});
