import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { mendCalls } from "./mend-calls";

const rows = `
Beginning at a stone in the county road; thence with said road N. 40 deg. E. 20 poles to a stake; thence S. 50 deg. E. 16 poles; thence S. 40 deg. W. 20 poles; thence N. 50 deg. W. 16 poles to the beginning, containing 2 acres => 4 2
BEGINNING at a point on the north line of Lot 3, 200 feet east of the northwest corner thereof; running thence South 100 feet; thence East 50 feet; thence North 100 feet; thence West 50 feet to the place of beginning => 4 0.1148
Commencing at the Southwest corner of Section 9, thence N 0°15' E along the west line 1320 feet; thence S 89°45' E 660 feet to the true point of beginning; thence continuing S 89°45' E 330 feet; thence N 0°15' E 264 feet; thence N 89°45' W 330 feet; thence S 0°15' W 264 feet to the true point of beginning => 4 2
Commencing at the NE corner of the SE/4; thence West 40 rods for a place of beginning; thence South 20 rods; thence West 16 rods; thence North 20 rods; thence East 16 rods to the place of beginning => 4 2
Commencing at the NE corner of the SE/4 of Section 9, running thence West 16 rods, thence South 20 rods, thence East 16 rods, thence North 20 rods to the place of beginning => 4 2
Beginning 40 rods West of the NE corner of the SE/4; thence South 20 rods; thence West 16 rods; thence North 20 rods; thence East 16 rods to beginning => 4 2
Beginning at a point South 88 degrees West 210 feet from the NE corner of said lot, thence South 2 degrees East 208.71 feet, thence South 88 degrees West 208.71 feet, thence North 2 degrees West 208.71 feet, thence North 88 degrees East 208.71 feet to the point of beginning, containing one acre => 4 1
BEGINNING at the northeast corner of the tract; THENCE S 88° 30' 00" W, with the north line, 417.42 feet to a 1/2" iron rod; THENCE S 01° 30' 00" E, at 50.00 feet passing a fence corner, in all 208.71 feet; THENCE N 88° 30' 00" E, 417.42 feet; THENCE N 01° 30' 00" W, 208.71 feet to the POINT OF BEGINNING and containing 2.000 acres of land, more or less. => 4 2
THENCE N 45-30-15 E, 100.00 feet; THENCE S 44-29-45 E, 200.00 feet; THENCE S 45-30-15 W, 100.00 feet; THENCE N 44-29-45 W, 200.00 feet to the place of beginning. => 4 0.4591
THENCE North 45 degrees 30 minutes 15 seconds East, 100.00 feet; THENCE South 44 degrees 29 minutes 45 seconds East, 200.00 feet; THENCE South 45 degrees 30 minutes 15 seconds West, 100.00 feet; THENCE North 44 degrees 29 minutes 45 seconds West, 200.00 feet to the POB => 4 0.4591
Beginning at a white oak; N 10 E 40 poles to a hickory; thence S 80 E 20 poles to a stake; thence S 10 W 40 poles; thence N 80 W 20 poles to the beginning => 4 5
Beginning at a white oak, thence N 10 E 40 poles to a hickory, S 80 E 20 poles to a stake, S 10 W 40 poles, N 80 W 20 poles to the beginning => 4 5
BEGINNING at a stake and stones, corner to Hale; thence with Hale's line North 10 deg. 00 min. East 40 poles to two chestnuts; thence leaving said line South 80 deg. 00 min. East 20 poles to a dogwood on the bank of the run; thence up the run as it meanders South 10 deg. West 40 poles; thence North 80 deg. West 20 poles to the beginning containing five acres be the same more or less => 4 5
BEGINNING at an iron pin, thence N 0°00'00" E 300.00' to an iron pin; thence N 90°00'00" E 290.40' to an iron pin; thence S 0°00'00" E 300.00' to a pin; thence N 90°00'00" W 290.40' to the P.O.B. containing 2.00 Ac. => 4 2
BEGINNING at a stake; THENCE North 950 varas to a stake for corner; THENCE East 950 varas; THENCE South 950 varas; THENCE West 950 varas to the place of beginning, containing 160 acres => 4 159.8654
BEG. at a stk. & mound; Thence N. 30 E. 400 vrs.; Thence S. 60 E. 300 vrs.; Thence S. 30 W. 400 vrs.; Thence N. 60 W. 300 vrs. to the beginning => 4 21.257
Beginning at a post; thence N 12 1/2° E 10 chains; thence S 77½° E 12 chains; thence S 12 1/2° W 10 chains; thence N 77½° W 12 chains to the place of beginning, containing 12 acres => 4 12
Beginning at a post; thence north twelve and one-half degrees east ten chains; thence south seventy-seven and one-half degrees east twelve chains; thence south twelve and one-half degrees west ten chains; thence north seventy-seven and one-half degrees west twelve chains to the place of beginning => 4 12
Beginning at a post; thence N. 10 chs. 50 lks.; thence E. 20 chs.; thence S. 10 chs. 50 lks.; thence W. 20 chs. to the place of beginning => 4 21
Beginning at a post; thence North ten chains and fifty links; thence East twenty chains; thence South ten chains and fifty links; thence West twenty chains to the place of beginning => 4 21
Beginning at the SW corner of Lot 7; thence N 100 m; thence E 50 m; thence S 100 m; thence W 50 m to the point of beginning => 4 1.2355
thence azimuth 90 degrees 100 feet; thence azimuth 180 degrees 100 feet; thence azimuth 270 degrees 100 feet; thence azimuth 0 degrees 100 feet to the point of beginning => 4 0.2296
Beginning at a set nail; thence North 89 degrees 59' 30" East, a distance of two hundred ninety and 40/100 (290.40) feet; thence South 0 degrees 00' 30" East, a distance of three hundred (300.00) feet; thence South 89 degrees 59' 30" West, a distance of two hundred ninety and 40/100 (290.40) feet; thence North 0 degrees 00' 30" West, three hundred feet to the place of beginning => 4 2
Beginning at a point in the center of the road; thence N. 88 degrees 15' W. 20 rods; thence N. 1 degree 45' E. 16 rods; thence S. 88 degrees 15' E. 20 rods; thence S. 1 degree 45' W. 16 rods, to the place of beginning, containing two acres. => 4 2
Beginning at a stake, thence running Northerly 200 feet; thence Easterly 100 feet; thence Southerly 200 feet; thence Westerly 100 feet to place of beginning => 4 0.4591
Beginning at a stake, thence at right angles East 100 feet; thence at right angles South 200 feet; thence at right angles West 100 feet; thence at right angles North 200 feet to the point of beginning => 4 0.4591
Beginning at a point on the east line of Main Street, 100 feet north of Oak Street, thence north along said east line 50 feet; thence east parallel with Oak Street 120 feet; thence south 50 feet; thence west 120 feet to the place of beginning => 4 0.1377
Beginning at the Northwest corner of the NE/4 NE/4 of Section 3, thence East 208.71 feet, thence South 208.71 feet, thence West 208.71 feet, thence North 208.71 feet, to the point of beginning, containing 1 acre, more or less => 4 1
`
  .split("\n")
  .filter((line) => line.includes(" => "))
  .map((line): [string, number, number] => {
    const [text = "", want = ""] = line.split(" => ");
    const [calls = "", acres = ""] = want.split(" ");
    return [text, Number(calls), Number(acres)];
  });
const figure = (text: string) => parseLand(text).find((t) => t.calls);

describe("figures by calls", () => {
  it.each(rows)("have their sides and area: %s", (text, calls, acres) => {
    const t = figure(text);
    expect(t?.calls).toHaveLength(calls);
    expect(Math.abs(Number(t?.acres_computed) - acres)).toBeLessThan(0.002 * acres);
  });
});

const bearing = (call: string): string | null | undefined =>
  figure(`Beginning at a stone; thence East 100 feet; thence ${call} to a stake; thence West 100 feet; thence South 10 feet to the beginning`)?.calls?.[1]
    ?.bearing;

describe("calls read through damage", () => {
  it.each([
    ["South I4 degrees 44 minutes East 215.2 feet", "S 14°44'00\" E"],
    ["North 5! degrees 59 minutes East 690 feet", "N 51°59'00\" E"],
    ["South 75 degrees |8 minutes East 727.22 feet", "S 75°18'00\" E"],
    ["North l degree 30 minutes East 90 feet", "N 1°30'00\" E"],
    ["N 18 - 1/3 deg. W 58 poles", "N 18°20'00\" W"],
    ["North 57° 30' Rast 8.85 perches", "N 57°30'00\" E"],
    ["S 87° 00' SO\" W 301 feet", "S 87°00'50\" W"],
    ["N. 1° 32' 09\" £. 246 ft.", "N 1°32'09\" E"],
    ["North 24 minutes East 600.24 feet", "N 0°24'00\" E"],
    ["South twenty-two (22) minutes and thirty-seven (37) seconds East 836 feet", "S 0°22'37\" E"],
    ["North eighty-nine (39) degrees and thirty-one (31) minutes West 90 feet", "N 89°31'00\" W"],
    ["North fifty-turee (53) degrees West 90 feet", "N 53°00'00\" W"],
    ["North 724° East 24 perches", "N 72°15'00\" E"],
  ])("%s", (call, want) => expect(bearing(call)).toBe(want));
  it("never takes half a bearing that cannot be read for a cardinal course", () => {
    const t = figure("Beginning at a stone; thence N 10 E 90 feet; thence S 5 % deg. E 70 feet; thence S 10 W 90 feet; thence N 80 W 70 feet to the beginning");
    expect(t?.calls?.map((c) => c.bearing)).not.toContain("S 0°00'00\" E");
    expect(t?.acres_computed).toBeNull();
    expect(t?.warnings.map((w) => w.code)).toContain("call_without_course");
  });
  it("keeps every character in its place", () => {
    for (const text of ["SOUTH I4 DEGREES RAST 13 PERCHEA", "N 1 DEG 2 MIN WAST, 296 3 FEET", "[007.93 FEET"])
      expect(mendCalls(text)).toHaveLength(text.length);
  });
  it("takes the unit of the other calls for a length that has none, and says so", () => {
    const t = figure(
      "Beginning at a stone; thence N 10 E 40 poles; thence S 80 E twenty (20); thence S 10 W 40 poles; thence N 80 W 20 poles to the beginning",
    );
    expect(t?.acres_computed).toBe("5");
    expect(t?.warnings.map((w) => w.code)).toContain("assumed_unit");
  });
  it("reads a comma for the point where the calls require it", () => {
    const t = figure(
      "Beginning at a pin; thence North 1,476.5 feet; thence East 1,476.5 feet; thence South 1,476.5 feet; thence West 1,476.5 feet to the beginning, containing 50,046 acres",
    );
    expect(t?.acres_stated).toBe("50.046");
  });
});

describe("ways, curves and closures", () => {
  it("does not count the call that leads to the point of beginning", () => {
    const t = figure(
      "To arrive at the point of beginning, being at the SW corner of the Hale tract; thence North 20° West 340 feet to a point, being the point of beginning; thence from said point of beginning North 20° West 200 feet; thence North 70° East 100 feet; thence South 20° East 200 feet; thence South 70° West 100 feet to the place of beginning",
    );
    expect(t?.calls).toHaveLength(4);
    expect(t?.acres_computed).toBe("0.4591");
  });
  it("turns a curve towards its centre, and by its chord where nothing else is told", () => {
    const round = (words: string): string | null | undefined =>
      figure(
        `Beginning at a point; thence East 200 feet to a point of curve; thence ${words}; thence North 100 feet; thence West 250 feet; thence South 150 feet to the beginning`,
      )?.acres_computed;
    const left = "along a curve to the left, radius 50 feet, central angle of 90°00'00\"";
    expect(round("along a curve concave to the Northwest having a radius of 50 feet, central angle of 90°00'00\"")).toBe(round(left));
    expect(round("along said curve, having a radius of 50 feet, an arc of 78.54 feet, the chord of which bears N 45°00'00\" E 70.71 feet")).toBe(round(left));
  });
  it("proposes to leave out a call said twice, and does not", () => {
    const t = figure(
      "Beginning at a pin; thence North 300 feet; thence South 80° East 400 feet; thence South 80° East 400 feet; thence South 25° West 150 feet; thence South 74°01'50\" West 343.80 feet to the beginning",
    );
    expect(t?.calls).toHaveLength(5);
    expect(t?.warnings.find((w) => w.code === "closure_proposal")?.message ?? "").toContain("Not applied");
  });
});
