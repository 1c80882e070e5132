import { expect, test } from "vitest";
import { namingsOf, tookBefore } from "./took-before";

test.each([
  ["I, Ada Venn, having heretofore sold to Cy Mott one-half of the royalty, convey to Bo Lark the rest.", true],
  ["Ada Venn, having by deed in Book 4, page 9, granted and sold unto Cy Mott half, now conveys to Bo Lark half.", true],
  ["WHEREAS I, Ada Venn, have sold and conveyed to Cy Mott one-half; NOW I convey to Bo Lark one-half.", true],
  ["Whereas Ada Venn is of age, now therefore she has granted and conveyed to Cy Mott the land.", false],
  ["I convey to Bo Lark the royalty not sold to Cy Mott.", true],
  ["I, Ada Venn, having received ten dollars, have granted, sold and conveyed to Cy Mott one-half.", false],
  ["Ada Venn, having sold to Cy Mott one-half, conveys to Cy Mott and Bo Lark the rest.", false],
  ["Lessors have told of the reservation made in 1880 to Cy Mott, of one-half the minerals.", true],
  ["This lease leaves out the half of the minerals reserved in the deed of 1880 by Cy Mott.", true],
  ["The minerals formerly excepted by Cy Mott are not let.", true],
  ["There is reserved to Cy Mott one-half of the minerals.", false],
  ["Ada Venn lets to Cy Mott the minerals, but not the half reserved in the deed of 1880.", false],
])("who took by an earlier deed only: %s", (text, only) => expect(tookBefore(text, namingsOf(text, "Cy Mott"))).toBe(only));

test("a longer name is no naming of a shorter", () => expect(namingsOf("to Cy Motts and CY MOTT, Jr.", "Cy Mott")).toEqual([{ start: 16 }]));
