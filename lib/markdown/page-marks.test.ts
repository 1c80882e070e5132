import { describe, expect, it } from "vitest";
import { pageMarks } from "@/lib/markdown/worker/page-marks.mjs";

type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
type Picture = { ink: Uint8Array; width: number; height: number };

const word = (text: string, confidence: number, left: number, top: number, width: number, height = 40): Word => ({
  text,
  confidence,
  left,
  top,
  width,
  height,
});
const body = Array.from({ length: 6 }, (_, row) =>
  ["the", "said", "grantor", "does", "hereby", "convey"].map((text, at) => word(text, 0.96, 200 + at * 160, 600 + row * 70, 120)),
);
/** Letters of a mark at the top right, as cleaning finds them. */
const boxes = [1000, 1040, 1120, 1160, 1200].map((left) => ({ left, right: left + 28, top: 100, bottom: 148, w: 29, h: 49, area: 500, of: left }));
const page: Picture = { ink: new Uint8Array(1700 * 2200), width: 1700, height: 2200 };

/** An engine that reads the rows of a sheet as told, one after another. */
function engine(rows: string[][]) {
  const calls: Picture[] = [];
  const read = async (sheet: Picture) => {
    calls.push(sheet);
    const high = (sheet.height - 48) / rows.length;
    return rows.map((texts, row) => texts.map((text, at) => word(text, 0.7, 60 + at * 60, 48 + row * high + 10, 40, 20)));
  };
  return { calls, read };
}
const texts = (lines: Word[][]) => lines.flat().map((one) => one.text);

describe("the recorder's marks at the edge of a page", () => {
  const first = [[word("vo.", 0.6, 1000, 100, 70), word("O26", 0.4, 1110, 100, 100)], ...body];

  it("takes the number that most readings agree on, surer than one reading", async () => {
    const { read } = engine([
      ["VOL", "226"],
      ["yor", "226"],
      ["w", "O2G"],
    ]);
    const lines = await pageMarks({ read }, page, first, boxes, 0);
    expect(texts(lines)).toContain("226");
    expect(texts(lines)).not.toContain("O26");
    expect(lines.flat().find((one) => one.text === "226")?.confidence).toBeGreaterThan(0.8);
  });

  it("keeps the first reading where the others read no number", async () => {
    const { read } = engine([["ee"], ["a", "o"], ["~"]]);
    expect(texts(await pageMarks({ read }, page, first, boxes, 0))).toEqual(texts(first));
  });

  it("parts letters and figures that ran together", async () => {
    const { read } = engine([["055", "nce190"], ["055", "PAGE190"], ["0550190"]]);
    const found = texts(await pageMarks({ read }, page, first, boxes, 0));
    expect(found).toContain("055");
    expect(found).toContain("190");
  });

  it("costs nothing on a page whose edges were read surely", async () => {
    const { read, calls } = engine([["226"]]);
    await pageMarks({ read }, page, [[word("VOL", 0.95, 1000, 100, 70), word("226", 0.96, 1110, 100, 130)], ...body], boxes, 0);
    expect(calls).toHaveLength(0);
  });
});
