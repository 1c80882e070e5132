import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const said = (text: string) => parseLand(text).map((t) => `${(t.plss?.aliquots ?? []).length} of ${t.plss?.section}-${t.plss?.township}-${t.plss?.range}`);

describe("a table with a column each for township, range and section", () => {
  it.each([
    ["Township    Range    Section    Part        Acres\n5 North     61 West  21         SW1/4       160.00", ["4 of 21-5N-61W"]],
    ["Twp  Rge  Sec  Part   Interest\n151N 94W  8   NE/4   1/3\n151N 94W  9   W/2   1/6", ["4 of 8-151N-94W", "8 of 9-151N-94W"]],
    ["| Sec. | Twp. | Rge. | Description |\n|---|---|---|---|\n| 3 | 9N | 4W | S/2 NW/4 |\n| 10 | 9N | 4W | NE/4 |", ["2 of 3-9N-4W", "4 of 10-9N-4W"]],
    ['Part\tSec\tTwp\tRge\nN/2\t14\t12N\t7E\nSE/4\t15\t"\t"', ["8 of 14-12N-7E", "4 of 15-12N-7E"]],
    ["Section   Township   Range\n30        22 South   15 West", ["16 of 30-22S-15W"]],
  ])("is read row by row: %s", (text, want) => {
    expect(said(text)).toEqual(want);
  });

  it("leaves words alone that name the three without rows", () => {
    expect(said("Section, Township and Range as below\nthe NW/4 of Section 6, Township 2 North, Range 3 East")).toEqual(["4 of 6-2N-3E"]);
  });
});
