import { afterAll, describe, expect, it } from "vitest";
import { closeReaders } from "./reader-pool";
import { renderPage } from "./render-page";
import { makePdf, type PdfLine } from "./testing/make-pdf.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

const prose = [
  "This deed made by the grantor to the grantee conveys",
  "the land in the county of the said state and is",
  "recorded in the book of deeds of the county.",
];
const lines = (texts: string[], x = 72, y = 700): PdfLine[] => texts.map((text, index) => ({ text, x, y: y - index * 16 }));

describe("a PDF's text layer", () => {
  it("gives every word with its box, to a thousandth of the page", async () => {
    const made = await toMarkdown(makePdf([{ lines: lines(prose) }]), "deed.pdf");
    expect(made.markdown).toBe(prose.join("\n"));
    expect(made.pages).toMatchObject([{ page: 1, width: 612, height: 792, source: "text_layer", ocr_confidence: null }]);
    const first = made.pages[0]?.words[0];
    expect(first).toMatchObject({ start: 0, end: 4 });
    expect(first?.x).toBeCloseTo(72 / 612, 2);
    expect((first?.y ?? 0) + (first?.h ?? 0)).toBeGreaterThan(92 / 792);
    expect(first?.y).toBeLessThan(86 / 792);
  });

  it("keeps boxes on the page as shown when the page is rotated", async () => {
    // Shown turned by 90 degrees clockwise: what is at the left of the sheet stands at the top.
    const made = await toMarkdown(
      makePdf([{ rotate: 90, lines: prose.map((text, index) => ({ text, x: 100 + index * 16, y: 60, degrees: 90 })) }]),
      "deed.pdf",
    );
    expect(made.markdown).toBe(prose.join("\n"));
    expect(made.pages[0]).toMatchObject({ width: 792, height: 612 });
    const first = made.pages[0]?.words[0];
    expect(first?.x).toBeCloseTo(60 / 792, 2);
    expect(first?.y).toBeCloseTo(90 / 612, 1);
  });

  it("reads lines in their place, not in the order they were drawn", async () => {
    const made = await toMarkdown(makePdf([{ lines: lines(prose).reverse() }]), "deed.pdf");
    expect(made.markdown).toBe(prose.join("\n"));
  });

  it("keeps a stamp that stands sideways in the margin as a block of its own", async () => {
    const stamp: PdfLine = { text: "RECORDED BOOK 12 PAGE 40", x: 590, y: 300, degrees: 90, size: 9 };
    const made = await toMarkdown(makePdf([{ lines: [stamp, ...lines(prose)] }]), "deed.pdf");
    expect(made.markdown).toBe(`${prose.join("\n")}\n\nRECORDED BOOK 12 PAGE 40`);
  });

  it("reads 200 pages without keeping the server waiting, and tells progress page by page", async () => {
    const page = {
      lines: lines(
        Array.from({ length: 40 }, (_, index) => `${prose[index % 3]} ${index}`),
        72,
        740,
      ),
    };
    const pdf = makePdf(Array.from({ length: 200 }, () => page));
    await toMarkdown(makePdf([page]), "warm-up.pdf");
    const told: number[] = [];
    const made = await toMarkdown(pdf, "long.pdf", { onPage: (done) => told.push(done) });
    expect(made.pages).toHaveLength(200);
    expect(told.at(-1)).toBe(200);
  }, 60_000);
});

describe("renderPage", () => {
  it("gives WebP of the asked width", async () => {
    const image = await renderPage(makePdf([{ lines: lines(prose) }]), "application/pdf", 1, 400);
    expect(image.media_type).toBe("image/webp");
    expect(Buffer.from(image.bytes.subarray(8, 12)).toString()).toBe("WEBP");
  });

  it("says that text has no picture, and that there is no such page", async () => {
    await expect(renderPage(new TextEncoder().encode("Deed"), "text/plain", 1, 400)).rejects.toMatchObject({ code: "not_an_image" });
    await expect(renderPage(makePdf([{}]), "application/pdf", 2, 400)).rejects.toMatchObject({ code: "no_such_page" });
  });
});
