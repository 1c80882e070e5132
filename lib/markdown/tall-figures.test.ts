import { describe, expect, it } from "vitest";
import { tallFigures } from "@/lib/markdown/worker/tall-figures.mjs";

type Picture = { ink: Uint8Array; width: number; height: number };
type Letter = { x: number; y: number; w: number; h: number };
const page: Picture = { ink: new Uint8Array(1700 * 800), width: 1700, height: 800 };
const area = { left: 900, top: 80, right: 1500, bottom: 200 };
const row = (from: number, count: number, step: number, h: number): Letter[] =>
  Array.from({ length: count }, (_, at) => ({ x: from + at * step, y: 140 + (66 - h) / 2, w: 0.6 * h, h }));
/** VOL 226 PAGE 594: figures 66 high, letters 30. */
const letters = [...row(920, 3, 24, 30), ...row(1020, 3, 42, 66), ...row(1180, 4, 24, 30), ...row(1300, 3, 42, 66)];
const GAP = 48;

/** An engine that reads the rows of the sheet as told, one after another. */
const engine = (rows: string[]) => ({
  read: async (sheet: Picture) => {
    const inked = rows.map((text, at) => ({ text, top: GAP + ((sheet.height - GAP) * at) / rows.length }));
    return inked.map(({ text, top }) => [{ text, confidence: 0.9, left: GAP + 4, top: Math.round(top) + 6, width: 30, height: 14 }]);
  },
});
const told = async (rows: string[]) => [...(await tallFigures(engine(rows), page, [area], letters)).values()][0];

describe("figures taller than the letters beside them", () => {
  it("are read number by number, and stand in their places among the words", async () => {
    const found = await told(["226", "226", "226", "594", "594", "594", "VOL", "PAGE"]);
    expect(found?.words.map((word) => word.text)).toEqual(["VOL", "226", "PAGE", "594"]);
    expect(found?.words.every((word, at, all) => at === 0 || word.left > (all[at - 1]?.left ?? 0))).toBe(true);
  });

  it("are less sure where one of three readings says another number", async () => {
    const found = await told(["226", "226", "226", "594", "594", "504", "VOL", "PAGE"]);
    const sure = Object.fromEntries((found?.words ?? []).map((word) => [word.text, word.confidence]));
    expect(sure["226"]).toBeGreaterThan(0.8);
    expect(sure["594"]).toBeLessThan(0.7);
  });

  it("are no number where the readings are letters, or have fewer figures than there are pieces and do not agree", async () => {
    const found = await told(["22G", "Z26", "226", "59", "59", "594", "VOL", "PAGE"]);
    expect(found).toBeUndefined();
  });

  it("are left to the reading of the line where all letters are of one height", async () => {
    const even = letters.map((letter) => ({ ...letter, h: 30 }));
    expect((await tallFigures(engine([]), page, [area], even)).size).toBe(0);
  });
});
