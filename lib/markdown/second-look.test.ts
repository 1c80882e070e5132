import { describe, expect, it } from "vitest";
import { secondLook } from "@/lib/markdown/worker/second-look.mjs";

type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
const word = (text: string, confidence: number, left: number, top: number, width = 120): Word => ({ text, confidence, left, top, width, height: 40 });
const page = { ink: new Uint8Array(1700 * 1000), width: 1700, height: 1000 };
/** Letters of one line, as cleaning finds them. */
const letters = (left: number, top: number) => [0, 34, 68, 102].map((at) => ({ left: left + at, right: left + at + 24, top, bottom: top + 39, w: 25, h: 40 }));
/** Reads one word of each sheet: what `told` gives for the sheet's turn, in the middle of its first picture. */
function engine(...told: (readonly [string, number])[]) {
  const sheets: { width: number }[] = [];
  const read = async (sheet: { width: number }) => {
    const [text, confidence] = told[sheets.length] ?? ["", 0];
    const scale = sheets.length > 0 ? 0.7 : 1;
    sheets.push(sheet);
    return [[{ text, confidence, left: 40 + Math.round(16 * scale), top: 40 + Math.round(16 * scale), width: Math.round(127 * scale), height: 40 * scale }]];
  };
  return { sheets, read };
}
const texts = (lines: Word[][]) => lines.map((line) => line.map(({ text }) => text).join(" "));

describe("a second look", () => {
  it("looks a third time, softened, at figures that stay doubtful, and takes the surer reading", async () => {
    const { read, sheets } = engine(["O7-2O", 0.3], ["07-20-2017", 0.9]);
    const found = await secondLook({ read }, page, [[word("S7-20zo", 0.2, 300, 200)]], letters(300, 200), 0);
    expect(sheets).toHaveLength(2);
    expect(texts(found)).toEqual(["07-20-2017"]);
    expect(found[0]?.[0]?.left).toBeGreaterThan(290);
    expect(found[0]?.[0]?.left).toBeLessThan(320);
  });

  it("leaves it at that where no figures are in doubt", async () => {
    const { read, sheets } = engine(["Recorder", 0.9], ["", 0]);
    expect(texts(await secondLook({ read }, page, [[word("Rccord", 0.2, 300, 200)]], letters(300, 200), 0))).toEqual(["Recorder"]);
    expect(sheets).toHaveLength(1);
  });

  it("puts what it finds into the line it is most level with", async () => {
    const { read } = engine(["Carroll", 0.9]);
    const lines = [[word("dated", 0.95, 100, 172)], [word("Records", 0.95, 100, 205), word("of", 0.95, 230, 204, 40)]];
    expect(texts(await secondLook({ read }, page, lines, letters(300, 200), 0))).toEqual(["dated", "Records of Carroll"]);
  });
});
