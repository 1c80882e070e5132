import { describe, expect, it } from "vitest";
import { type OcrAnswer, ocrFoundPage } from "./from-ocr";
import type { FoundWord } from "./markdown-document";

/** "this/0.96 20th" → words side by side, sure where no number is said. */
const line = (text: string, y: number): FoundWord[] =>
  text.split(" ").map((one, at) => {
    const [word = "", sure] = one.split("|");
    return { text: word, confidence: sure ? Number(sure) : 0.95, x: 0.1 + at * 0.07, y, w: 0.06, h: 0.015 };
  });
const answer = (lines: FoundWord[][]): OcrAnswer => ({
  width: 2550,
  height: 3300,
  negative: false,
  damaged: false,
  pieces: [{ kind: "page", top: 0, aspect: 1.3, lines }],
  blank: false,
  quarters: 0,
  degrees: 0,
  engine: "embedded",
});
const read = (lines: FoundWord[][]) =>
  ocrFoundPage(1, answer(lines))
    .blocks.flat()
    .map((one) => one.map((word) => word.text).join(" "));

describe("a line read from a page", () => {
  it("keeps what is writing behind words that were struck out", () => {
    const struck = line("Grxntxrxxsloosexxalsx|0 xightxxakxdawexxitnrerrxx|0 xxfhxsbandxofxthexxxxx|0 Witness their|0.3 hand this 20th|0.8 day", 0.5);
    expect(read([struck])).toEqual(["Witness their hand this 20th day"]);
  });

  it("is left out where nothing on it was read with trust", () => {
    expect(read([line("xxloosexx|0 of|0.6 xxkx|0 dawe|0.1 the|0.5", 0.5)])).toEqual([]);
  });
});

describe("a page of scribbles", () => {
  const codes = (lines: FoundWord[][]) => ocrFoundPage(1, answer(lines)).warnings.map((warning) => warning.code);

  it("is said to be unreadable though a few words were seen in it", () => {
    expect(codes([line("Voy|0.55", 0.2), line("tow|0.63 phe|0.62 1|0.79", 0.4)])).toEqual(["unreadable_page"]);
  });

  it("is a poor page where words were read with trust among doubtful ones", () => {
    expect(codes([line("Grantor|0.9 hereby|0.8 conveys|0.75 al1|0.5 tbe|0.5 lamd|0.5 liinq|0.5 im|0.5", 0.2)])).toEqual(["poor_page"]);
  });
});
