import { describe, expect, it } from "vitest";
import { rational } from "@/lib/fraction/rational";
import { participationOf } from "./tract-participation";

const row = (text: string, acres: string | null = null) => ({ text, acres, tract: null });
const LABEL = "SE/4, Section 11, T44N-R73W";

describe("tract participation", () => {
  const rows = [
    row("Tract 1, Marsh, W/2 Sec. 11, 320 acres 62.00%", "320"),
    row("Tract 2, Venn, SE/4 Sec. 11, 160 acres 30.50%", "160"),
    row("Tract 3, Lark, NE¼ of Section 12, 160 acres 7.50%", "160"),
  ];
  it("is what the agreement fixes for the tract, not its acres", () => {
    expect(participationOf(rows, LABEL, rational(160))).toEqual(rational(61, 200));
    expect(participationOf(rows, "NE/4, Section 12, T44N-R73W", rational(160))).toEqual(rational(3, 40));
    expect(participationOf([row("Roe Survey, A-12: 40 percent"), row("Doe Survey, A-120: 60 percent")], "90 acres, Roe Survey, A-12", rational(90))).toEqual(
      rational(2, 5),
    );
  });
  it("is none where the rows do not allocate all, tell several figures, or no row is plainly the tract's", () => {
    expect(participationOf(rows.slice(0, 2), LABEL, rational(160))).toBeNull();
    expect(participationOf([row("SE/4 Sec. 11 owns 50% of 25%"), row("Section 12: 100%")], LABEL, rational(160))).toBeNull();
    expect(participationOf(rows, "SE/4, Section 30, T44N-R73W", rational(80))).toBeNull();
    expect(participationOf([row("Tract 1: 40%", "160"), row("Tract 2: 60%", "160")], LABEL, rational(160))).toBeNull();
  });
});
