import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const tracts = (text: string) => parseLand(text).map((t) => [t.name, t.acres_stated, t.survey?.name]);

describe("lands called by their names", () => {
  it("are tracts of the survey they lie in, a part of one with its own acres", () =>
    expect(
      tracts(
        'A grants to B the West 52 acres of the pasture "Las Lomas," set apart to her; and B grants to A her half of the pasture known as El Nogal, 105 acres; both situated in the Jose Roe Grant, A-20, Elm County, Texas.',
      ),
    ).toEqual([
      ["Las Lomas", "52", "Jose Roe"],
      ["El Nogal", "105", "Jose Roe"],
    ]));

  it("are one tract where but one is named", () =>
    expect(tracts('80 acres of the pasture "Las Lomas" in the Jose Roe Survey, A-20, Elm County, Texas').map((t) => t[1])).toEqual(["80"]));
});
