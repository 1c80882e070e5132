import { describe, expect, it } from "vitest";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

const descriptions = coverTable(`
T6N, R65W, U.M., Sec. 1: N/2 => 6N-65W-1 N2
T6N, R2E, S.L.B.&M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, SLB&M, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Salt Lake Base & Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, G.&S.R.B.&M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Gila and Salt River Base and Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, M.D.B.&M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, M.D.B. & M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, S.B.B.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, San Bernardino Base and Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, B.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Boise Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, W.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Willamette Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, N.M.P.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, New Mexico Principal Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, I.B.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E of the Indian Base and Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2ECM, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Cimarron Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, St. Stephens Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Saint Stephens Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Huntsville Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Tallahassee Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Michigan Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Louisiana Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, St. Helena Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Washington Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Fairbanks Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Seward Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Copper River Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Kateel River Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Wind River Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Navajo Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Principal Meridian Montana, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, M.P.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, P.M.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Second Principal Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E of the 2nd P.M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E of the 4th P. M., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, 4th Prin. Mer., Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, 5th Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, of the Ute Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, Humboldt Base and Meridian, Sec. 1: N/2 => 6N-2E-1 N2
T6N, R2E, H.B.&M., Sec. 1: N/2 => 6N-2E-1 N2
`);

describe("principal meridians and surveys without letters", () => {
  it.each(descriptions)("do not get in the way of the section: %s", (description, cover) => {
    const { got, want } = compareCover(description, cover);
    expect(got).toBe(want);
  });
});
