import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MarkdownDocument } from "./markdown-document";
import { closeReaders } from "./reader-pool";
import { deedLines } from "./testing/deed-text.mjs";
import { errorRate } from "./testing/error-rate.mjs";
import { makePdf } from "./testing/make-pdf.mjs";
import { type Bitmap, damages, imageFile, randomOf, typedPage } from "./testing/scan.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

const lines = deedLines(randomOf(5)).slice(0, 12);
const truth = lines.join("\n");
let page: Bitmap;
beforeAll(async () => {
  page = await typedPage(lines);
}, 30_000);

const read = async (bitmap: Bitmap, format?: "png" | "tiff" | "jpeg" | "webp"): Promise<MarkdownDocument> =>
  toMarkdown(await imageFile(bitmap, format), "scan", { ocr: "embedded" });
const codes = (made: MarkdownDocument) => made.warnings.map((warning) => warning.code);

/** The box of the first words on the page as scanned. */
const boxOf = (made: MarkdownDocument, word: string) => made.pages[0]?.words.find((one) => made.markdown.slice(one.start, one.end) === word);

describe("OCR by the packages alone", { timeout: 120_000 }, () => {
  it("reads a scanned PDF page with a box and a confidence for each word", async () => {
    const made = await toMarkdown(makePdf([{ bitmap: page, lines: [{ text: "Book 12", x: 500, y: 770, size: 9 }] }]), "deed.pdf", { ocr: "embedded" });
    expect(errorRate(truth, made.markdown.replace("Book 12", ""))).toBeLessThan(0.01);
    expect(made.pages[0]).toMatchObject({ source: "ocr", width: 612, height: 792 });
    expect(made.pages[0]?.ocr_confidence).toBeGreaterThan(0.85);
    const title = boxOf(made, "WARRANTY");
    expect(title?.x).toBeCloseTo(72 / 612, 2);
    expect(title?.confidence).toBeGreaterThan(0.8);
  });

  it("levels a page that lies askew under specks, and leads the boxes back to the scan", async () => {
    const damaged = damages.speckle(damages.skew(page, 2.2), 0.0008, randomOf(2));
    const made = await read(damaged);
    expect(errorRate(truth, made.markdown)).toBeLessThan(0.05);
    const [first, last] = [made.pages[0]?.words[0], boxOf(made, "MEN")];
    // On the scan the lines fall to the right by 2.2 degrees: the first word stands higher than on the straight page.
    expect(first?.y).toBeLessThan(0.083 - 0.005);
    expect(last?.y).toBeGreaterThan((first?.y ?? 1) + 0.01);
  });

  it("takes frames, rules, black edges and punch holes off the page", async () => {
    expect(errorRate(truth, (await read(damages.edges(damages.frame(page, 310)))).markdown)).toBeLessThan(0.06);
  });

  it("turns pages that are upside down or sideways, and says so", async () => {
    const down = await read(damages.turn(page, 2));
    expect(errorRate(truth, down.markdown)).toBeLessThan(0.01);
    expect(codes(down)).toEqual(["upside_down"]);
    expect(boxOf(down, "WARRANTY")?.y).toBeGreaterThan(0.88);
    for (const quarters of [1, 3]) {
      const side = await read(damages.turn(page, quarters), "tiff");
      expect(errorRate(truth, side.markdown)).toBeLessThan(0.01);
      expect(codes(side)).toEqual(["sideways"]);
      expect(boxOf(side, "WARRANTY")?.h).toBeGreaterThan(boxOf(side, "WARRANTY")?.w ?? 1);
    }
  });

  it("reads a negative", async () => {
    const made = await read(damages.negative(page), "jpeg");
    expect(errorRate(truth, made.markdown)).toBeLessThan(0.01);
    expect(codes(made)).toEqual(["negative"]);
  });

  it("reads the two pages of an open book one after the other", async () => {
    const other = deedLines(randomOf(6)).slice(0, 12);
    const right = await typedPage(other);
    const spread = { ink: new Uint8Array(page.ink.length * 2), width: page.width * 2, height: page.height };
    for (let y = 0; y < page.height; y++) {
      spread.ink.set(page.ink.subarray(y * page.width, (y + 1) * page.width), y * spread.width);
      spread.ink.set(right.ink.subarray(y * page.width, (y + 1) * page.width), y * spread.width + page.width);
    }
    const made = await read(spread, "webp");
    expect(errorRate(`${truth}\n${other.join("\n")}`, made.markdown)).toBeLessThan(0.01);
    expect(codes(made)).toEqual(["two_page_spread"]);
    expect(made.pages[0]?.words.at(-1)?.x).toBeGreaterThan(0.5);
  });

  it("says that a scribbled page cannot be read, and that a blank one is blank", async () => {
    const scribbles = { ...page, ink: new Uint8Array(page.ink.length) };
    const random = randomOf(3);
    for (let row = 0; row < 20; row++)
      for (let x = 300, y = 300 + row * 130; x < 2200; x++) {
        y += (random() - 0.5) * 14 + (300 + row * 130 - y) * 0.03 + 9 * Math.sin(x / 11 + random());
        for (let thick = -2; thick < 3; thick++) scribbles.ink[Math.round(y + thick) * page.width + x] = 1;
      }
    await expect(read(scribbles)).rejects.toMatchObject({ code: "unreadable_page", retryable: false });
    await expect(read({ ...page, ink: new Uint8Array(page.ink.length) })).rejects.toMatchObject({ code: "no_text" });
    const mixed = makePdf([{ bitmap: scribbles }, { lines: [{ text: "This deed is recorded.", x: 72, y: 700 }] }]);
    const made = await toMarkdown(mixed, "mixed.pdf", { ocr: "embedded" });
    expect(made.markdown).toBe("This deed is recorded.");
    expect(made.warnings).toMatchObject([{ code: "unreadable_page", page: 1 }]);
  });

  it("reads again what a poor hidden layer says, and keeps a good one", async () => {
    const hidden = (texts: string[]) => texts.map((text, index) => ({ text, x: 72, y: 720 - index * 16, size: 11, font: "Courier" as const, hidden: true }));
    const good = await toMarkdown(makePdf([{ bitmap: page, lines: hidden(lines) }]), "good.pdf", { ocr: "embedded" });
    expect(good.pages[0]?.source).toBe("text_layer");
    expect(good.markdown.replace(/\s+/g, " ")).toBe(truth.replace(/\s+/g, " "));
    const garbled = lines.map((line) => line.replace(/[aeiou]/g, "#").replace(/[nrt]/g, "~;"));
    const bad = await toMarkdown(makePdf([{ bitmap: page, lines: hidden(garbled) }]), "bad.pdf", { ocr: "embedded" });
    expect(bad.pages[0]?.source).toBe("ocr");
    expect(errorRate(truth, bad.markdown)).toBeLessThan(0.01);
  });
});
