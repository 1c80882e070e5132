// Items of a deed of one owner that give to several at once.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const paper = (title: string, items: string) =>
  readPaper(
    `${title}\n\nI, IDA STONE, a widow, of Elm County, do hereby give, grant and convey as follows the 37 acres in the A. Roe Survey, Abstract 9, Elm County, Texas:\n\n${items}\n\nMay 1, 1949. Ida Stone`,
  );
const ITEMS =
  "To BEN STONE, the surface of the whole of it.\n\nTo BEN STONE, GUY STONE and MAY LUSK, in equal undivided thirds, all of the oil, gas and other minerals in and under it.";

describe("a deed of gift in items", () => {
  it.each(["GIFT DEED", "PARTITION AND GIFT DEED"])("gives each item to all whom it names: %s", (title) =>
    expect(paper(title, ITEMS).grants).toEqual(["Ben Stone surface 1 of whole", "Ben Stone + Guy Stone + May Lusk mineral 1 of whole"]),
  );
  it("gives what the items say and no more", () =>
    expect(paper("GIFT DEED", "To BEN STONE the surface, and an undivided one-half of the minerals; to MAY LUSK one-half of the minerals.").grants).toEqual([
      "Ben Stone surface 1 of whole",
      "Ben Stone mineral 1/2 of whole",
      "May Lusk mineral 1/2 of whole",
    ]));
});
