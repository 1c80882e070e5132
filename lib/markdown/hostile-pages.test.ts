import { afterAll, describe, expect, it } from "vitest";
import { closeReaders } from "./reader-pool";
import { StageFailure } from "./stage-failure";
import { imageFile, randomOf } from "./testing/scan.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

const outcomeOf = (bytes: Uint8Array, name: string) =>
  toMarkdown(bytes, name, { ocr: "embedded" }).then(
    (document) => document,
    (thrown: unknown) => thrown,
  );

/** A page of dots: `share` of it is ink, in squares of `size` pixels. */
function noise(share: number, size: number) {
  const [random, width, height] = [randomOf(size + 3), 2000, 2600];
  const ink = new Uint8Array(width * height);
  for (let y = 0; y + size <= height; y += size)
    for (let x = 0; x + size <= width; x += size)
      if (random() < share) for (let dy = 0; dy < size; dy++) ink.fill(1, (y + dy) * width + x, (y + dy) * width + x + size);
  return { ink, width, height };
}

/** A PDF of visible text whose font says another letter for each that it shows. */
function lyingPdf(lines: readonly string[]): Uint8Array {
  const stream = (dictionary: string, body: string) => `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const show = lines.map((line, at) => `BT /F1 11 Tf 72 ${720 - 16 * at} Td (${line}) Tj ET`).join("\n");
  const toUnicode =
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def\n1 begincodespacerange <00> <ff> endcodespacerange\n1 beginbfrange <21> <7e> <2463> endbfrange\nendcmap end end";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    stream("", show),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 6 0 R >>",
    stream("", toUnicode),
  ];
  return new TextEncoder().encode(`%PDF-1.4\n${objects.map((o, i) => `${i + 1} 0 obj\n${o}\nendobj`).join("\n")}\ntrailer\n<< /Root 1 0 R >>\n%%EOF`);
}

describe("pages that mean harm", { timeout: 120_000 }, () => {
  it.each([
    [0.4, 3],
    [0.12, 8],
    [0.3, 16],
  ])("noise from edge to edge (%d of it ink, grains of %d) ends soon and gives no words", async (share, size) => {
    const started = process.hrtime.bigint();
    const made = await outcomeOf(await imageFile(noise(share, size)), "noise.png");
    if (made instanceof StageFailure) expect(["unreadable_page", "no_text"]).toContain(made.code);
    else expect(made).toMatchObject({ markdown: "" });
    expect(Number(process.hrtime.bigint() - started) / 1e9).toBeLessThan(60);
  });

  it("is read by its picture where its fonts lie about their letters", async () => {
    const lines = Array.from({ length: 14 }, () => "Know all men by these presents that the grantor conveys this land");
    const made = await outcomeOf(lyingPdf(["WARRANTY DEED", ...lines]), "deed.pdf");
    expect(made).toMatchObject({ pages: [{ source: "ocr" }] });
    expect((made as { markdown: string }).markdown).toContain("WARRANTY DEED");
  });
});
