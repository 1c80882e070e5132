import { describe, expect, it } from "vitest";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

const descriptions = coverTable(`
T. 9 N., R. 4 W., Sec. 3: SEY4 => 9N-4W-3 SE
T. 9 N., R. 4 W., Sec. 3: SE 1/4 NE l/4 => 9N-4W-3 SENE
T. 9 N., R. 4 W., Sec. 3: SW¥4NE¥4 => 9N-4W-3 SWNE
T. 9 N., R. 4 W., Sec. 3: Wl/2, N l/2 NE 1/4 => 9N-4W-3 W2,N2NE
T. 9 N., R. 4 W., Sec. 3: NE V4 SW V4 => 9N-4W-3 NESW
T. 9 N., R. 4 W., Sec. 3: NV2SEV4 => 9N-4W-3 N2SE
T. 9 N., R. 4 W., Sec. 3: NYzSEY4 => 9N-4W-3 N2SE
T. 9 N., R. 4 W., Sec. 3: N'2 SE'4 => 9N-4W-3 N2SE
T. 9 N., R. 4 W., Sec. 3: NE% SE% => 9N-4W-3 NESE
T. 9 N., R. 4 W., Sec. S: NE/4 => 9N-4W-5 NE
T. 9 N., R. 4 W., Sec. I2: NE/4 => 9N-4W-12 NE
T. 9 N., R. 4 W., Sec. 1O: NE/4 => 9N-4W-10 NE
T. 9 N.. R. 4 W., See. 3: NE/4 => 9N-4W-3 NE
Tvvp. 9 N., Rge. 4 W., Sec. 3: NE/4 => 9N-4W-3 NE
Townsbip 9 North, Rauge 4 West, Sectiou 3: NE/4 => 9N-4W-3 NE
T0wnship 9 North, Range 4 West, Secti0n 3: NE/4 => 9N-4W-3 NE
Towuship 9 North, Range 4 West, the Northcast quarter of Section 3 => 9N-4W-3 NE
the Southeast Quartcr of Section 3, Township 9 North, Range 4 West => 9N-4W-3 SE
the South cast Quarter of Section 3, Township 9 North, Range 4 West => 9N-4W-3 SE
`);

describe("text damaged by a machine or a typist", () => {
  it.each(descriptions)("is read where one reading is left: %s", (description, cover) => {
    const { got, want } = compareCover(description, cover);
    expect(got).toBe(want);
  });
});
