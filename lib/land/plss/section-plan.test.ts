import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { compareCover, coverTable } from "@/lib/testing/land-cover";

/** "Sections 6-9 of T12N-R7W" → "6 7 8 9". */
const sections = (text: string): string =>
  parseLand(text)
    .map((t) => t.plss?.section)
    .join(" ");

describe("lists of sections", () => {
  it.each([
    ["Sections 5 to 8, both inclusive, 17 and 18, T12N-R7W", "5 6 7 8 17 18"],
    ["Sections 5 to 8 (both inclusive), 17 and 18, T12N-R7W", "5 6 7 8 17 18"],
    ["Sections 5 to and including 8, 17, 18, T12N-R7W", "5 6 7 8 17 18"],
    ["all of Sections from 5 to 8, both inclusive, and 17, T12N-R7W", "5 6 7 8 17"],
    ["Sections Five (5) to Eight (8) both inclusive, Seventeen (17) and Eighteen (18), T12N-R7W", "5 6 7 8 17 18"],
    ["Sections Nos. 5 through 8, inclusive, 17 and 18, T12N-R7W", "5 6 7 8 17 18"],
    ["Secs. Twenty and One, T12N-R7W", "20 1"],
    ["Secs. One Hundred and Twenty, T12N-R7W", "120"],
  ])("%s", (text, want) => {
    expect(sections(text)).toBe(want);
  });
  it("reads townships and ranges that are numbered in words", () => {
    const [t] = parseLand("Section 6, in Township numbered Eighteen North of Range numbered Ten East");
    expect([t?.plss?.township, t?.plss?.range]).toEqual(["18N", "10E"]);
  });
});

const FORMS = `
Lots 1 and 2 and the S½NE¼ of Section 5, and Sections 7 to 9, both inclusive, 17 and 18, all in T12N-R7W => 12N-7W-5 S2NE,L1,L2 ; 12N-7W-7 ALL ; 12N-7W-8 ALL ; 12N-7W-9 ALL ; 12N-7W-17 ALL ; 12N-7W-18 ALL
Sections 23 and 24, N½NE¼ and W½ Section 25, T4N-R9W => 4N-9W-23 ALL ; 4N-9W-24 ALL ; 4N-9W-25 N2NE,W2
all of Sections 8, 6 and 14; and Section 15, NE1/4, all in T17S-R19W => 17S-19W-8 ALL ; 17S-19W-6 ALL ; 17S-19W-14 ALL ; 17S-19W-15 NE
T2N-R21E: Sections 5 to 7; the S/2, Sections 8 and 35; and Section 30: W/2 => 2N-21E-5 ALL ; 2N-21E-6 ALL ; 2N-21E-7 ALL ; 2N-21E-8 S2 ; 2N-21E-35 S2 ; 2N-21E-30 W2
all of Secs. 10 and 21; also Secs. 7, 8 and 27: E½, all in T3N-R28W => 3N-28W-10 ALL ; 3N-28W-21 ALL ; 3N-28W-7 E2 ; 3N-28W-8 E2 ; 3N-28W-27 E2
the S/2SW/4 and SW/4SE/4 in Section 23 and Sections 16 and 3, T137N-R52W => 137N-52W-23 S2SW,SWSE ; 137N-52W-16 ALL ; 137N-52W-3 ALL
the N/2N/2 of each of Secs. 34, 22 and 30; and Secs. 15 and 11, all in T16S-R27E => 16S-27E-34 N2N2 ; 16S-27E-22 N2N2 ; 16S-27E-30 N2N2 ; 16S-27E-15 ALL ; 16S-27E-11 ALL
Section 27 - S/2N/2; and Section 17: ALL; and N/2NW/4, SE/4NW/4 of Section 9, all in T26N-R12E => 26N-12E-27 S2N2 ; 26N-12E-17 ALL ; 26N-12E-9 N2NW,SENW
the SW¼NW¼ section 16, 40 acres, section 14 (640 acres), and the S½SW¼ in section 3, T16N-R24W => 16N-24W-16 SWNW ; 16N-24W-14 ALL ; 16N-24W-3 S2SW
T5N-R12E\\nSection 31, the S/2NE/4 and SE/4NW/4\\nall of Sections 15 and 17\\nSection 11 - NE/4 => 5N-12E-31 S2NE,SENW ; 5N-12E-15 ALL ; 5N-12E-17 ALL ; 5N-12E-11 NE
Section 14: E/2NW/4, 80.00 acres; also the SW/4 Section 7, being 160 acres, all in T1N-R27W => 1N-27W-14 E2NW ; 1N-27W-7 SW
Section 10: NE/4, in T24S-R26W; Section 10, all of it, and Section 12: N/2, in T24S-R27W => 24S-26W-10 NE ; 24S-27W-10 ALL ; 24S-27W-12 N2
Sec. 3 NE/4; 4 NW/4; 5 SE/4, T8N-R12W => 8N-12W-3 NE ; 8N-12W-4 NW ; 8N-12W-5 SE
N/2 of 4, all of 5, and SE/4 of Section 6, T8N-R12W => 8N-12W-4 N2 ; 8N-12W-5 ALL ; 8N-12W-6 SE
the Northeast Quarter of Section Four and the Southeast Quarter of Section Thirty-three in Townships Seven and Eight North respectively, Range Twelve West => 7N-12W-4 NE ; 8N-12W-33 SE
`;

describe("parts and their sections", () => {
  it.each(coverTable(FORMS))("%s", (text, want) => {
    const { got, want: wanted } = compareCover(text, want);
    expect(got).toBe(wanted);
  });
  it("leaves parts parted by semicolons under the heading before them", () => {
    const { got, want } = compareCover("T5N-R6W, Section 5: N/2; SW/4; Section 6: Lots 1, 2", "5N-6W-5 N2,SW ; 5N-6W-6 L1,L2");
    expect(got).toBe(want);
  });
  it("takes what is left out of a part for its own section, and not for the one before", () => {
    const tracts = parseLand("the NW/4SE/4 in Section 1; and the NE/4 excepting therefrom the north 10 acres thereof, in Section 28, all in T16N-R22W");
    expect(tracts.map((t) => [t.plss?.section, t.exceptions.length])).toEqual([
      [1, 0],
      [28, 1],
    ]);
  });
  it.each([
    ["The NE/4 of Sec. 9 except 4 acres in the SE corner thereof and the S/2 of Sec. 10, T8N-R12W", "except 4 acres in the SE corner thereof"],
    ["NE/4 of Sec. 9, less 4 acres off the North side thereof, and the S/2 of Sec. 10, T8N-R12W", "less 4 acres off the North side thereof"],
    ["NE/4 of Sec. 9, less the South 4 acres thereof (156 acres); and the S/2 of Sec. 10, T8N-R12W", "less the South 4 acres thereof (156 acres)"],
  ])("leaves out of a part no more than its own acres: %s", (text, out) => {
    const tracts = parseLand(text);
    expect(tracts.map((t) => [t.plss?.section, t.plss?.label, t.exceptions.map((e) => e.text).join()])).toEqual([
      [9, "NE/4", out],
      [10, "S/2", ""],
    ]);
  });
  it("leaves out all that is told to be left out of one section", () => {
    const [only, ...more] = parseLand("Section 9: NE/4, less 3 acres and the N/2 NW/4 NE/4 thereof, T8N-R12W");
    expect([only?.plss?.label, more.length]).toEqual(["S/2 NE/4, NE/4 NE/4, S/2 NW/4 NE/4", 0]);
  });
});
