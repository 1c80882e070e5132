import { afterAll, describe, expect, it } from "vitest";
import { closeReaders } from "./reader-pool";
import { written } from "./testing/pen.mjs";
import { type Bitmap, imageFile, typedPage } from "./testing/scan.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

const body = [
  "WARRANTY DEED",
  "Know all men by these presents, that Orla Dunn, unmarried, of Reed County,",
  "Ohio, for ten dollars paid, does hereby grant, bargain, sell and convey to",
  "Piet Amsel, his heirs and assigns, the following described real estate:",
  "Lot number nine in the first addition to the village of Marlow.",
  "",
  "In witness whereof I have hereunto set my hand this ______ day of June, 1978.",
  "",
  "Orla Dunn",
];
/** Courier of 10 points at 300 dpi, the seventh line, the blank behind "this ". */
const BLANK = { left: 300 + 52 * 25, top: 300 + 6 * 67 - 62 };
const blankPage = (): Promise<Bitmap> => typedPage(body, { size: 10 });
const read = async (page: Bitmap) => toMarkdown(await imageFile(page), "deed.png", { ocr: "embedded" });
const codes = (made: { warnings: { code: string }[] }) => made.warnings.map((warning) => warning.code);

describe("a day that a hand wrote into the blank of a date", { timeout: 120_000 }, () => {
  it.each(["14", "14th"])("reads %s and says that a hand wrote it", async (pen) => {
    const made = await read(written(await blankPage(), pen, BLANK.left, BLANK.top));
    expect(made.markdown).toMatch(/this 14th day of June/);
    expect(codes(made)).toContain("handwritten_date");
    const word = made.pages[0]?.words.find((one) => made.markdown.slice(one.start, one.end) === "14th");
    // Never as sure as print, and where it stands on the page.
    expect(word?.confidence).toBeLessThanOrEqual(0.8);
    expect(word?.x).toBeGreaterThan(0.55);
  });

  it("reads it over a broken rule and in front of a comma", async () => {
    const bare = body.map((line) => line.replace("______ day", "          day"));
    const page = written(await typedPage(bare, { size: 10 }), "14th", BLANK.left, BLANK.top);
    const [rule, end] = [BLANK.top + 64, BLANK.left + 240];
    for (let y = rule; y < rule + 4; y++) for (let x = BLANK.left; x < end; x++) if ((x >> 4) % 4 !== 0) page.ink[y * page.width + x] = 1;
    for (let y = rule - 12; y < rule - 2; y++) page.ink.fill(1, y * page.width + end - 66, y * page.width + end - 59);
    expect((await read(page)).markdown).toMatch(/this 14th day of June/);
  });

  it.each(["27", "20"])("reads %s, by whichever reader is sure of it", async (pen) => {
    expect((await read(written(await blankPage(), pen, BLANK.left, BLANK.top))).markdown).toMatch(new RegExp(`this ${pen}(?:th)? day of June`));
  });

  it("says so where it cannot be read, and makes no day of it", async () => {
    const page = await blankPage();
    const scribbled = [0, 14, 26, 40].reduce((on, at) => written(on, "h3t0", BLANK.left + at, BLANK.top + (at % 3) * 5), page);
    const made = await read(scribbled);
    expect(made.markdown).not.toMatch(/\b\d{1,2}(?:st|nd|rd|th) day/);
    expect(codes(made)).not.toContain("handwritten_date");
  });

  it("leaves an empty blank and a printed day alone", async () => {
    expect(codes(await read(await blankPage()))).toEqual([]);
    const printed = await read(
      await typedPage(
        body.map((line) => line.replace("______", "23rd")),
        { size: 10 },
      ),
    );
    expect(printed.markdown).toContain("this 23rd day of June, 1978");
    expect(codes(printed)).toEqual([]);
  });
});
