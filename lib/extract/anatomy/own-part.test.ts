import { describe, expect, it } from "vitest";
import { textView } from "@/lib/text/view";
import { maskNeighbours, ownPart } from "./own-part";

const end = `said grantee, his heirs and assigns.
State of Ohio, Elm County, ss. Before me personally appeared Karl Birch and acknowledged the same.
Received for Record May 24, 1935 at 2 P. M. Recorded May 28, 1935.
`;
const own = `WARRANTY DEED #311
KNOW ALL MEN BY THESE PRESENTS, that Orley Stone does hereby grant, bargain and sell unto Ann Quade the following premises:
Lot four of the town of Elm, with all the appurtenances, to have and to hold the same forever, and he will warrant and defend the title.
In witness whereof he has set his hand this 4th day of May, 1935.
State of Ohio, Elm County, ss. Before me personally appeared Orley Stone and acknowledged the same.
Recorded May 29, 1935.
`;
const next = "THIS INDENTURE, made the first day of June, between Ida Fern and\nPaul Moss";

describe("maskNeighbours", () => {
  it("blanks the end of the paper before and the beginning of the one after, place for place", () => {
    const view = textView(end + own + next);
    const masked = maskNeighbours(view);
    expect(masked.text).toHaveLength(view.text.length);
    expect(masked.text.trim()).toBe(textView(own).text.trim());
    expect(masked.text.indexOf("Orley")).toBe(view.text.indexOf("Orley"));
  });

  it("keeps all of a paper that stands alone, with its exhibits", () => {
    const alone = `Filed for record May 30, 1935.\n${own}EXHIBIT A\nLot four.`;
    expect(ownPart(textView(alone))).toEqual({ start: 0, end: textView(alone).text.length });
  });
});
