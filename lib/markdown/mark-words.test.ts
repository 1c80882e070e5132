import { describe, expect, it } from "vitest";
import { markWords } from "@/lib/markdown/worker/mark-words.mjs";

type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
const line = (...words: [text: string, left: number, confidence: number][]): Word[] =>
  words.map(([text, left, confidence]) => ({ text, confidence, left, top: 100, width: 90, height: 50 }));

describe("a recorder's mark told by its words", () => {
  it("takes the words around the sign of the page and leaves the title before them", () => {
    const found = markWords(line(["WARRANTY", 200, 0.96], ["DEED", 320, 0.95], ["vo.", 900, 0.8], ["Oo", 1020, 0.6], ["pace", 1140, 0.8], ["412", 1250, 0.94]));
    expect(found?.map((word) => word.text)).toEqual(["vo.", "Oo", "pace", "412"]);
  });

  it("leaves a mark whose numbers were surely read", () => {
    expect(markWords(line(["VOL", 900, 0.95], ["98", 1020, 0.96], ["PAGE", 1140, 0.95], ["402", 1250, 0.94]))).toBeNull();
  });

  it("takes no line without a sign or a number for one", () => {
    expect(markWords(line(["of", 900, 0.95], ["the", 1020, 0.96], ["said", 1140, 0.95]))).toBeNull();
    expect(markWords(line(["the", 900, 0.95], ["page", 1020, 0.96], ["hereof", 1140, 0.95]))).toBeNull();
  });
});
