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
