import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const PLACE = "Section 5, Township 25 North, Range 10 West";
const labels = (words: string): (string | undefined)[] => parseLand(words).map((t) => t.plss?.label);

describe("a part of somebody's land that the grid explains", () => {
  it.each([
    [`the forty-acre tract in the southeast corner of his homestead, that is, the Southeast Quarter of the Southwest Quarter of ${PLACE}`, "SE/4 SW/4"],
    [`the forty acres in the northwest corner of my home place, to-wit: NW/4 NW/4 of ${PLACE}`, "NW/4 NW/4"],
    [`the north half of my home quarter, being the two Government lots 3 and 4 of ${PLACE}`, "Lot 3, Lot 4"],
    [`the west eighty of the old Roe homestead, described as the W/2 SE/4 of ${PLACE}`, "W/2 SE/4"],
    [`the east half of the Dunn farm, that is to say, the E/2 NW/4 of ${PLACE}`, "E/2 NW/4"],
    [`the two south forties of the quarter, to wit the SE/4 SW/4 and the SW/4 SW/4, ${PLACE}`, "S/2 SW/4"],
    [`all of the twenty acres in the southeast corner of Roe's pasture, i.e. the S/2 SE/4 SE/4 of ${PLACE}`, "S/2 SE/4 SE/4"],
  ])("is what explains it: %s", (words, label) => expect(labels(words)).toEqual([label]));

  it("is a half of the quarter that the land is said to be", () =>
    expect(labels(`the north half of the Dunn farm, the farm being the NE/4 of ${PLACE}`)).toEqual(["N/2 NE/4"]));

  it("leaves parts of the grid as they are", () => {
    expect(labels(`the North Half of the Northwest Quarter, being Lots 3 and 4 and no more, of ${PLACE}`)).toEqual(
      labels(`the North Half of the Northwest Quarter of ${PLACE}`),
    );
    expect(parseLand(`the east 40 acres of my place, being the NE/4 of ${PLACE}`)[0]?.acres_stated).toBe("40");
  });
});

describe("acres of a quarter that the words behind its place tell", () => {
  it.each([
    "56 acres in SE/4 Section 20, Township 1 South, Range 12 East (the SW/4 SE/4 and West 16 acres of SE/4 SE/4)",
    "fifty-six acres, part of the SE/4 of Section 20, Township 1 South, Range 12 East (being SW/4 SE/4; West 16 acres of SE/4 SE/4)",
    "56 acres in the Southeast Quarter of Section 20, Township 1 South, Range 12 East, being the Southwest Quarter of the Southeast Quarter and the West 16 acres of the Southeast Quarter of the Southeast Quarter",
    "56 acres out of the SE/4 of Section 20, T1S, R12E: the SW/4 SE/4 and the West 16 acres of the SE/4 SE/4",
  ])("are those: %s", (words) => {
    const [tract, more] = parseLand(words);
    expect(more).toBeUndefined();
    expect(tract?.plss?.label).toBe("W 2/5 SE/4 SE/4, SW/4 SE/4");
    expect(tract?.acres_computed).toBe("56");
  });

  it.each([
    "160 acres in the SE/4 of Section 20, Township 1 South, Range 12 East (the NW/4 SW/4 is sold)",
    "150 acres in the SE/4 of Section 20, Township 1 South, Range 12 East, less 10 acres (the NE/4 NE/4 SE/4)",
  ])("are none of another quarter, and none that are left out: %s", (words) =>
    expect(parseLand(words)[0]?.plss?.label).not.toMatch(/^NW\/4 SW\/4$|^NE\/4 NE\/4/),
  );
});
