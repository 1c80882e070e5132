import { describe, expect, it } from "vitest";
import { readLand } from "@/lib/land/parse-land";

const PLACE = "of Section 9, Township 3 North, Range 2 West";
const labelOf = (text: string): string =>
  readLand(text)
    .tracts.map((t) => t.plss?.label)
    .join("; ");

describe("acres in a corner", () => {
  it("are the square of the grid there", () => {
    expect(labelOf(`Ten acres in the northeast corner of the NW/4 ${PLACE}`)).toBe("NE/4 NE/4 NW/4");
    expect(labelOf(`A square tract of 10 acres lying in the SW corner of the SE/4 ${PLACE}`)).toBe("SW/4 SW/4 SE/4");
  });
  it("are taken out as that square", () =>
    expect(labelOf(`The NW/4 ${PLACE}, less 40 acres out of the northeast corner thereof`)).toBe(labelOf(`The NW/4 ${PLACE}, less the NE/4 of said NW/4`)));
  it("stay unplaced where they are no quarter of quarters, or their form is told", () => {
    expect(labelOf(`The NW/4 ${PLACE}, less one acre in the southwest corner thereof`)).toBe("NW/4");
    expect(labelOf(`The NW/4 ${PLACE}, less ten acres in the southwest corner thereof, 20 rods wide`)).toBe("NW/4");
  });
});

describe("what an exception leaves out", () => {
  it.each([
    "save a square piece in its Northeast corner, being the NE/4 NE/4 NW/4, which leaves 150 acres",
    "less the ten acres deeded to the Elm School District, being the NE/4 NE/4 NW/4",
    "outside of the NE/4 NE/4 NW/4",
    "lacking the NE/4 NE/4 NW/4 thereof",
  ])("is the part that it is said to be: %s", (words) =>
    expect(labelOf(`The NW/4 ${PLACE}, ${words}`)).toBe("S/2 NW/4, S/2 NE/4 NW/4, NW/4 NE/4 NW/4, NW/4 NW/4"),
  );

  it.each(["less a right of way, being the NW/4 of the Lark farm", "less a railroad strip, being the NW/4 owned by Ada Venn"])(
    "is not the land that it is taken from, nor a part of another's: %s",
    (words) => expect(labelOf(`The NW/4 ${PLACE}, ${words}`)).toBe("NW/4"),
  );

  it.each(["the gas plant site", "the oil and gas well site", "the coal mine"])("is no land given: %s", (site) =>
    expect(labelOf(`The NW/4 ${PLACE}, less ${site} in the NE/4 thereof`)).toBe("S/2 NW/4, NW/4 NW/4"),
  );

  it("is no land where it is an interest, and the land behind it is described", () => {
    const more = "the E/2 of Section 8, Township 3 North, Range 2 West";
    expect(labelOf(`The NW/4 ${PLACE}, less half the minerals, and also ${more}`)).toBe("NW/4; E/2");
    expect(labelOf(`The NW/4 ${PLACE}, less one-half of the oil, which she retains, and for the same Bo Lark conveys to her ${more}`)).toBe("NW/4; E/2");
    expect(labelOf(`The NW/4 ${PLACE}, but a half is not sold, and she keeps it. Bo Lark grants to her ${more}`)).toBe("NW/4; E/2");
  });
});
