import { describe, expect, it } from "vitest";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

const descriptions = coverTable(String.raw`
T. 12 N., R. 3 W., Sec. 1, lots 1 to 4, inclusive, and S½N½; Sec. 12, lots 1 and 2, and NE¼SE¼. => 12N-3W-1 L1,L2,L3,L4,S2N2 ; 12N-3W-12 L1,L2,NESE
T. 12 N., R. 3 W.,\n  sec. 7, lots 1 thru 4, E1/2W1/2, and SE1/4;\n  sec. 8, NE1/4 and W1/2SW1/4;\n  sec. 18, lots 1, 2, and 3. => 12N-3W-7 L1,L2,L3,L4,E2W2,SE ; 12N-3W-8 NE,W2SW ; 12N-3W-18 L1,L2,L3
T. 5 S., R. 14 E., M.D.M., California, sec. 10, N1/2 and SE1/4; secs. 11, 12, and 14; sec. 15, E1/2. => 5S-14E-10 N2,SE ; 5S-14E-11 ALL ; 5S-14E-12 ALL ; 5S-14E-14 ALL ; 5S-14E-15 E2
Tps. 3 and 4 N., R. 5 W., secs. 1 to 3, inclusive => 3N-5W-1 ALL ; 3N-5W-2 ALL ; 3N-5W-3 ALL ; 4N-5W-1 ALL ; 4N-5W-2 ALL ; 4N-5W-3 ALL
T. 20 S., R. 21 E., SLM, Utah\nSec. 1: Lots 1-4, S2N2, S2;\nSec. 3: Lots 1-2, S2NE, SE;\nSec. 11: ALL.\n2,083.48 Acres => 20S-21E-1 L1,L2,L3,L4,S2N2,S2 ; 20S-21E-3 L1,L2,S2NE,SE ; 20S-21E-11 ALL
T.0200S, R.0210E, 26 PM, UT\nSec. 001 LOTS 1-4;\n001 S2N2,S2;\n011 ALL; => 20S-21E-1 L1,L2,L3,L4,S2N2,S2 ; 20S-21E-11 ALL
T 23 S R 30 E NMPM\nSec 4: Lots 1 - 4, S/2N/2, S/2\nSec 5: Lots 1,2, S/2NE/4 => 23S-30E-4 L1,L2,L3,L4,S2N2,S2 ; 23S-30E-5 L1,L2,S2NE
T. 11 S., R. 11 W., Copper River Meridian,\n Sec. 5, lot 6;\n Sec. 8, S1/2NE1/4NW1/4NE1/4, and SE1/4NW1/4NE1/4. => 11S-11W-5 L6 ; 11S-11W-8 S2NENWNE,SENWNE
T. 2 N., R. 4 E., Sec. 1, Lots 1-4, incl., S1/2N1/2, S1/2 (All); Sec. 12, All; Sec. 13, N1/2, N1/2S1/2, S1/2SW1/4. => 2N-4E-1 L1,L2,L3,L4,S2N2,S2 ; 2N-4E-12 ALL ; 2N-4E-13 N2,N2S2,S2SW
T. 2 N., R. 4 E., secs. 1, 2, and 3; secs. 10 to 15, inclusive; and sec. 22, N½. => 2N-4E-1 ALL ; 2N-4E-2 ALL ; 2N-4E-3 ALL ; 2N-4E-10 ALL ; 2N-4E-11 ALL ; 2N-4E-12 ALL ; 2N-4E-13 ALL ; 2N-4E-14 ALL ; 2N-4E-15 ALL ; 2N-4E-22 N2
T. 2 N., R. 4 E.,\n  Secs. 1 and 2;\n  Sec. 3, lots 1 and 2, S1/2NE1/4, and SE1/4;\n  Secs. 4 thru 6;\nT. 3 N., R. 4 E.,\n  Sec. 33, W1/2;\n  Sec. 34. => 2N-4E-1 ALL ; 2N-4E-2 ALL ; 2N-4E-3 L1,L2,S2NE,SE ; 2N-4E-4 ALL ; 2N-4E-5 ALL ; 2N-4E-6 ALL ; 3N-4E-33 W2 ; 3N-4E-34 ALL
T. 2 N., R. 4 E., sec. 1, lots 5, 6, 7, W½SE¼NE¼, and NE¼SE¼NE¼ => 2N-4E-1 L5,L6,L7,W2SENE,NESENE
T. 2 N., R. 4 E., sec. 19, E1/2SW1/4NE1/4, N1/2NW1/4SE1/4, and those portions of lots 1 and 2 lying east of the highway => 2N-4E-19 E2SWNE,N2NWSE~
The W½ of sec. 4, T. 2 N., R. 4 E. => 2N-4E-4 W2
T.2N., R.4E., sec.4: lots 1,2,3,4, S\1/2\N\1/2\, and S\1/2\; => 2N-4E-4 L1,L2,L3,L4,S2N2,S2
T.2N., R.4E., sec. 9: SE\1/4\NE\1/4\, W\1/2\SW\1/4\NE\1/4\ => 2N-4E-9 SENE,W2SWNE
Sec. 004 SENE,NESE; Sec. 005 LOTS 2; T. 0370N, R. 0620W, 06TH PM => 37N-62W-4 SENE,NESE ; 37N-62W-5 L2
T.37N, R.62W, 6th PM, WY\nSec. 004 SENE,NESE;\n 005 LOTS 2-4;\n 008 N2,N2SW,SE; => 37N-62W-4 SENE,NESE ; 37N-62W-5 L2,L3,L4 ; 37N-62W-8 N2,N2SW,SE
T. 0230S, R. 0300E, NMPM, NM\n Sec. 035 ALL; => 23S-30E-35 ALL
T.0230S, R.0300E, NM PM\n sec. 3 LOTS 1-4;\n sec. 3 S2N2,S2; => 23S-30E-3 L1,L2,L3,L4,S2N2,S2
06 0370N 0620W 004 SENE => -
`);

describe("lists of the land office", () => {
  it.each(descriptions)("gives each section its own parts: %s", (description, cover) => {
    const { got, want } = compareCover(description, cover);
    expect(got).toBe(want);
  });
});
