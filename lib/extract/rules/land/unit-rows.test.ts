import { describe, expect, it } from "vitest";
import { withoutOthersRows } from "./unit-rows";

const left = (raw: string): string => withoutOthersRows(raw).replace(/\s+/g, " ").trim();

describe("rows of a unit's leases", () => {
  it("go where neither place nor record tells their land", () => {
    expect(
      left(
        "pools these leases:\n  Tract 1. Lease of A. Roe, Vol. 4, page 9 ..... 160 acres\n  Tract 2. Lease of B. Moe ..... 212 acres\n  In all   372.0 acres\n",
      ),
    ).toBe("pools these leases: Tract 1. Lease of A. Roe, Vol. 4, page 9 ..... 160 acres");
    expect(left("Leases pooled: (1) A. Roe, Vol. 4, page 9, 160 acres; (2) B. J. Moe, 209.6 acres; (3) C. Loe, 314.4 acres.")).toBe(
      "Leases pooled: (1) A. Roe, Vol. 4, page 9, 160 acres; ; .",
    );
  });

  it.each([
    "pools these leases:\n  Lease of B. Moe, part of the Ames Survey ..... 212 acres\n",
    "pools these leases:\n  Lease of B. Moe, NE/4 of Section 4 ..... 160 acres\n",
    "pools these leases:\n  Lease of B. Moe, Section 4, Block 2, T&P ..... 640 acres\n",
    "Tract 1: 40 acres\n",
  ])("stay where they place their land, and where no leases are pooled: %s", (raw) => expect(withoutOthersRows(raw)).toBe(raw));

  it("keep every place of the text", () => {
    const raw = "leases:\n  B. Moe ..... 212 acres\nThe unit";
    expect(withoutOthersRows(raw).indexOf("The unit")).toBe(raw.indexOf("The unit"));
  });
});
