import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { estateOf } from "./estate";
import { withoutLevels } from "./head-words";

const given = (thing: string) =>
  readPaper(`WARRANTY DEED. IRA POOL, single, for Ten Dollars, grants and conveys unto ADA VENN ${thing} May 9, 1931. Ira Pool.`).grants;
const HALF = "an undivided one-half of the E½ of Sec. 8, Township 7 North, Range 41 East, Rosebud County, Montana,";

describe("words on how far up and down a thing reaches", () => {
  it.each([
    "above and beneath the surface.",
    "on and under the surface thereof.",
    "both below and above the surface.",
    "being all that was given to him by the decree in Book 8, page 60, above and below the surface;",
    "with whatever stands upon, in or under the surface.",
  ])("name no estate: %s", (levels) => expect(given(`${HALF} ${levels}`)).toEqual(["Ada Venn fee 1/2 of whole"]));

  it("leave the surface itself a thing that is given", () => {
    expect(given("the surface of the E½ of Sec. 8, Township 7 North, Range 41 East, Rosebud County, Montana.")).toEqual(["Ada Venn surface 1 of whole"]);
    expect(estateOf(" interest in the surface of said land")).toBe("surface");
    expect(withoutLevels("rights on and under the surface estate")).toBe("rights on and under the surface estate");
  });
});
