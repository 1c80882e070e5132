import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MarkdownDocument } from "./markdown-document";
import { closeReaders } from "./reader-pool";
import { deedLines } from "./testing/deed-text.mjs";
import { errorRate } from "./testing/error-rate.mjs";
import { makePdf, type PdfLine } from "./testing/make-pdf.mjs";
import { type Bitmap, imageFile, inkOf, randomOf } from "./testing/scan.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

const texts = deedLines(randomOf(8)).slice(0, 14);
const truth = texts.join("\n");
const typed = (list: string[], x: number, y: number, extra: Partial<PdfLine> = {}): PdfLine[] =>
  list.map((text, index) => ({ text, x, y: y - index * 16, font: "Courier", size: 10, ...extra }));

/** Strokes of a box in pixels at 300 dpi. */
function box({ ink, width, height }: Bitmap, left: number, top: number, right: number, bottom: number): Bitmap {
  const out = Uint8Array.from(ink);
  for (const y of [top, bottom]) for (let thick = 0; thick < 5; thick++) out.fill(1, (y + thick) * width + left, (y + thick) * width + right);
  for (let y = top; y < bottom; y++) for (const x of [left, right]) out.fill(1, y * width + x, y * width + x + 5);
  return { ink: out, width, height };
}

const read = async (bitmap: Bitmap): Promise<MarkdownDocument> => toMarkdown(await imageFile(bitmap), "page.png", { ocr: "embedded" });
const blocksOf = (made: MarkdownDocument): string[] => made.markdown.split("\n\n");

describe("what stands apart on a scanned page", { timeout: 120_000 }, () => {
  it("keeps a recorder's boxed stamp beside the text as a block of its own", async () => {
    const stamp = ["RECEIVED FOR RECORD", "May 4, 1931 at 9 A.M.", "Book 77 Page 112", "County Recorder"];
    const lines = [...typed(texts, 60, 560), ...typed(["WARRANTY DEED OF", "THE GRANTORS NAMED"], 60, 700), ...typed(stamp, 420, 712, { size: 9 })];
    const made = await read(box(await inkOf(makePdf([{ lines }])), 1700, 280, 2350, 620));
    expect(blocksOf(made)).toContain(stamp.join("\n"));
    const left = made.markdown.replace(stamp.join("\n"), "");
    expect(errorRate(`WARRANTY DEED OF\nTHE GRANTORS NAMED\n${truth}`, left)).toBeLessThan(0.03);
  });

  it("reads a note that runs up the margin, and one that runs down it, apart from the text beside them", async () => {
    const up = ["Transferred this 6th day of June 1931", "Mabel Leach, County Auditor"];
    const down = ["This conveyance has been examined", "and complies with the Code"];
    const lines = [
      ...typed(texts, 90, 700, { size: 9 }),
      ...up.map((text, index) => ({ text, x: 545 + index * 18, y: 380, degrees: 90, size: 11, font: "Helvetica" as const })),
      ...down.map((text, index) => ({ text, x: 52 - index * 18, y: 500, degrees: 270, size: 11, font: "Helvetica" as const })),
    ];
    const made = await read(await inkOf(makePdf([{ lines }])));
    expect(made.markdown).toContain(up.join("\n"));
    expect(made.markdown).toContain(down.join("\n"));
    expect(errorRate(truth, made.markdown.replace(up.join("\n"), "").replace(down.join("\n"), ""))).toBeLessThan(0.02);
    const word = made.pages[0]?.words.find((one) => made.markdown.slice(one.start, one.end) === "Transferred");
    expect(word?.x).toBeCloseTo(535 / 612, 1);
    expect(word?.h).toBeGreaterThan((word?.w ?? 1) * 2);
  });

  it("reads typed words that stand on a form's rules", async () => {
    const lines = typed(
      ["Grantor: Philena Marsh of Meridian County", "Grantee: Thaddeus Rowe, a single man of", "Consideration: Ten and no/100 Dollars"],
      72,
      700,
    );
    const page = await inkOf(makePdf([{ lines }]));
    for (const row of [0, 1, 2])
      for (let thick = 0; thick < 4; thick++) {
        const y = Math.round(((792 - 700 + row * 16 + 1) * 300) / 72) + thick;
        page.ink.fill(1, y * page.width + 290, y * page.width + 1500);
      }
    const made = await read(page);
    expect(errorRate(lines.map((line) => line.text).join("\n"), made.markdown)).toBeLessThan(0.05);
  });
});

describe("text layers that are not what they seem", { timeout: 120_000 }, () => {
  const shifted = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => String.fromCharCode(((letter.charCodeAt(0) - (letter < "a" ? 65 : 97) + 7) % 26) + (letter < "a" ? 65 : 97)));
  let page: Bitmap;
  beforeAll(async () => {
    page = await inkOf(makePdf([{ lines: typed(texts, 60, 700) }]));
  }, 30_000);
  const hidden = (list: string[]): PdfLine[] => typed(list, 60, 700, { hidden: true });

  it("reads the picture where the letters of a font stand for others", async () => {
    const made = await toMarkdown(makePdf([{ bitmap: page, lines: hidden(texts.map(shifted)) }]), "lies.pdf", { ocr: "embedded" });
    expect(made.pages[0]?.source).toBe("ocr");
    expect(errorRate(truth, made.markdown)).toBeLessThan(0.02);
  });

  it("takes its own reading where a hidden layer has a word in four wrong", async () => {
    const poor = texts.map((line) =>
      line
        .split(" ")
        .map((word, index) => (index % 4 === 1 ? word.replace(/[aeiou]/g, "1") : word))
        .join(" "),
    );
    const made = await toMarkdown(makePdf([{ bitmap: page, lines: hidden(poor) }]), "poor.pdf", { ocr: "embedded" });
    expect(made.pages[0]?.source).toBe("ocr");
  });

  it("keeps visible text of names and numbers, however few common words it has", async () => {
    const rows = Array.from({ length: 40 }, (_, index) => `Lindqvist, Harriet ${index} Tuttle, Orson ${1900 + index} Holloway ${index * 7}`);
    const made = await toMarkdown(makePdf([{ lines: typed(rows, 60, 740, { size: 9 }) }]), "index.pdf", { ocr: "embedded" });
    expect(made.pages[0]?.source).toBe("text_layer");
  });
});
