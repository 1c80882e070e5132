import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { doneActs } from "./done-acts";
import { paperNames } from "./paper-names";

/** The first act of a paper that reaches somebody, as "givers > takers". */
function act(text: string): string {
  const a = findAnatomy(text);
  const end = a.acknowledgments[0]?.start ?? a.view.text.length;
  const acts = doneActs(a, { text: a.view.text, names: paperNames(a, end), lines: new Set(a.view.lines.map((l) => l.start)), end });
  const one = acts.find((x) => x.takers.length > 0) ?? acts[0];
  return one ? `${one.givers.map((n) => n.name).join(" & ")} > ${one.takers.map((n) => n.name).join(" & ")}` : "";
}

describe("the acts of a paper by the parts of their sentences", () => {
  it.each([
    [
      "The owners, who join in one lease, are Amos Pell, widower, and Ida Roe. Birch Oil Company is the operator. The owners lease to it the NW/4 of Section 4.",
      "Amos Pell & Ida Roe > Birch Oil Company",
    ],
    [
      "A. Lessors. Amos Pell, of Elm, now 80 years old; Ida Roe, a widow.\nB. Lessee. Birch Oil Company.\nC. The Lessors let to the Lessee the whole of Section 4.",
      "Amos Pell & Ida Roe > Birch Oil Company",
    ],
    ["GRANTOR. Amos Pell and his wife, Ada Pell.\nGRANTEE. Ida Roe.\nThe Pells grant to Ida Roe the NW/4 of Section 4.", "Amos Pell & Ada Pell > Ida Roe"],
    [
      "QUIT CLAIM DEED\n\nIDA ROE, a widow, does remise, release and quitclaim to\n\n    AMOS PELL, Route 1, Elm, North Dakota, and\n    ADA PELL, 614 Third Avenue, Oak, North Dakota,\n\nthe NW/4 of Section 4.",
      "IDA ROE > AMOS PELL & ADA PELL",
    ],
    ["Ida Roe quitclaims to Amos Pell, RFD 2, Elm, Iowa, and Birch Oil Company holds the lease.", "Ida Roe > Amos Pell"],
    ["Amos Pell, herein the vendor, has been paid by Ida Roe, herein the vendee. The vendor conveys Section 4 to the vendee.", "Amos Pell > Ida Roe"],
    [
      "From the parents, AMOS PELL and ADA PELL, his wife, to the daughter, IDA ROE. Out of love for her the parents now give and convey to her the NW/4 of Section 4.",
      "AMOS PELL & ADA PELL > IDA ROE",
    ],
    [
      "Ida Roe has bought of Amos Pell and Ada Pell, his wife, the land below. By this deed the said Pells, sellers, pass and convey to the said Roe the NW/4 of Section 4.",
      "Amos Pell & Ada Pell > Ida Roe",
    ],
    [
      "I, AMOS PELL, am a widower. I give and convey Section 4 to my children. Their names are:\nIDA PELL ROE\nBO PELL\nCY PELL",
      " > IDA PELL ROE & BO PELL & CY PELL",
    ],
    ["This Company has sold to Ida Roe the NW/4 of Section 4.\nELM RAILWAY COMPANY\nby L. Dunn, its Agent", "ELM RAILWAY COMPANY > Ida Roe"],
    [
      "Know that Amos Pell, the first settler, together with his wife Ada Pell, both of Elm County, have this day sold to Ida Roe the NW/4 of Section 4.",
      "Amos Pell & Ada Pell > Ida Roe",
    ],
    [
      "Amos Pell, of Elm, herein called Vendor, to the Oak Royalty Pool, having its office at San Antonio, herein called the Pool. Vendor for that price assigns and conveys to the Pool one-half of the minerals.",
      "Amos Pell > Oak Royalty Pool",
    ],
  ])("%s", (text, want) => expect(act(text)).toBe(want));

  it.each([
    ["A deed that Amos Pell conveyed to Ida Roe is of record, and Bo Lark may convey to Cy Mott.", ""],
    ["Bo Lark conveys to Cy Mott the land deeded to Ida Roe.", "Bo Lark > Cy Mott"],
    ["For a price paid by Amos Pell and wife, Ada Pell, Bo Lark does convey to the said Amos Pell the NW/4 of Section 4.", "Bo Lark > Amos Pell"],
  ])("tells papers of others apart: %s", (text, want) => expect(act(text)).toBe(want));
});
