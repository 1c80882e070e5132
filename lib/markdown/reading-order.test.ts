import { describe, expect, it } from "vitest";
import { groupLines } from "./group-lines";
import type { FoundWord } from "./markdown-document";
import { readingOrder } from "./reading-order";

const ASPECT = 792 / 612;
/** Words of a line from x on, each as wide as its letters. */
const line = (text: string, x: number, y: number, slope = 0): FoundWord[] => {
  let at = x;
  return text.split(" ").map((one) => {
    const word = { text: one, x: at, y: y + (at - x) * slope, w: one.length * 0.011, h: 0.014 };
    at += word.w + 0.009;
    return word;
  });
};
const read = (words: FoundWord[]) => readingOrder(groupLines(words), ASPECT).map((block) => block.map((one) => one.map((word) => word.text).join(" ")));

describe("reading order", () => {
  it("puts words that come in any order into lines, also when the lines are a little askew", () => {
    const words = [...line("second line of the deed here", 0.1, 0.13, 0.01), ...line("first line of the deed here", 0.1, 0.1, 0.01)].reverse();
    expect(read(words)).toEqual([["first line of the deed here", "second line of the deed here"]]);
  });

  it("takes no gap of a lost letter over a few lines for a gutter", () => {
    const words = line("the first of all these lines runs over the whole of it", 0.1, 0.1);
    for (let row = 0; row < 5; row++) words.push(...line("to an iron pin;", 0.1, 0.12 + row * 0.02), ...line("thence North to it", 0.2815, 0.12 + row * 0.02));
    expect(read(words).flat()[1]).toBe("to an iron pin; thence North to it");
  });

  it("reads two columns of prose one after the other, and what stands above and below them before and after", () => {
    const words = line("MEMORANDUM OF LEASE BETWEEN THE PARTIES NAMED BELOW HERE", 0.1, 0.1);
    for (let row = 0; row < 8; row++)
      words.push(...line(`left text number ${row}`, 0.1, 0.15 + row * 0.02), ...line(`right text number ${row}`, 0.55, 0.153 + row * 0.02));
    words.push(...line("AND SO THE COLUMNS END WITH A LINE ALL ACROSS THE PAGE", 0.1, 0.34));
    const flat = read(words).flat();
    expect(flat[0]).toMatch(/^MEMORANDUM/);
    expect(flat.slice(1, 9)).toEqual(Array.from({ length: 8 }, (_, row) => `left text number ${row}`));
    expect(flat.slice(9, 17)).toEqual(Array.from({ length: 8 }, (_, row) => `right text number ${row}`));
    expect(flat.at(-1)).toMatch(/^AND SO/);
  });

  it("reads a form row by row: labels and values are no columns", () => {
    const words: FoundWord[] = [];
    for (let row = 0; row < 6; row++) words.push(...line(`Label${row}:`, 0.1, 0.1 + row * 0.02), ...line(`value ${row}`, 0.5, 0.1 + row * 0.02));
    expect(read(words).flat()[2]).toBe("Label2: value 2");
  });

  it("reads stamps that stand side by side over the paper's text one after the other, and no table of fees", () => {
    const stamps = ["COUNTY ENGINEER", "TRANSFER NOT NEEDED", "A. B. MARLOW", "REAL ESTATE TRANSFER"];
    const label = ["201900004417", "Filed for Record in", "REED COUNTY", "04-11-2019 At 10:15 am."];
    const prose = line("Orla Dunn, unmarried, of Reed County, Ohio, for ten dollars paid, does hereby grant", 0.05, 0.3);
    const beside = (right: string[]) => [
      ...stamps.flatMap((text, row) => [...line(text, 0.08, 0.1 + row * 0.02), ...line(right[row] ?? "", 0.62, 0.104 + row * 0.02)]),
      ...prose,
    ];
    expect(read(beside(label)).flat().slice(0, 8)).toEqual([...stamps, ...label]);
    expect(read(beside(["276.45", "138.23", "0.00", "552.90"])).flat()[1]).toBe("TRANSFER NOT NEEDED 138.23");
  });

  it("parts paragraphs where the distance of lines grows", () => {
    const words = [0.1, 0.12, 0.14, 0.19, 0.21].flatMap((y, index) => line(`this is line ${index}`, 0.1, y));
    expect(read(words).map((block) => block.length)).toEqual([3, 2]);
  });

  it("orders a page of 20,000 words without losing one", () => {
    const words = Array.from({ length: 20_000 }, (_, index) => ({ text: "a", x: (index * 0.37) % 1, y: (index * 0.61) % 1, w: 0.004, h: 0.004 }));
    const count = readingOrder(groupLines(words), ASPECT).flat(2).length;
    expect(count).toBe(20_000);
  });
});
