import { describe, expect, it } from "vitest";
import { parseMentions } from "./parse-mentions";
import { cityEnd } from "./place";

const rest = (text: string, name: string) => {
  const at = text.indexOf(name);
  return text.slice(cityEnd(text, at + name.length, at));
};

describe("a town beside a name", () => {
  it("is a place before its county, behind the label of one or with a word of the map", () => {
    expect(rest("Grantee: IDA POTTS, Swan Lake, Elm County, Iowa", "IDA POTTS")).toBe("");
    expect(rest("Grantee: IDA POTTS, Mount Ayr, Elm County, Iowa; paid", "IDA POTTS")).toBe("; paid");
    expect(rest("sold by IDA POTTS, Clear Creek, Elm County, Iowa, to", "IDA POTTS")).toBe(", to");
    expect(rest("IDA POTTS, Des Moines, Iowa", "IDA POTTS")).toBe("");
  });
  it("is a place before its State though a house might have a word of it, but no house by its form is one", () => {
    expect(rest("IDA POTTS, La Grange, Texas, and", "IDA POTTS")).toBe(", and");
    expect(rest("POTTS, INC., Oil City, Louisiana", "POTTS, INC.")).toBe("");
    expect(rest("IDA POTTS, Potts Oil Company, Texas", "IDA POTTS")).toBe(", Potts Oil Company, Texas");
  });
  it.each([
    ["PEL, INC., a Texas corporation, La Grange, Texas", ["PEL, INC."]],
    ["PEL, INC., a Texas corporation, Round Top, Texas 78954, and IDA POTTS, Oil City, Louisiana", ["PEL, INC.", "IDA POTTS"]],
    ["CITY STATE BANK, a banking corporation, La Grange, Texas, Trustee", ["CITY STATE BANK"]],
    ["PEL, INC., a Texas corporation, and La Grange Oil Company, of Texas", ["PEL, INC.", "La Grange Oil Company"]],
  ])("stands behind a house and what it is, and is no party: %s", (words, want) => {
    expect(parseMentions(words, 0, words.length).mentions.map((m) => m.name)).toEqual(want);
  });
  it("is a second party behind the label of several", () => {
    const words = ", Nils Potts, Elm County, Iowa";
    expect(rest(`Grantees: IDA POTTS${words}`, "IDA POTTS")).toBe(words);
  });
  it("is a second party behind the label of one where it is written as people are", () => {
    for (const words of [", NILS POTTS, Elm County, Iowa", ", Ruth Potts, Elm County, Iowa"])
      expect(rest(`Grantee: IDA POTTS${words}`, "IDA POTTS")).toBe(words);
  });
});
