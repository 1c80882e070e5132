import { describe, expect, it } from "vitest";
import { willsTold } from "./wills-told";

const deaths = (text: string, ...names: string[]) =>
  names.map((name) => ({ name, at: { start: text.indexOf(name), end: text.indexOf(name) + name.length }, died: "1971-03-09", testate: null, widowed: false }));
const told = (text: string, ...names: string[]) =>
  willsTold(text, 0, text.length, deaths(text, ...names)).map((w) => `${w.testator} > ${w.devisees.map((d) => d.name).join(", ")}`);

describe("wills that a statement tells of", () => {
  it("name their takers", () => {
    expect(told("Edna Venn died on March 9, 1971. Her will, Will Book 12, page 40, gives all her real estate to ELM GROVE CHURCH.", "Edna Venn")).toEqual([
      "Edna Venn > ELM GROVE CHURCH",
    ]);
    expect(told("Edna Venn died on March 9, 1971. By her will, probated in 1975, all her property went to Ned Lark.", "Edna Venn")).toEqual([
      "Edna Venn > Ned Lark",
    ]);
    expect(
      told(
        "Edna Venn died in 1974, leaving a last will by which she devised the rest and residue of her estate to her nephew, Ned Lark, and Ola Lark, share and share alike.",
        "Edna Venn",
      ),
    ).toEqual(["Edna Venn > Ned Lark, Ola Lark"]);
    expect(
      told(
        "(c) Edna Venn died in 1974. Her will leaves the residue of what she had to Ned Lark. (d) Ada Venn died in 1988. Her will gave everything to Ola Lark.",
        "Edna Venn",
        "Ada Venn",
      ),
    ).toEqual(["Edna Venn > Ned Lark", "Ada Venn > Ola Lark"]);
  });

  it("are told apart where one dead left by his will to another", () => {
    const text =
      "1. Inez Venn died in 1989. Her husband, Otto Venn, died before her, and by his will all of his estate passed to her. 2. She left a will by which she gave all of her property to Ned Lark.";
    expect(told(text, "Inez Venn", "Otto Venn")).toEqual(["Inez Venn > Ned Lark"]);
  });

  it("are left alone where there was none, and where the gift is for life, in trust, or in unlike shares", () => {
    for (const text of [
      "Edna Venn died in 1974. She left no will, and all her property went to Ned Lark.",
      "Edna Venn died in 1974. Her will gives all her land to Ned Lark for his natural life, then to Ola Lark.",
      "Edna Venn died in 1974. Her will left the whole estate in trust to Elm Bank.",
      "Edna Venn died in 1974. Her will gave all her land to Ned Lark two-thirds and Ola Lark one-third.",
      "Edna Venn died in 1974. The affiant will not take anything from her estate, all of which is left to Ned Lark.",
    ])
      expect([text, told(text, "Edna Venn")]).toEqual([text, []]);
  });

  it.each([
    ["all her property to her husband, Otto Venn, for life, and at his death to her son, Ned Lark", ""],
    ["all her land to Otto Venn for and during his natural life", ""],
    ["all her minerals to Otto Venn so long as he does not marry", ""],
    ["all her real estate to her husband, Otto Venn, and one dollar to her son, Ned Lark", "Otto Venn"],
    ["all her property to her husband, and one dollar to Ned Lark", ""],
    ["all her land to Otto Venn and her car to Ned Lark", ""],
    ["all her jewelry to Ola Lark", ""],
    ["all her jewelry to Ola Lark and her land to Ned Lark", "Ned Lark"],
    ["one-half of all her land to Ola Lark", ""],
    ["everything she owned to her son, Ned Lark, and to her niece, Ola Lark, share and share alike", "Ned Lark, Ola Lark"],
    ["all to Ned Lark", "Ned Lark"],
    ["to Ned Lark all of her real and mineral property", "Ned Lark"],
    ["one dollar to Ned Lark and the residue of her estate to Ola Lark", "Ola Lark"],
  ])("give what they are said to give: %s", (gift, want) =>
    expect(told(`Edna Venn died on March 9, 1971. Her will gives ${gift}.`, "Edna Venn").join()).toBe(want && `Edna Venn > ${want}`),
  );

  it("are no men of that name", () =>
    expect(told("Edna Venn died on March 9, 1971. Her son Will Lark gave all his land to Ola Lark.", "Edna Venn")).toEqual([]));
});
