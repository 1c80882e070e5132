import { describe, expect, it } from "vitest";
import { readApart } from "@/lib/markdown/worker/read-apart.mjs";

type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
const word = (text: string, confidence: number): Word => ({ text, confidence, left: 70, top: 35, width: 70, height: 14 });
const picture = { ink: new Uint8Array(200 * 100), width: 200, height: 100 };
/** Reads `small` where the picture came smaller, else `large`. */
const engine = (large: Word, small: Word) => ({ read: async (shades: { width: number }) => [[shades.width < 200 ? small : large]] });

describe("a stamp by itself", () => {
  it("takes the softened reading where that is the surer, back in its place", async () => {
    const [[read] = []] = await readApart(engine(word("S20L4NB", 0.2), word("201408", 0.9)), picture);
    expect(read).toMatchObject({ text: "201408", left: 100, top: 50 });
  });

  it("keeps the first reading where it is as sure", async () => {
    const [[read] = []] = await readApart(engine(word("201408", 0.9), word("201403", 0.88)), picture);
    expect(read).toMatchObject({ text: "201408", left: 70 });
  });
});
