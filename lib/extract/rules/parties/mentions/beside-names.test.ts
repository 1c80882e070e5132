import { describe, expect, it } from "vitest";
import { readShare } from "@/lib/extract/rules/parties/share";
import { toText } from "@/lib/fraction/rational";
import { parseMentions } from "./parse-mentions";

const read = (text: string) =>
  parseMentions(text, 0, text.length).mentions.map((m) => {
    const share = m.shareText ? readShare(m.shareText) : null;
    return [m.name, ...(m.spouse ? [`~${m.spouse.name}`] : []), ...(share ? [toText(share)] : [])].join(" ");
  });

describe("et ux. and et vir with a name behind", () => {
  it.each([
    ["Bo Roe et ux. Eva Roe, Cy Lark et ux., Ida Lark, Lessors", ["Bo Roe ~Eva Roe", "Eva Roe ~Bo Roe", "Cy Lark ~Ida Lark", "Ida Lark ~Cy Lark"]],
    ["ANN VENN, ET VIR, PETER VENN, grantors", ["ANN VENN ~PETER VENN", "PETER VENN ~ANN VENN"]],
  ])("makes a couple: %s", (text, want) => expect(read(text)).toEqual(want));

  it("makes none of one name and the next line of an index", () =>
    expect(read("BO ROE ET UX, CY LARK ET UX, OAK OIL COMPANY")).not.toContain("CY LARK ~BO ROE"));
});

describe("a share beside a name with the thing that it is of", () => {
  it.each([
    ["ANN ROE (as to an undivided 3/4 of the minerals), and BO LARK (as to 1/4 of the minerals), Lessors", ["ANN ROE 3/4", "BO LARK 1/4"]],
    [
      "ANN ROE, as to one-half of the oil and gas, BO LARK, as to an undivided one-fourth (1/4) interest in the minerals, and CY MOTT (25% of the mineral estate)",
      ["ANN ROE 1/2", "BO LARK 1/4", "CY MOTT 1/4"],
    ],
  ])("ends no list: %s", (text, want) => expect(read(text)).toEqual(want));

  it("is none where the land granted follows", () => expect(read("ANN ROE 1/2 of the minerals in Section 9, and CY MOTT")).toEqual(["ANN ROE 1/2"]));
});

describe("the share that words beside a name tell him to take", () => {
  it.each([
    "ANN ROE, a single woman (owner of two-thirds hereunder), and BO LARK (owner of one-third hereunder), grantees",
    "ANN ROE (who takes two-thirds) and BO LARK (who takes one-third), grantees",
    "ANN ROE (taking an undivided 2/3 interest) and BO LARK (taking an undivided 1/3 interest), grantees",
  ])("is read: %s", (text) => expect(read(text)).toEqual(["ANN ROE 2/3", "BO LARK 1/3"]));

  it("is none of what he owns elsewhere", () =>
    expect(read("ANN ROE (owner of two-thirds of the Elm store) and BO LARK (who owns a third of the mill), grantees")).toEqual(["ANN ROE", "BO LARK"]));
});
