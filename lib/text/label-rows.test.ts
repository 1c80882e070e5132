import { describe, expect, it } from "vitest";
import { textView } from "./view";

const flat = (raw: string) => textView(raw).text;

describe("rows of a form", () => {
  it("end at their lines, bars and colons parting label and answer", () => {
    expect(flat("| Decedent | Bo Venn |\n| Left a will? | No |\n| Children | Ada Lark |\n\nEnd")).toBe(
      "Decedent: Bo Venn. Left a will? No. Children: Ada Lark. End",
    );
    expect(flat("Decedent: Bo Venn\nSpouse: Ida Venn\nChildren: Ada Lark\n\nEnd")).toBe("Decedent: Bo Venn. Spouse: Ida Venn. Children: Ada Lark. End");
  });
  it("go by few dots or none where others are led by many", () =>
    expect(flat("Decedent .......... Bo Venn\nFirst wife ........ Ida Venn\nChildren of the marriage .. Ada Lark\nSpouse ............ none\n")).toBe(
      "Decedent: Bo Venn. First wife: Ida Venn. Children of the marriage: Ada Lark. Spouse: none. ",
    ));
  it("are none in a table of takers, nor where fewer than three labels stand", () => {
    expect(flat("| Bo Venn | 1/2 |\n| Ada Lark | 1/4 |\n| Cy Lark | 1/4 |")).not.toContain(":");
    expect(flat("Spouse: Ida Venn\nof Enid")).toBe("Spouse: Ida Venn of Enid");
  });
});
