import { describe, expect, it } from "vitest";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

const descriptions = coverTable(String.raw`
T131N-58W Sec 4: NE/4 => 131N-58W-4 NE
131N-R58W Sec 4: NE/4 => 131N-58W-4 NE
T131-R58W Sec 4: NE/4 => 131N-58W-4 NE
T131N-R58 Sec 4: NE/4 => 131N-58W-4 NE
T131N-R58W-4 => 131N-58W-4 ALL
T131N-R58W-Sec. 4 => 131N-58W-4 ALL
T131N-R58W\nSec 4: NE/4\nSec 5: Northwest Quarter, North Half South West Quarter\nSec 8: Southwest Quarter => 131N-58W-4 NE ; 131N-58W-5 NW,N2SW ; 131N-58W-8 SW
T131N-R58W Sec 4: NE/4NE4, NW4NE/4 => 131N-58W-4 N2NE
T131N-R58W Sec 4: North 1/2 South 1/2 => 131N-58W-4 N2S2
T131N-R58W Sec 4: NW/4NW/4 (less the SE/4) => 131N-58W-4 N2NWNW,SWNWNW
T131N-R58W Sec 4, 5: NE/4 => 131N-58W-4 NE ; 131N-58W-5 NE
T131N-R58W Secs. 4 and 5: NE/4, Sec 6: ALL => 131N-58W-4 NE ; 131N-58W-5 NE ; 131N-58W-6 ALL
T131N-R58W Secs. 4 & 5: Lots 1 - 4, S/2N/2 => 131N-58W-4 L1,L2,L3,L4,S2N2 ; 131N-58W-5 L1,L2,L3,L4,S2N2
T131N-R58W Sections 4 thru 6, inclusive, and 9: W/2 => 131N-58W-4 W2 ; 131N-58W-5 W2 ; 131N-58W-6 W2 ; 131N-58W-9 W2
T131N-R58W Sections 4, 6-8, 10: W/2 => 131N-58W-4 W2 ; 131N-58W-6 W2 ; 131N-58W-7 W2 ; 131N-58W-8 W2 ; 131N-58W-10 W2
Section 4, T131N, R58W, NE/4; Section 5, T131N, R58W, W/2 => 131N-58W-4 NE ; 131N-58W-5 W2
Sec 4, 131N 58W: NE/4 => 131N-58W-4 NE
T131N-R58W Sec 4: That part of the N/2 lying north of the railroad, Sec 5: NE/4 => 131N-58W-4 N2~ ; 131N-58W-5 NE
T131N-R58W Sec 4: the N/2 and the SW/4, less and except the SE/4SW/4; Sec 5: the NE/4 => 131N-58W-4 N2,W2SW,NESW ; 131N-58W-5 NE
the South East quarter of the North East quarter of Section Seven in Township Two North of Range Three West, in the District of Lands subject to sale at Huntsville, Alabama, containing forty acres => 2N-3W-7 SENE
the E½ of S.W.¼ and Lots 3 & 4 of Sec. 30 in T. 4 S. of R. 5 W. => 4S-5W-30 E2SW,L3,L4
the Lot No. 3 and the North East quarter of the South West quarter of section eighteen, in township four south, of range five west of Black Hills Meridian, South Dakota, containing seventy-nine and forty-hundredths acres => 4S-5W-18 L3,NESW
the Lots numbered one, two, and three, and the South East quarter of the North West quarter of section six in township four North of range five West of the Sixth Principal Meridian, Nebraska => 4N-5W-6 L1,L2,L3,SENW
Farm Unit "B", or the E½NE¼ of Section 10 in Township 4 North of Range 5 East => 4N-5E-10 E2NE
the South half of the South half of Section 10, and the North half of the North half of Section 15 in T 4 N of R 5 E => 4N-5E-10 S2S2 ; 4N-5E-15 N2N2
Section 10: S½, Section 11: All, Section 14: W½, all in T4N-R5E, containing 1280 acres, more or less => 4N-5E-10 S2 ; 4N-5E-11 ALL ; 4N-5E-14 W2
S½ of Sec. 10; All of Sec. 11; W½ of Sec. 14, T. 4 N., R. 5 E. => 4N-5E-10 S2 ; 4N-5E-11 ALL ; 4N-5E-14 W2
All that part of Sections 10 and 11, Township 4 North, Range 5 East, lying west of the river => 4N-5E-10 ALL~ ; 4N-5E-11 ALL~
Lots 1, 2, 3, and 4, and the S½N½, SW¼ and W½SE¼ of Sec. 2, T. 4 N., R. 5 E. => 4N-5E-2 L1,L2,L3,L4,S2N2,SW,W2SE
Lots 1-4, S/2 N/2, S/2 (all) Sec 2-4N-5E => 4N-5E-2 L1,L2,L3,L4,S2N2,S2
Lots 1, 2, 3, 4, & S2N2 & S2 (ALL FRL) 2-4N-5E => 4N-5E-2 L1,L2,L3,L4,S2N2,S2
SE/4SE/4 Sec. 10; SW/4SW/4 Sec. 11; NW/4NW/4 Sec. 14; NE/4NE/4 Sec. 15, T4N-R5E => 4N-5E-10 SESE ; 4N-5E-11 SWSW ; 4N-5E-14 NWNW ; 4N-5E-15 NENE
the Northeast Quarter (NE/4), the North Half of the Southeast Quarter (N/2SE/4) and the Southeast Quarter of the Southeast Quarter (SE/4SE/4), Section 10, Township 4 North, Range 5 East => 4N-5E-10 NE,N2SE,SESE
Township 4 North, Range 5 East, W.M.: Section 10: NE1/4, N1/2SE1/4; Section 11: Government Lots 2, 3 and 4; SE1/4NW1/4 => 4N-5E-10 NE,N2SE ; 4N-5E-11 L2,L3,L4,SENW
Township 4 North, Range 5 East, Willamette Meridian\nSection 10: NE1/4; and that portion of the SE1/4 lying north of County Road 12\nSection 11: SW1/4 => 4N-5E-10 NE,SE~ ; 4N-5E-11 SW
Township 4 North, Range 5 East, M.D.B.&M. Section 10: The North one-half. Section 11: The East one-half of the Southwest one-quarter. => 4N-5E-10 N2 ; 4N-5E-11 E2SW
T4N, R5E, B.M., Section 10: NE1/4NE1/4; Section 3: SE1/4SE1/4, LESS the East 25 feet for road => 4N-5E-10 NENE ; 4N-5E-3 SESE
The NE1/4, Section 10, Township 4 North, Range 5 East, EXCEPTING THEREFROM the following: the South 300 feet of the West 200 feet thereof => 4N-5E-10 NE
NE¼ of Sec. 10, T. 4 N., R. 5 E., excepting therefrom 3.2 acres deeded for school purposes => 4N-5E-10 NE
N½ of Sec. 10, T. 4 N., R. 5 E., except the railroad right of way and except NE¼NE¼ => 4N-5E-10 NW,W2NE,SENE
N½ of Sec. 10, T. 4 N., R. 5 E., less NE¼NE¼, and less NW¼NW¼, and SE¼ of Sec. 3, T. 4 N., R. 5 E. => 4N-5E-10 NWNE,S2NE,NENW,S2NW ; 4N-5E-3 SE
All of Sec. 10, T. 4 N., R. 5 E., less the NE¼ and less the S½ of the SE¼, containing 400 acres => 4N-5E-10 NW,SW,N2SE
E/2 & E/2W/2 of Section 10; W/2W/2 of Section 11; all in Township 4 North, Range 5 East => 4N-5E-10 E2,E2W2 ; 4N-5E-11 W2W2
Section 10: E/2, E/2W/2\nSection 11: W/2W/2\nTownship 4 North, Range 5 East => 4N-5E-10 E2,E2W2 ; 4N-5E-11 W2W2
Section 10, E/2 and E/2W/2; Section 11, W/2W/2; Township 4 North, Range 5 East; Section 35, S/2, Township 5 North, Range 5 East => 4N-5E-10 E2,E2W2 ; 4N-5E-11 W2W2 ; 5N-5E-35 S2
Twp 4 N - Rge 5 E\nSec 10 - E/2, E/2W/2\nSec 11 - W/2W/2 => 4N-5E-10 E2,E2W2 ; 4N-5E-11 W2W2
TOWNSHIP 4 NORTH, RANGE 5 EAST, NMPM\nSECTION 10:  E/2, E/2W/2   (480.00 ACRES)\nSECTION 11:  W/2W/2   (160.00 ACRES)\nTOTAL 640.00 ACRES => 4N-5E-10 E2,E2W2 ; 4N-5E-11 W2W2
T4N R5E Section 10 NE4NE4, Section 11 NW4NW4, S2NW4 => 4N-5E-10 NENE ; 4N-5E-11 NWNW,S2NW
T4N-R5E: Sec. 10: NE/4 as to all depths below 9,000 feet; Sec. 11: NW/4 from surface to base of the Abo => 4N-5E-10 NE ; 4N-5E-11 NW
NE/4 and NW/4SE/4 Section 10 and SW/4 Section 11, T4N-R5E => 4N-5E-10 NE,NWSE ; 4N-5E-11 SW
NE/4, NW/4SE/4 Section 10, SW/4, S/2NW/4 Section 11, T4N-R5E => 4N-5E-10 NE,NWSE ; 4N-5E-11 SW,S2NW
NE/4; NW/4SE/4 Section 10; SW/4; S/2NW/4 Section 11, T4N-R5E => 4N-5E-10 NE,NWSE ; 4N-5E-11 SW,S2NW
10-4N-5E: NE/4; NW/4SE/4; 11-4N-5E: SW/4; S/2NW/4 => 4N-5E-10 NE,NWSE ; 4N-5E-11 SW,S2NW
Section 10: NE/4; NW/4SE/4; Section 11: SW/4; S/2NW/4; T4N-R5E => 4N-5E-10 NE,NWSE ; 4N-5E-11 SW,S2NW
T4N-R5E Sec 10: Lots 2 (38.64), 3 (38.60), and 7 (20.12), SE/4NW/4 => 4N-5E-10 L2,L3,L7,SENW
T4N-R5E Sec 10: Lot 2 containing 38.64 acres and Lot 3 containing 38.60 acres => 4N-5E-10 L2,L3
T4N-R5E Sec 10: Lots 2 and 3 and accretions thereto => 4N-5E-10 L2,L3
T4N-R5E Sec 10: Lots 2, 3; SE/4NW/4; and all accretion and riparian rights => 4N-5E-10 L2,L3,SENW
T4N-R5E Sec 10: Outlot 2 of the NE/4 => 4N-5E-10 NE~
T4N-R5E Sec 10: Lot A of Lot 2 => 4N-5E-10 L2~
T4N-R5E Sec 10: Tract A in the NE/4 => 4N-5E-10 NE~
Sec. 10: NE/4 NE/4\nNW/4 NE/4\nSec. 11: SW/4\nT4N-R5E => 4N-5E-10 N2NE ; 4N-5E-11 SW
T. 4 N., R. 5 E., unsurveyed, Sec. 10, NE¼ => 4N-5E-10 NE
Protracted Section 10, T4N, R5E: NE/4 => 4N-5E-10 NE
Block 10 of protracted T4N, R5E => -
NE/4 Sec. 10, Blk. 3, T4N-R5E => 4N-5E-10 NE~
W/2 NW/4 NE/4, E/2 NW/4 NE/4 Sec 10 T4N R5E => 4N-5E-10 NWNE
the North 40 acres of the NE/4 and the South 20 acres of the SE/4 of Sec. 10, T4N-R5E => 4N-5E-10 NE,SE~
the North 26 2/3 rods of the NE/4 of Sec. 10, T4N-R5E => 4N-5E-10 NE~
NE/4 of the NE fractional quarter of Section 10, T4N-R5E => 4N-5E-10 NENE
`);

describe("land of patents, leases and deeds", () => {
  it.each(descriptions)("is what their words name: %s", (description, cover) => {
    const { got, want } = compareCover(description, cover);
    expect(got).toBe(want);
  });
});
