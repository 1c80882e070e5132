import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeReaders } from "./reader-pool";
import { renderPage } from "./render-page";
import { errorRate } from "./testing/error-rate.mjs";
import { joinTiffs } from "./testing/join-tiffs.mjs";
import { type Bitmap, typedPage } from "./testing/scan.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

type Compression = "ccittfax4" | "lzw" | "jpeg";
const texts = [
  "Know all men by these presents that the grantor",
  "conveys to the grantee the land in the county and",
  "warrants the title to the same against all claims.",
];
let pages: Bitmap[] = [];
beforeAll(async () => {
  pages = await Promise.all(texts.map((text, page) => typedPage([text, `This is page ${page + 1} of three.`])));
}, 30_000);

function tiffPage({ ink, width, height }: Bitmap, compression: Compression): Promise<Buffer> {
  const image = sharp(Buffer.from(ink.map((value) => (value ? 0 : 255))), { raw: { width, height, channels: 1 } });
  const dpi = 300 / 25.4;
  if (compression === "ccittfax4") return image.toColourspace("b-w").tiff({ compression, bitdepth: 1, xres: dpi, yres: dpi }).toBuffer();
  return image.tiff({ compression, quality: 85, xres: dpi, yres: dpi }).toBuffer();
}
const tiffOf = async (kinds: Compression[]): Promise<Buffer> =>
  joinTiffs(await Promise.all(kinds.map((kind, index) => tiffPage(pages[index] ?? { ink: new Uint8Array(), width: 0, height: 0 }, kind))));

describe("TIFF of several pages", { timeout: 120_000 }, () => {
  it("reads every page, in order, whatever each is packed with: CCITT G4, LZW, JPEG", async () => {
    const made = await toMarkdown(await tiffOf(["ccittfax4", "lzw", "jpeg"]), "deed.tif", { ocr: "embedded" });
    expect(made.media_type).toBe("image/tiff");
    expect(made.pages.map(({ page, width, height, source }) => ({ page, width, height, source }))).toEqual(
      [1, 2, 3].map((page) => ({ page, width: 2550, height: 3300, source: "ocr" })),
    );
    made.pages.forEach(({ start, end }, index) => {
      expect(errorRate(`${texts[index]}\nThis is page ${index + 1} of three.`, made.markdown.slice(start, end))).toBeLessThan(0.02);
    });
  });

  it("says that pages are lost where the file is cut off between two of them", async () => {
    const [first, second] = [await tiffOf(["lzw"]), await tiffOf(["lzw", "jpeg"])];
    const made = await toMarkdown(second.subarray(0, first.length + 2_000), "cut.tif", { ocr: "embedded" });
    expect(made.pages).toHaveLength(1);
    expect(made.warnings.map((warning) => warning.code)).toContain("file_cut_off");
  });

  it("says which page is damaged and was read in part only", async () => {
    const bytes = await tiffOf(["lzw", "jpeg"]);
    const first = (await tiffOf(["lzw"])).length;
    bytes.fill(0x5a, first + 20, first + 4_000);
    const made = await toMarkdown(bytes, "damaged.tif", { ocr: "embedded" });
    expect(made.pages).toHaveLength(2);
    expect(made.warnings.filter((warning) => warning.code === "damaged_image").map((warning) => warning.page)).toEqual([2]);
  });

  it("draws any of its pages for the viewer", async () => {
    const bytes = await tiffOf(["ccittfax4", "ccittfax4", "jpeg"]);
    for (const page of [1, 2, 3]) {
      const image = await sharp(Buffer.from((await renderPage(bytes, "image/tiff", page, 600)).bytes)).metadata();
      expect(image).toMatchObject({ format: "webp", width: 600 });
    }
    await expect(renderPage(bytes, "image/tiff", 4, 600)).rejects.toMatchObject({ code: "no_such_page" });
  });
});
