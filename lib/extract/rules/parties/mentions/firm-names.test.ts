import { describe, expect, it } from "vitest";
import { firmLength } from "./firm-names";
import { parseMentions } from "./parse-mentions";

const firm = (text: string) => text.slice(0, firmLength(text, 0));

describe("firms named by surnames", () => {
  it.each([
    ["McRAE, McRAE & PYLE, a Texas general partnership, hereinafter called Grantee", "McRAE, McRAE & PYLE"],
    ["Pyle, Orr & Vance, and GULL OIL CO.", "Pyle, Orr & Vance"],
    ["ORR & VANCE, a general partnership, of Enid", "ORR & VANCE"],
  ])("reads %s", (text, name) => expect(firm(text)).toBe(name));
  it.each(["ADA ORR & BEN ORR, husband and wife", "Orr, Vance and Pyle owned it", "ORR & VANCE of Enid"])("leaves %s", (text) => expect(firm(text)).toBe(""));
  it("keeps a firm whole beside other parties", () =>
    expect(parseMentions("by PYLE, PYLE & ORR, a Texas general partnership, and JANE VANCE, a widow, ", 3, 80).mentions.map((m) => m.name)).toEqual([
      "PYLE, PYLE & ORR",
      "JANE VANCE",
    ]));
});

describe("houses with places in their names", () => {
  it.each([
    ["by MARSH SOUTHWEST ONE, L.P., a Texas limited partnership, and ", ["MARSH SOUTHWEST ONE, L.P."]],
    ["between ELM CITY AND FORT POE RAILWAY COMPANY, a corporation, and JANE VANCE, a widow, ", ["ELM CITY AND FORT POE RAILWAY COMPANY", "JANE VANCE"]],
    ["to THE ELM VALLEY RAILROAD COMPANY STATE OF OHIO, COUNTY OF POE, ss. ", ["ELM VALLEY RAILROAD COMPANY"]],
  ])("%s", (text, names) => expect(parseMentions(text, 0, text.length).mentions.map((m) => m.name.replace(/^THE /, ""))).toEqual(names));
  it.each([
    ["between Ada Venn and the STATE OF OHIO, DOING BUSINESS AS THE BANK OF OHIO, party of the second part", ["Ada Venn", "STATE OF OHIO"]],
    ["between Ada Venn, of the State of Ohio, party of the first part, and the State of Ohio, party of the second part", ["Ada Venn", "State of Ohio"]],
    ["between Ada Venn, of Elm County and the State of Ohio, party of the first part", ["Ada Venn"]],
  ])("takes a State that is a party for one, and where one lives for none: %s", (text, names) =>
    expect(parseMentions(text, 8, text.length).mentions.map((m) => m.name)).toEqual(names),
  );
  it("takes a State and the bodies beside it as those who deal", () => {
    const text = "by the State of Texas, for itself, ELM COUNTY and POE INDEPENDENT SCHOOL DISTRICT, and ";
    expect(parseMentions(text, 3, text.length).mentions.map((m) => m.name)).toEqual(["State of Texas", "ELM COUNTY", "POE INDEPENDENT SCHOOL DISTRICT"]);
  });
});
