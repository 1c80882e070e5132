// "Excepted" at the end of its own clause leaves out nothing that stands behind it.
import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const read = (behind: string) =>
  parseLand(`the NW/4 of Section 12, Block 36, T-1-N, T&P Ry. Co. Survey, Martin County, Texas, 160 acres${behind}`).map((t) => t.exceptions.length);

describe("words that end the clause in which nothing is left out", () => {
  it.each([
    ". No override or other interest is excepted. Assignee agrees to drill a test on the NW/4 within ninety days.",
    ", no part excepted, assignee to drill on the SW/4 of the NW/4.",
    ". Nothing is excluded; a well stands in the NE/4 of the NW/4.",
    ". The lien of First Bank is excepted. Assignee agrees to drill upon the SW/4 NW/4 within a year.",
    ", without exception, with a well in the NE/4 NW/4.",
  ])("leave out no land behind them%s", (behind) => expect(read(behind)).toEqual([0]));

  it.each([
    ", less and except the NE/4 NW/4.",
    ", excepted the NE/4 of the NW/4.",
    ". Excepted: the NE/4 of the NW/4.",
    ", excluding the NE/4 of the NW/4.",
    ", with the exception of the NE/4 NW/4",
  ])("are none where the land follows in the same clause%s", (behind) => expect(read(behind)).toEqual([1]));
});
