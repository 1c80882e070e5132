import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Bitmap, typedPage } from "./testing/scan.mjs";
import { greyTiff } from "./worker/grey-tiff.mjs";
import { runProgram, tesseractProgram } from "./worker/tesseract-program.mjs";

/** The head of a page, in shades. */
const shadesOf = ({ ink, width }: Bitmap): Bitmap => ({ ink: ink.slice(0, 500 * width).map((value) => value * 255), width, height: 500 });
const words = (table: string): string =>
  table
    .split("\n")
    .map((row) => row.split("\t"))
    .filter((cells) => cells[0] === "5")
    .map((cells) => cells[11])
    .join(" ");

describe("shades as a file", () => {
  it("holds each shade, turned to black on white", async () => {
    const file = greyTiff({ ink: Uint8Array.of(0, 255, 10, 200, 7, 99), width: 3, height: 2 });
    const { data, info } = await sharp(file).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([3, 2, 1]);
    expect([...data]).toEqual([255, 0, 245, 55, 248, 156]);
  });
});

const installed = (await tesseractProgram("4")) !== null;

describe.skipIf(!installed)("the tesseract program", { timeout: 60_000 }, () => {
  it("reads page after page in either mode, each as if it were read alone, blank ones too", async () => {
    const pages = [
      shadesOf(await typedPage(["The first page of a deed"])),
      { ink: new Uint8Array(40 * 40), width: 40, height: 40 },
      shadesOf(await typedPage(["Recorded in Book 12"])),
    ];
    const read = await tesseractProgram("4");
    const told: string[] = [];
    for (const page of pages) for (const mode of ["4", "6"]) told.push(words((await read?.(page, mode)) ?? ""));
    expect(told).toEqual(["The first page of a deed", "The first page of a deed", "", "", "Recorded in Book 12", "Recorded in Book 12"]);
    const settings = ["--psm", "4", "-l", "eng", "--dpi", "300", "-c", "tessedit_create_tsv=1"];
    const alone = await runProgram(["stdin", "stdout", ...settings], greyTiff(pages[2] as Bitmap));
    expect(words(alone)).toBe("Recorded in Book 12");
  });

  it("starts anew after a page that ended it", async () => {
    const read = await tesseractProgram("4");
    await expect(read?.({ ink: new Uint8Array(0), width: 0, height: 0 }, "4")).rejects.toThrow("tesseract");
    expect(words((await read?.(shadesOf(await typedPage(["North half"])), "4")) ?? "")).toBe("North half");
  });
});
