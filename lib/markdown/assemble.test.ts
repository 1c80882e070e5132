import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assemble } from "./assemble";
import { cleanWord } from "./clean-word";
import type { FoundBlock, FoundPage, FoundWord } from "./markdown-document";

const word = (text: string, x = 0.1, y = 0.1): FoundWord => ({ text, x, y, w: 0.1, h: 0.02 });
const block = (...lines: string[]): FoundBlock => lines.map((line, y) => line.split(" ").map((text, x) => word(text, x / 10, y / 10)));
const page = (number: number, ...blocks: FoundBlock[]): FoundPage => ({
  page: number,
  width: 612,
  height: 792,
  source: "text_layer",
  ocr_confidence: null,
  blocks,
  warnings: [],
});
const markdownOf = (...blocks: FoundBlock[]) => assemble([page(1, ...blocks)], "application/pdf").markdown;

describe("assemble", () => {
  it("keeps lines as lines, parts blocks and pages by an empty line", () => {
    const made = assemble([page(1, block("WARRANTY DEED"), block("of the", "first part")), page(2), page(3, block("End"))], "application/pdf");
    expect(made.markdown).toBe("WARRANTY DEED\n\nof the\nfirst part\n\nEnd");
    expect(made.pages.map(({ start, end }) => made.markdown.slice(start, end))).toEqual(["WARRANTY DEED\n\nof the\nfirst part", "", "End"]);
  });

  it("joins a word broken at a line's end, and gives both halves their own box", () => {
    const made = assemble([page(1, block("grant, sell and con-", "vey unto him"))], "application/pdf");
    expect(made.markdown).toBe("grant, sell and convey\nunto him");
    const halves = made.pages[0]?.words.filter((one) => one.start >= 16 && one.end <= 22) ?? [];
    expect(halves.map((one) => [made.markdown.slice(one.start, one.end), one.y])).toEqual([
      ["con", 0],
      ["vey", 0.1],
    ]);
  });

  it("keeps the hyphen of a number or a compound, and of what is no broken word", () => {
    expect(markdownOf(block("an undivided one-", "half interest"))).toBe("an undivided one-half\ninterest");
    expect(markdownOf(block("his brother-in-", "law John"))).toBe("his brother-in-law\nJohn");
    expect(markdownOf(block("Book 12-", "14 of deeds"))).toBe("Book 12-\n14 of deeds");
    expect(markdownOf(block("the Smith-", "Jones tract"))).toBe("the Smith-\nJones tract");
  });

  it("joins over several lines of one word each", () => {
    expect(markdownOf(block("appurte-", "nances", "thereunto"))).toBe("appurtenances\nthereunto");
  });

  it("takes typed words off the underscores they stand on, and leaves blanks as blanks", () => {
    expect(markdownOf(block("this __23rd__ day_of ____________ 1919"))).toBe("this 23rd day of ____ 1919");
    expect(cleanWord(word("ab__cd")).map(({ text, x, w }) => [text, Number(x.toFixed(4)), Number(w.toFixed(4))])).toEqual([
      ["ab", 0.1, 0.0333],
      ["cd", 0.1667, 0.0333],
    ]);
    expect(cleanWord(word("a_b@mail.example")).map((one) => one.text)).toEqual(["a_b@mail.example"]);
  });

  it("gives every word its own place, in order, without overlap, inside its page", () => {
    const texts = fc.array(
      fc.array(fc.array(fc.constantFrom("deed", "con-", "vey", "____", "a_b", "§", "one-", "half", "-", "\u0000"), { minLength: 1, maxLength: 4 })),
    );
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 3 }), (pages) => {
        const made = assemble(
          pages.map((blocks, index) => page(index + 1, ...blocks.map((lines) => lines.map((line) => line.map((text) => word(text)))))),
          "application/pdf",
        );
        let at = 0;
        for (const one of made.pages) {
          expect(one.end).toBeGreaterThanOrEqual(one.start);
          for (const { start, end } of one.words) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(one.end);
            expect(made.markdown.slice(start, end)).toMatch(/^\S+$/);
            at = end;
          }
        }
      }),
    );
  });
});
