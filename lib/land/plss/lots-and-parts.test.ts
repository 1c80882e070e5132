import { describe, expect, it } from "vitest";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

const descriptions = coverTable(String.raw`
T131N-R58W Sec 1: Lot 1(38.29), Lot 2(39.22), S/2NE/4 => 131N-58W-1 L1,L2,S2NE
T131N-R58W Sec 1: Lots 1(38.29), 2(39.22), 3 - 5, S/2NE/4, N/2 of Lot 6 => 131N-58W-1 L1,L2,L3,L4,L5,S2NE,LN2_of_L6
T131N-R58W Sec 1: L1 - L4, S/2N/2 => 131N-58W-1 L1,L2,L3,L4,S2N2
T131N-R58W Sec 1: L1, L2, L3 & L4, S2N2 => 131N-58W-1 L1,L2,L3,L4,S2N2
N¾ NE¼ SW¼, Section 18, T18S-R19W => 18S-19W-18 N2NESW,N2S2NESW
LOT 1 & NE4 NW4 SEC 7 TWP 8N RGE 3W => 8N-3W-7 L1,NENW
LTS 1 2 & E/2 NW/4 7-8N-3W => 8N-3W-7 L1,L2,E2NW
T9N-R4W Sec. 3: That part of the SE/4 lying South of the creek => 9N-4W-3 SE~
NE/4 3-9N-4W, N/2 SE/4 3-9N-4W, Lot 4 2-9N-4W => 9N-4W-3 NE,N2SE ; 9N-4W-2 L4
T9N-R4W Sec 3: N/2SW/4 containing 80 acres; Sec 4: SE/4 containing 160 acres => 9N-4W-3 N2SW ; 9N-4W-4 SE
T9N-R4W Sec 3: Lot 1 (39.87 ac.), Lot 2 (39.91 ac.), S/2NE/4 => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lots One (1), Two (2) and Three (3) => 9N-4W-3 L1,L2,L3
T9N-R4W Sec 3: Lots numbered one, two and three => 9N-4W-3 L1,L2,L3
T9N-R4W Sec 3: Government Lots 1 and 2 => 9N-4W-3 L1,L2
T9N-R4W Sec 3: Govt. Lots 1 & 2 and the SE/4NE/4 => 9N-4W-3 L1,L2,SENE
T9N-R4W Sec 3: GL 1, GL 2, & SENE => 9N-4W-3 L1,L2,SENE
T9N-R4W Sec 3: U.S. Lots 3, 4 => 9N-4W-3 L3,L4
T9N-R4W Sec 3: Lots 1, 2, 3, 4 (a/d/a N/2N/2), S/2N/2 => 9N-4W-3 L1,L2,L3,L4,S2N2
T9N-R4W Sec 3: Lots 1, 2 (N/2NE/4), S/2NE/4 => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lot 1 (NENE), Lot 2 (NWNE) => 9N-4W-3 L1,L2
T9N-R4W Sec 3: Lots 1, 2, S/2NE/4 (NE/4) => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lots 1, 2, S/2NE/4 (also described as NE/4) => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lots 1, 2, S/2NE/4, being the NE/4 => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lots 1, 2, S/2NE/4 a/k/a NE/4 => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lots 1, 2, S/2NE/4, i.e., the NE/4 => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: Lots 1, 2, S/2NE/4 [NE/4] => 9N-4W-3 L1,L2,S2NE
T9N-R4W Sec 3: L1,2,3 => 9N-4W-3 L1,L2,L3
T9N-R4W Sec 3: LOTS 1-4, 8, 11-12 => 9N-4W-3 L1,L2,L3,L4,L8,L11,L12
T9N-R4W Sec 3: Lots 1 through 4, inclusive => 9N-4W-3 L1,L2,L3,L4
T9N-R4W Sec 3: Lots 1 through 4 inclusive, and Lot 7 => 9N-4W-3 L1,L2,L3,L4,L7
T9N-R4W Sec 3: Lots 1A, 2B => 9N-4W-3 L1A,L2B
T9N-R4W Sec 3: E/2 of Lot 3, Lot 4 => 9N-4W-3 LE2_of_L3,L4
T9N-R4W Sec 3: the West Half of Government Lot 2 => 9N-4W-3 LW2_of_L2
T9N-R4W Sec 3: N/2 and NE/4SE/4 of Lot 3 => 9N-4W-3 N2,LNESE_of_L3~
T9N-R4W Sec 3: Lots 1 and 2 of the NW/4 => 9N-4W-3 L1,L2
T9N-R4W Sec 3: Lot numbered Two of Section numbered Three => 9N-4W-3 L2
T9N-R4W Sec 3: the East 60 acres of the NE/4 => 9N-4W-3 NE~
T9N-R4W Sec 3: 10 acres in the NW corner of the NW/4NW/4 => 9N-4W-3 NWNW~
T9N-R4W Sec 3: Part of the NW/4NW/4 => 9N-4W-3 NWNW~
T9N-R4W Sec 3: PT NW/4NW/4 => 9N-4W-3 NWNW~
T9N-R4W Sec 3: an undivided 1/2 interest in the NE/4 => 9N-4W-3 NE
T9N-R4W Sec 3: Und. 1/8 of NE/4 => 9N-4W-3 NE
T9N-R4W Sec 3: an undivided one-fourth (1/4) interest in and to all of the oil, gas and other minerals in and under the SE/4 => 9N-4W-3 SE
an undivided 1/2 interest in and to the oil, gas and other minerals in and under the SE/4 of Section 3, T9N-R4W => 9N-4W-3 SE
T9N-R4W Section 3: ALL (640 acres) => 9N-4W-3 ALL
T9N-R4W: Sec. 3 N/2; Secs. 4-6 All; Sec. 7 Lots 1-3 => 9N-4W-3 N2 ; 9N-4W-4 ALL ; 9N-4W-5 ALL ; 9N-4W-6 ALL ; 9N-4W-7 L1,L2,L3
LOTS 3,4, S2NW, SW 3-6N-65W => 6N-65W-3 L3,L4,S2NW,SW
SEC 3 T6N R65W PT SW4 => 6N-65W-3 SW~
SEC 3 T6N R65W ALL THAT PT SW4 N OF RD => 6N-65W-3 SW~
Sec. 3, Twp. 6 N., Rge. 65 W., the SW/4, containing 160 acres => 6N-65W-3 SW
S/2 of Section 3 and N/2 of Section 10 in T6N-R65W, and Lots 1 and 2 of Section 7 in T6N-R64W => 6N-65W-3 S2 ; 6N-65W-10 N2 ; 6N-64W-7 L1,L2
the East half of the South East quarter of Section twenty-six, and the North East quarter of the North East quarter of Section thirty-five in Township four South of Range two West, containing one hundred and twenty acres => 4S-2W-26 E2SE ; 4S-2W-35 NENE
the Lots numbered three and four, and the South half of the North West quarter of Section four in Township five North of Range seven East => 5N-7E-4 L3,L4,S2NW
the North part of the NW fractional quarter of Section 19, T4S-R2W, containing 70 acres => 4S-2W-19 NW~
Eighty acres off the North side of the NE/4 of Section 3, T6N-R65W => 6N-65W-3 NE~
the South 80 acres of the NE/4 of Section 3, T6N-R65W => 6N-65W-3 NE~
10 acres off the East end of the N/2 SW/4 of Section 3, T6N-R65W => 6N-65W-3 N2SW~
The NE/4 of the SE/4 and 10 acres off the East side of the NW/4 of the SE/4 of Section 3, T6N-R65W => 6N-65W-3 NESE,NWSE~
all that part of the NE/4 of Section 3, T6N-R65W, lying East of the public road => 6N-65W-3 NE~
T6N-R65W\nSec. 1: All\nSec. 2: Lots 1, 2, S/2NE/4, SE/4\nSec. 11: N/2\nSec. 12: W/2W/2\nT7N-R65W\nSec. 36: All => 6N-65W-1 ALL ; 6N-65W-2 L1,L2,S2NE,SE ; 6N-65W-11 N2 ; 6N-65W-12 W2W2 ; 7N-65W-36 ALL
1-6N-65W: ALL, 2-6N-65W: LOTS 1-2, S2NE => 6N-65W-1 ALL ; 6N-65W-2 L1,L2,S2NE
Sec 1: All; Sec 2: Lots 1-2, S2NE, T6N-R65W; Sec 36: All, T7N-R65W => 6N-65W-1 ALL ; 6N-65W-2 L1,L2,S2NE ; 7N-65W-36 ALL
T6N-R65W: Section 1 - All; Section 2 - N/2; Section 3 - Lots 1 and 2 => 6N-65W-1 ALL ; 6N-65W-2 N2 ; 6N-65W-3 L1,L2
T6N-R65W Sec 1 ALL, Sec 2 N2, Sec 3 L1 L2 => 6N-65W-1 ALL ; 6N-65W-2 N2 ; 6N-65W-3 L1,L2
E2SW & SESE & LOT 3 & LOT 4 8-22N-15W => 22N-15W-8 E2SW,SESE,L3,L4
LOTS 3 4 & E2 SW 7-22N-15W => 22N-15W-7 L3,L4,E2SW
LOT 3-4 E2SW 7-22N-15W => 22N-15W-7 L3,L4,E2SW
PT NE4 8-22-15 => 22N-15W-8 NE~
PT SE4NE4 & N2SE4 8-22N-15W => 22N-15W-8 SENE,N2SE~
E 100 FT OF LOT 3 8-22N-15W => 22N-15W-8 L3~
E2 LOT 3 8-22N-15W => 22N-15W-8 LE2_of_L3
N2 LOTS 1 & 2 7-22N-15W => 22N-15W-7 LN2_of_L1,LN2_of_L2
Lot#1 & Lot#2 2-22N-15W => 22N-15W-2 L1,L2
Lot No. 1, Lot No. 2, Section 2-22N-15W => 22N-15W-2 L1,L2
Gov Lots 1-3 Sec 2-22N-15W => 22N-15W-2 L1,L2,L3
LOTS 1/4 & S2N2 2-22N-15W => 22N-15W-2 S2N2~
`);

describe("lots, strips and parts", () => {
  it.each(descriptions)("names the lots and parts: %s", (description, cover) => {
    const { got, want } = compareCover(description, cover);
    expect(got).toBe(want);
  });
});
