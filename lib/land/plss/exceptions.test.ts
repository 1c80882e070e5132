import { describe, expect, it } from "vitest";
import { readLand } from "@/lib/land/parse-land";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

const descriptions = coverTable(String.raw`
NE 1/4 LESS S/2 8-22-15 => 22N-15W-8 N2NE
T131N-R58W, Section 27: NE/4 less and except the N/2 => 131N-58W-27 S2NE
T9N-R4W Sec. 3: ALL, LESS the SE/4 => 9N-4W-3 N2,SW
T9N-R4W Sec. 3: N/2 less N/2NE/4 => 9N-4W-3 NW,S2NE
T9N-R4W Sec. 3: E/2, less and except the SE/4SE/4 and the NE/4NE/4 => 9N-4W-3 W2NE,SENE,W2SE,NESE
T9N-R4W Sec. 3: All except W/2W/2 and SE/4NW/4 => 9N-4W-3 E2,NENW,E2SW
T9N-R4W Sec. 3: All (less NE/4NE/4) => 9N-4W-3 NW,S2,W2NE,SENE
T9N-R4W Sec. 3: S/2 (EXCEPT the SE/4SE/4), Sec. 10: N/2 => 9N-4W-3 SW,N2SE,SWSE ; 9N-4W-10 N2
all of his interest, being all except a 12½ per cent interest, in the E/2 of Section 3, T9N-R4W => 9N-4W-3 E2
T9N-R4W Sec. 3: E/2, less an undivided one-half of the minerals => 9N-4W-3 E2
T9N-R4W Sec. 3: NE/4 save and except the SE/4 thereof => 9N-4W-3 N2NE,SWNE
T9N-R4W Sec. 3: SW/4 minus NE/4SW/4 => 9N-4W-3 W2SW,SESW
T9N-R4W Sec. 3: NW/4, excluding the S/2S/2NW/4 => 9N-4W-3 N2NW,N2S2NW
T9N-R4W Sec. 3: W/2, not including the NE/4NW/4 => 9N-4W-3 W2NW,SENW,SW
T9N-R4W Sec. 3: W/2, but not the NE/4NW/4 => 9N-4W-3 W2NW,SENW,SW
T9N-R4W Sec. 3: W/2 (less 3.2 acres for railroad right of way) => 9N-4W-3 W2
T9N-R4W Sec. 3: W/2, LESS RR R/W => 9N-4W-3 W2
T9N-R4W Sec. 3: W/2 LESS 5 AC IN SW CORNER => 9N-4W-3 W2
T9N-R4W Sec. 3: W/2, except a strip 100 feet wide across the NW/4 for road => 9N-4W-3 W2
T9N-R4W Sec. 3: W/2 less the North 33 feet => 9N-4W-3 W2
T9N-R4W Sec. 3: W/2 EXCEPT W 400' OF N 300' OF NW4NW4 => 9N-4W-3 W2
T9N-R4W Sec. 3: Lots 1-4, S2N2, S2, LESS AND EXCEPT Lot 4 and the SWNW => 9N-4W-3 L1,L2,L3,S2NE,SENW,S2
T9N-R4W Sec. 3: Lots 1 to 7, except Lot 5 => 9N-4W-3 L1,L2,L3,L4,L6,L7
Section 3: All, except the NE/4; Section 4: All; T9N-R4W => 9N-4W-3 NW,S2 ; 9N-4W-4 ALL
Sections 3 through 6, T9N-R4W, less the NE/4 of Section 4 and the SW/4 of Section 6 => 9N-4W-3 ALL ; 9N-4W-4 NW,S2 ; 9N-4W-5 ALL ; 9N-4W-6 N2,SE
All of Section 3, T9N-R4W, except the NE/4 and except the S/2 of the SW/4 => 9N-4W-3 NW,SE,N2SW
All of Section 3 except the NE/4 thereof; and the S/2 of Section 4, T9N-R4W => 9N-4W-3 NW,S2 ; 9N-4W-4 S2
The East Half (E/2) of Section 3, Township 9 North, Range 4 West, SAVE AND EXCEPT the Southeast Quarter of the Southeast Quarter (SE/4 SE/4) thereof => 9N-4W-3 NE,N2SE,SWSE
T9N-R4W Sec. 3: All of the section except the SE quarter of the SE quarter => 9N-4W-3 N2,SW,N2SE,SWSE
T9N-R4W Sec. 3: NENE, EXCEPT THAT PORTION LYING NORTH OF THE RIVER => 9N-4W-3 NENE
T9N-R4W Sec 3: a tract of 10 acres, more or less, out of the NW/4NW/4 => 9N-4W-3 NWNW~
T9N-R4W Section 3: All, 640 acres, more or less => 9N-4W-3 ALL
T6N-R65W Sec 3: N/2, less a tract in the NE/4NE/4 described as beginning at the NE corner; Sec 4: ALL => 6N-65W-3 N2 ; 6N-65W-4 ALL
T6N-R65W Sec 3: N/2, less and except 10 acres, more or less, in the NE/4NE/4; Sec 4: ALL => 6N-65W-3 N2 ; 6N-65W-4 ALL
T6N-R65W Sec 3: S/2S/2, N/2SE/4, less highway; Sec 4: W/2 less railroad right-of-way and less the NW/4NW/4 => 6N-65W-3 S2S2,N2SE ; 6N-65W-4 NENW,S2NW,SW
T. 38 S., R. 11 E.,\nSec. 3, SW¼SW¼;\nSec. 4, SE¼SE¼, excluding that portion within the Mining Claim;\nSec. 9, N½NE¼, S½NE¼, and E½NW¼. => 38S-11E-3 SWSW ; 38S-11E-4 SESE~ ; 38S-11E-9 NE,E2NW
NE4 LESS 2AC 8-22-15 => 22N-15W-8 NE
NE4 LESS RR 8-22-15 => 22N-15W-8 NE
NE4 EX RD 8-22N-15W => 22N-15W-8 NE
NE4 EXC SE4 8-22N-15W => 22N-15W-8 N2NE,SWNE
NE4 EXC. SE4 THEREOF 8-22N-15W => 22N-15W-8 N2NE,SWNE
NE4 LESS E2 8-22N-15W => 22N-15W-8 W2NE
ALL LESS NE4 8-22-15 => 22N-15W-8 NW,S2
ALL EXC NE4 & NE4NW4 8-22N-15W => 22N-15W-8 W2NW,SENW,S2
S2 LESS SE4SE4 & LESS 4 AC IN SW4SW4 8-22N-15W => 22N-15W-8 SW,N2SE,SWSE
E2NE LESS W2NENE 8-22N-15W => 22N-15W-8 SENE,E2NENE
SE/4 & S/2 NE/4 LESS 10 AC 8-22-15 => 22N-15W-8 SE,S2NE
`);

describe("exceptions", () => {
  it.each(descriptions)("leaves exactly what is not excepted: %s", (description, cover) => {
    const { got, want } = compareCover(description, cover);
    expect(got).toBe(want);
  });
});

describe("acres left out along one side", () => {
  const net = (text: string) => readLand(text).tracts.map((t) => t.acres_computed);
  it.each([
    ["the SE/4 of Section 11, Township 11 North, Range 1 East, save 30 acres off the West side thereof", "130"],
    ["100 acres in the SE/4 of Section 11, Township 11 North, Range 1 East, being all of said quarter but 60 acres on the West end", "100"],
    ["all of Section 11, Township 11 North, Range 1 East, but the East 40 acres", "600"],
    ["the NE/4 of Section 11, Township 11 North, Range 1 East, less 10 acres along the south line", "150"],
    ["the NE/4 of Section 11, Township 11 North, Range 1 East, but not the minerals", "160"],
  ])("%s", (text, acres) => expect(net(text)).toEqual([acres]));
});
