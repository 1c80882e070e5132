import { describe, expect, it } from "vitest";
import { confirmFigures } from "@/lib/markdown/worker/confirm-figures.mjs";

type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
const picture = { ink: new Uint8Array(600 * 400), width: 600, height: 400 };
const word = (text: string, confidence: number): Word => ({ text, confidence, left: 100, top: 100, width: 200, height: 30 });
const reading = (text: string) => ({ read: async () => [[{ ...word(text, 0.8), left: 45, top: 50, width: 120, height: 20 }]] });

describe("figures read with little trust", () => {
  it("are believed more when a second reading says the same", async () => {
    const [[read] = []] = await confirmFigures(reading("08/21/2009."), picture, [[word("08/21/2009", 0)]]);
    expect(read).toMatchObject({ text: "08/21/2009", confidence: 0.6 });
  });

  it("stay doubted when it says another thing", async () => {
    const [[read] = []] = await confirmFigures(reading("08/27/2009"), picture, [[word("08/21/2009", 0.1)]]);
    expect(read).toMatchObject({ text: "08/21/2009", confidence: 0.1 });
  });

  it("are not looked at again where they are sure", async () => {
    const engine = { read: () => Promise.reject(new Error("was asked")) };
    expect(await confirmFigures(engine, picture, [[word("1931", 0.9)]])).toEqual([[word("1931", 0.9)]]);
  });
});
