import { describe, expect, it } from "vitest";
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
  it("is a second party behind the label of several", () => {
    const words = ", Nils Potts, Elm County, Iowa";
    expect(rest(`Grantees: IDA POTTS${words}`, "IDA POTTS")).toBe(words);
  });
  it("is a second party behind the label of one where it is written as people are", () => {
    for (const words of [", NILS POTTS, Elm County, Iowa", ", Ruth Potts, Elm County, Iowa"])
      expect(rest(`Grantee: IDA POTTS${words}`, "IDA POTTS")).toBe(words);
  });
});
