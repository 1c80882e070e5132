// Later papers tell shortly, by acres or surname, of land that an earlier one describes in full.
import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

const tractsOf = (state: string, ...texts: string[]) =>
  resolvePackage(
    texts.map((text, i) =>
      resolvedDocument(`d${i}`, {
        executed: `19${10 + i}-01-01`,
        tracts: parseLand(text, { county: "Elm", state }),
        parties: [party("p1", `Giver ${i}`, "grantor"), party("p2", `Taker ${i}`, "grantee")],
      }),
    ),
    [],
  ).tracts;

describe("land told shortly", () => {
  it("is the one land of that acreage that the package knows", () => {
    const figure =
      "beginning at an oak; thence S 41 E 160 poles to a stone; thence N 49 E 225 poles; thence N 41 W 160 poles; thence S 49 W 225 poles to the beginning, containing 225 acres";
    const tracts = tractsOf("WV", figure, "a tract of land of 225 acres in Elm District, Elm County, which Amos Roe had");
    expect(tracts).toHaveLength(1);
    expect(tracts[0]?.assumed?.join()).toContain("acreage alone");
  });
  it("stays apart where its waters are others or several have that acreage", () => {
    const land = (where: string) => `a tract of land of 92 acres on ${where}, Elm County`;
    expect(tractsOf("WV", land("Oak Run"), land("Ash Creek"))).toHaveLength(2);
    expect(tractsOf("WV", land("Oak Run"), land("Ash Creek"), "a tract of land of 92 acres in Elm County")).toHaveLength(3);
  });
  it("lies on the same waters where their name is told more shortly", () =>
    expect(
      tractsOf("WV", "a tract of land of 92 acres on Salt Lick Creek, Elm County", "the farm of 92 acres on Salt Lick, Elm County, where Amos Roe lived"),
    ).toHaveLength(1));
  it("is the piece of its section that has those acres, though a whole quarter is named", () =>
    expect(
      tractsOf(
        "OH",
        "Beginning at a stone at the south-west corner of the north-west quarter of Section 8, T4N-R5W; thence N. 2 deg. E. 88 rods; thence with the creek 121 rods; thence S. 2 deg. W. 87 rods; thence west to the beginning, containing 66 acres",
        "Northwest Quarter Section 8, T4N-R5W, sixty-six acres bounded by the fork",
      ),
    ).toHaveLength(1));
  it("is the part of the one section of that number that has those acres", () =>
    expect(
      tractsOf("OH", "W/2 of the SE/4 of Section 26, T10-R15, 80 acres", "W/2 SE/4 of Section 26, T10N-R15W", "eighty acres in Section 26, Elm Township"),
    ).toHaveLength(1));
  it("is the survey whose grantee has that surname", () =>
    expect(tractsOf("TX", "4,328 acres of the Amos Quade League, in Elm County", "an undivided fifth of the Quade League in Elm County")).toHaveLength(1));
  it("is the same side of the same survey, where one paper leaves out the acres", () => {
    expect(
      tractsOf("TX", "the West one-half of T. E. & L. Company Survey No. 61, Abstract No. 88, 160 acres", "West 1/2 T. E. & L. Co. Survey No. 61, A-88"),
    ).toHaveLength(1);
    expect(
      tractsOf("TX", "the West one-half of T. E. & L. Company Survey No. 61, Abstract No. 88, 160 acres", "East 1/2 T. E. & L. Co. Survey No. 61, A-88").length,
    ).toBeGreaterThan(1);
  });
  it("is not the same side of a survey where no paper or only one tells how much of it", () => {
    const survey = "T. E. & L. Company Survey No. 61, Abstract No. 88";
    expect(tractsOf("TX", `the East 80 acres of ${survey}`, `the East one-third of ${survey}`).length).toBeGreaterThan(1);
    expect(tractsOf("TX", `the East one-third of ${survey}`, `the East quarter of ${survey}`).length).toBeGreaterThan(1);
    expect(tractsOf("TX", `the East part of ${survey}, 80 acres`, `the East one-third of ${survey}`).length).toBeGreaterThan(1);
    expect(tractsOf("TX", `the East one-third of ${survey}, 90 acres`, `the E 1/3 of ${survey}`)).toHaveLength(1);
  });
  it("is the same list of parts, though one of them is so many acres off a side", () =>
    expect(
      tractsOf(
        "OK",
        "North half of the Southeast quarter of the Northeast quarter and the East 30.5 acres of the Southwest quarter of the Northeast quarter of Section 8, Township 2 South, Range 3 East, containing 50.5 acres",
        "N/2 SE/4 NE/4, and the E. 30.5 acres of the SW/4 NE/4, Section 8, T2S, R3E, 50.5 acres",
        "N/2 SE/4 NE/4; E 30.5 acres SW/4 NE/4, Section 8-2S-3E",
      ),
    ).toHaveLength(1));
  it("stays apart where other sides of the same parts are told", () => {
    const land = (side: string) => `the ${side} 30.5 acres of the SW/4 NE/4 of Section 8, T2S, R3E`;
    expect(tractsOf("OK", land("East"), land("South"))).toHaveLength(2);
  });
  it("is the same labors of a county's school land, in words or figures", () =>
    expect(
      tractsOf(
        "TX",
        "all of Labors Fifteen (15) and Sixteen (16), League Two (2), Oak County School Land, containing 348 acres",
        "Labors Nos. 15 and 16, League 2, Oak Co. School Land, Elm County, Texas, 348 acres",
      ),
    ).toHaveLength(1));
  it("is the same half of a section whatever the railway is called", () =>
    expect(
      tractsOf(
        "TX",
        "the NW/2 of Survey 41, Block 34, Elm & Western Ry. Co., 320 acres",
        "the Northwest Half of Survey 41, Block 34, E. & W. T. Ry. Co., 320 acres",
      ),
    ).toHaveLength(1));
});
