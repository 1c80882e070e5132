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
BEGINNING at a stake; THENCE North 900 varas to a stake for corner; THENCE East 900 varas; THENCE South 900 varas; THENCE West 900 varas to the place of beginning, containing 143 acres => 4 143.4803
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
BEGINNING at a 1/2" rebar; THENCE N 89°58'12" E, a distance of 660.12 feet, more or less, to a 5/8" rebar; THENCE S 00°01'48" E, a distance of 330.00 feet to a point; THENCE S 89°58'12" W, a distance of 660.12 feet; THENCE N 00°01'48" W, a distance of 330.00 feet to the POINT OF BEGINNING, containing 5.0009 acres. => 4 5.0009
Beginning at a pin; thence N45d30m15sE 100.00 feet; thence S44d29m45sE 200.00 feet; thence S45d30m15sW 100.00 feet; thence N44d29m45sW 200.00 feet to the point of beginning => 4 0.4591
Beginning at a pin; thence North 45 degrees, 30 minutes, 15 seconds East, 100.00 feet; thence South 44 degrees, 29 minutes, 45 seconds East, 200.00 feet; thence South 45 degrees, 30 minutes, 15 seconds West, 100.00 feet; thence North 44 degrees, 29 minutes, 45 seconds West, 200.00 feet to the point of beginning => 4 0.4591
Beginning at a pin; thence S.45°30'E., 12 chs. & 50 lks. to a stake; thence N.44°30'E., 10 chs.; thence N.45°30'W., 12 chs. & 50 lks.; thence S.44°30'W., 10 chs. to the beginning => 4 12.5
Beginning at a stone; thence S 45½ E 12 P. to a stone; thence N 44½ E 20 P. to a stone; thence N 45½ W 12 P.; thence S 44½ W 20 P. to the beginning => 4 1.5
Beginning at a stone, running thence 200 ft. North; thence 100 ft. East; thence 200 ft. South; thence 100 ft. West to the place of beginning => 4 0.4591
Beginning at a stone; thence North 200 feet along the east line of Smith; thence at a right angle East 100 feet; thence South 200 feet parallel with the first course; thence West 100 feet to the place of beginning => 4 0.4591
Beginning at the Southeast corner of Lot 4; Thence: N 00°15'00" W, along the east line of said Lot 4, at 100.00 feet pass the northeast corner of Lot 4, and continue for a total distance of 208.71 feet; Thence: S 89°45'00" W 208.71 feet; Thence: S 00°15'00" E 208.71 feet; Thence: N 89°45'00" E 208.71 feet to the point of beginning => 4 1
BEGINNING at an iron rod set for corner; THENCE North 30 deg 15 min 00 sec West, along said fence, 300.00 feet to a rod; THENCE North 59 deg 45 min 00 sec East, 145.20 feet; THENCE South 30 deg 15 min 00 sec East, 300.00 feet; THENCE South 59 deg 45 min 00 sec West, 145.20 feet to the PLACE OF BEGINNING and containing 1.00 acre of land. => 4 1
Beginning at a stake in the S.W. corner; thence N. 3° W. 16 rods; thence N. 87° E. 10 rods; thence S. 3° E. 16 rods; thence S. 87° W. 10 rods to the place of beginning, containing one acre => 4 1
Beginning at the South-west corner of said section, thence east 80 rods, thence north 40 rods, thence west 80 rods, thence south 40 rods to the place of beginning => 4 20
Beginning at a maple tree on the bank of the run, thence N. 71 1/4 degrees W. 19 2/10 perches to a post; thence S. 18 3/4 degrees W. 20 perches to a post; thence S. 71 1/4 degrees E. 19.2 perches; thence N. 18 3/4 degrees E. 20 perches to the place of beginning containing 2 acres and 64 perches => 4 2.4
BEGINNING at a point on the North right-of-way line of County Road 12, said point being N 88°12'30" E, 417.42 feet and N 01°47'30" W, 30.00 feet from the Southwest corner of Section 12; thence N 01°47'30" W 208.71 feet; thence N 88°12'30" E 417.42 feet; thence S 01°47'30" E 208.71 feet; thence S 88°12'30" W 417.42 feet along said right-of-way line to the point of beginning. => 4 2
Commencing at the Northwest corner of Section 12; thence S 00°00'00" E along the West line of said Section 12 a distance of 1320.00 feet; thence N 90°00'00" E 33.00 feet to the East right of way line of Highway 5, said point being the TRUE POINT OF BEGINNING; thence continuing N 90°00'00" E 417.42 feet; thence S 00°00'00" E 208.71 feet; thence N 90°00'00" W 417.42 feet to said East right of way line; thence N 00°00'00" W along said right of way line 208.71 feet to the True Point of Beginning. => 4 2
Commencing for reference at a stone at the NE corner of Section 12; thence South 01 deg. 00' 00" West 500.00 feet to an iron pin and the place of beginning for the tract herein described; thence South 01 deg. 00' 00" West 300.00 feet; thence North 89 deg. 00' 00" West 145.20 feet; thence North 01 deg. 00' 00" East 300.00 feet; thence South 89 deg. 00' 00" East 145.20 feet to the place of beginning. => 4 1
Beginning at a point 20 rods north of the southeast corner of the NE/4 of Section 3; thence west 16 rods; thence north 10 rods; thence east 16 rods; thence south 10 rods to the place of beginning, containing one acre more or less => 4 1
Beginning at the NE corner of Lot 1, thence S. along the E. line thereof 100 ft., thence W. parallel with the N. line 50 ft., thence N. 100 ft. to the N. line, thence E. on the N. line 50 ft. to beginning => 4 0.1148
Beginning at the northwest corner of said lot and running thence south along the west line thereof one hundred feet; thence east parallel with the north line thereof fifty feet; thence north one hundred feet to the north line; thence west fifty feet to the place of beginning => 4 0.1148
BEGINNING at a stone pile, corner to J. Doe; thence with Doe's line S. 45 E. 80 poles to a white oak; thence N. 45 E. 100 poles to a gum; thence N. 45 W. 80 poles to a stake in Roe's line; thence with the same S. 45 W. 100 poles to the beginning, containing 50 acres, more or less => 4 50
beginning at a large rock marked X; N 45 W 80 p. to a chestnut; N 45 E 100 p. to a hickory; S 45 E 80 p. to a stake; thence a straight line to the beginning => 4 50
Beginning at the intersection of the East line of First Street with the South line of Oak Street; thence East along the South line of Oak Street, 140 feet; thence South at right angles 50 feet; thence West 140 feet to First Street; thence North along First Street 50 feet to the place of beginning => 4 0.1607
Beginning at P.O.B.; thence N 45°00'00" E - 100.00'; thence S 45°00'00" E - 100.00'; thence S 45°00'00" W - 100.00'; thence N 45°00'00" W - 100.00' to P.O.B. => 4 0.2296
COURSE NO. 1: beginning at a point; thence N 00°00'00" E 100.00 FEET; thence N 90°00'00" E 100.00 FEET; thence S 00°00'00" W 100.00 FEET; thence S 90°00'00" W 100.00 FEET to the point of beginning => 4 0.2296
Beginning at a nail; thence N 10°15' E (bearing basis) 100.0 feet; thence S 79°45' E 200.0 feet (deed 199.8); thence S 10°15' W 100.0 feet; thence N 79°45' W 200.0 feet to the beginning => 4 0.4591
Beginning at the meander corner; thence N 10°00'00" E 500.00 feet to the shore of Lake Alpha; thence S 80°00'00" E 300.00 feet along the shore; thence S 10°00'00" W 500.00 feet; thence N 80°00'00" W 300.00 feet to the beginning, together with all land lying between the above and the waters edge => 4 3.4435
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
    ["South I3 degrees 22 minutes East 118.5 feet", "S 13°22'00\" E"],
    ["North 6! degrees 12 minutes East 410 feet", "N 61°12'00\" E"],
    ["South 33 degrees |5 minutes East 240.5 feet", "S 33°15'00\" E"],
    ["North l degree 30 minutes East 90 feet", "N 1°30'00\" E"],
    ["N 22 - 1/3 deg. W 41 poles", "N 22°20'00\" W"],
    ["North 44° 15' Rast 7.25 perches", "N 44°15'00\" E"],
    ["S 61° 10' SO\" W 212 feet", "S 61°10'50\" W"],
    ["N. 8° 14' 03\" £. 117 ft.", "N 8°14'03\" E"],
    ["North 42 minutes East 310.5 feet", "N 0°42'00\" E"],
    ["South eighteen (18) minutes and twenty-one (21) seconds East 540 feet", "S 0°18'21\" E"],
    ["North seventy-six (46) degrees and fourteen (14) minutes West 90 feet", "N 76°14'00\" W"],
    ["North sixty-foun (64) degrees West 90 feet", "N 64°00'00\" W"],
    ["North 384° East 17 perches", "N 38°15'00\" E"],
  ])("%s", (call, want) => expect(bearing(call)).toBe(want));
  it("never takes half a bearing that cannot be read for a cardinal course", () => {
    const t = figure("Beginning at a stone; thence N 10 E 90 feet; thence S 5 % deg. E 70 feet; thence S 10 W 90 feet; thence N 80 W 70 feet to the beginning");
    expect(t?.calls?.map((c) => c.bearing)).not.toContain("S 0°00'00\" E");
    expect(t?.acres_computed).toBeNull();
    expect(t?.warnings.map((w) => w.code)).toContain("call_without_course");
  });
  it("keeps every character in its place", () => {
    for (const text of ["SOUTH I3 DEGREES RAST 17 PERCHEA", "N 1 DEG 2 MIN WAST, 184 6 FEET", "[012.40 FEET"])
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

describe("lengths as people say them", () => {
  const made = (calls: string) => {
    const t = parseLand(`Beginning at the NE corner of Section 9, T4N, R3W; ${calls}`)[0];
    return [t?.calls?.length, t?.acres_computed, t?.plss?.label];
  };
  it.each([
    "thence W. eighty (80) rods; thence S. one hundred sixty (160) rods; thence E. eighty (80) rods; thence N. one hundred sixty (160) rods to the place of beginning, 80 acres",
    "thence W. eighty rods; thence S. one hundred and sixty rods; thence E. eighty rods; thence N. one hundred and sixty rods to the place of beginning",
    "thence West a quarter of a mile; thence South half a mile; thence East one-fourth mile; thence North one-half mile to the beginning",
    "thence West 1/4 mile; thence South ½ mile; thence East 1/4 of a mile; thence North ½ mile to the beginning",
    "thence W 80 rods, S 160 rods, E 80 rods, and N 160 rods to the beginning",
    "thence West 20 chains, then South 40 chains, then East 20 chains, then North 40 chains to the beginning",
  ])("make the same figure, along the lines of the grid: %s", (calls) => expect(made(calls)).toEqual([4, "80", "E/2 NE/4"]));

  it.each([
    "thence W 100 feet; thence S 100 feet; thence E 100 feet; thence N 100 feet to the beginning",
    "thence W 80 rods; thence S 160 rods; thence E 80 rods; thence N 160 rods to the beginning, containing 70 acres",
    "thence S 45 W 80 rods; thence S 45 E 80 rods; thence E 10 rods; thence N to the beginning",
  ])("leave what is off the grid to its calls: %s", (calls) => expect(made(calls)[2]).toBe("ALL"));

  it("bound parts of a survey's section in its block", () => {
    const half = "thence South 1900 varas; thence West 950 varas; thence North 1900 varas; thence East 950 varas to the beginning, 320 acres";
    const t = parseLand(`Beginning at the northeast corner of C&R Survey 22, Block 5; ${half}`)[0];
    expect(t?.survey?.aliquots).toEqual(["NENE", "NWNE", "SENE", "SWNE", "NESE", "NWSE", "SESE", "SWSE"]);
    expect(parseLand(`Beginning at the northeast corner of the John Roe Survey, A-22; ${half}`)[0]?.survey?.aliquots).toBeUndefined();
  });
});
