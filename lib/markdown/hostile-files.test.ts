import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { detectMedia } from "./detect-media";
import { closeReaders } from "./reader-pool";
import { StageFailure } from "./stage-failure";
import { crc32 } from "./testing/crc32";
import { makePdf } from "./testing/make-pdf.mjs";
import { toMarkdown } from "./to-markdown";

afterAll(closeReaders);

const failureOf = async (bytes: Uint8Array, name = "file"): Promise<StageFailure> => {
  const outcome = await toMarkdown(bytes, name, { ocr: "embedded" }).then(
    (document) => document,
    (thrown: unknown) => thrown,
  );
  if (outcome instanceof StageFailure) return outcome;
  throw new Error(`Expected a StageFailure, got ${JSON.stringify(outcome).slice(0, 300)}`);
};
const text = (value: string) => new TextEncoder().encode(value);
const pdf = () => makePdf([{ lines: [{ text: "This deed conveys the land described.", x: 72, y: 700 }] }]);

describe("hostile files end as a StageFailure that says what to do", () => {
  it("refuses 0 bytes, white space, binary junk, archives and old Office files by their content", async () => {
    expect((await failureOf(new Uint8Array())).code).toBe("empty_file");
    expect((await failureOf(text(" \n\t "))).code).toBe("no_text");
    expect(
      (
        await failureOf(
          Uint8Array.from({ length: 4000 }, (_, i) => (i * 97) % 256),
          "deed.pdf",
        )
      ).code,
    ).toBe("unknown_file_type");
    expect((await failureOf(zipSync({ "a.txt": text("hello") }), "deed.docx")).code).toBe("unknown_file_type");
    expect((await failureOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0), "deed.docx")).code).toBe("legacy_office_file");
  });

  it("refuses a truncated PDF whose pages are lost, and one that is only a heading", async () => {
    expect((await failureOf(pdf().slice(0, 200))).code).toBe("broken_pdf");
    expect((await failureOf(text("%PDF-1.7\n"))).code).toBe("broken_pdf");
  });

  it("ends on a page tree that contains itself", async () => {
    const cyclic =
      "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 4 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF";
    const failure = await failureOf(text(cyclic));
    expect(["broken_pdf", "unreadable_page", "no_text"]).toContain(failure.code);
  });

  it("ends on a form that draws itself", async () => {
    const form = "<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << /XObject << /F 3 0 R >> >> /Length 5 >>\nstream\n/F Do\nendstream";
    const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /XObject << /F 3 0 R >> >> >>";
    const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [4 0 R] /Count 1 >>", form, page, "<< /Length 5 >>\nstream\n/F Do\nendstream"];
    const failure = await failureOf(text(`%PDF-1.4\n${objects.map((o, i) => `${i + 1} 0 obj\n${o}\nendobj`).join("\n")}\ntrailer\n<< /Root 1 0 R >>\n%%EOF`));
    expect(failure.code).toBe("no_text");
  });

  it("tells a locked PDF from a broken one", async () => {
    const key = "<00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff>";
    const locked = makePdf([{ lines: [{ text: "secret", x: 72, y: 700 }] }], {
      trailer: "/Encrypt {next} 0 R /ID [<00> <00>]",
      extraObjects: [`<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`],
    });
    const failure = await failureOf(locked);
    expect(failure.code).toBe("encrypted_pdf");
    expect(failure.message).toMatch(/without one/);
    expect(failure.retryable).toBe(false);
  });

  it("refuses more pages than it is allowed before reading any", async () => {
    const many = makePdf(Array.from({ length: 12 }, () => ({ lines: [{ text: "page", x: 72, y: 700 }] })));
    await expect(toMarkdown(many, "many.pdf", { maxPages: 10 })).rejects.toMatchObject({ code: "too_many_pages" });
    await expect(toMarkdown(text("a\fb\fc"), "many.txt", { maxPages: 2 })).rejects.toMatchObject({ code: "too_many_pages" });
  });

  it("refuses an image of 20,000 x 20,000 pixels by its heading", async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const heading = Buffer.from(small.subarray(12, 29));
    heading.writeUInt32BE(20_000, 4);
    heading.writeUInt32BE(20_000, 8);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(heading));
    const huge = Buffer.concat([small.subarray(0, 12), heading, sum, small.subarray(33)]);
    expect((await failureOf(huge, "huge.png")).code).toBe("image_too_large");
  }, 60_000);

  it("refuses a damaged image and a TIFF of 2,000 directories", async () => {
    expect((await failureOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3))).code).toBe("broken_image");
    expect((await failureOf(manyDirectories(2_000))).code).toBe("too_many_pages");
  }, 30_000);

  it("refuses a TIFF whose directories go in a circle", async () => {
    const failure = await failureOf(manyDirectories(1, 8));
    expect(["broken_image", "too_many_pages", "no_text", "unreadable_page"]).toContain(failure.code);
  }, 60_000);

  it("refuses a DOCX that unpacks to far more than it declares room for", async () => {
    const bomb = zipSync({ "word/document.xml": [new Uint8Array(30_000_000), { level: 9 }], "[Content_Types].xml": text("<Types/>") });
    expect(detectMedia(bomb, "deed.docx")).toMatchObject({ problem: { code: "expands_too_far" } });
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    expect((await failureOf(lying, "deed.docx")).code).toBe("expands_too_far");
  }, 60_000);

  it("refuses a DOCX that is cut short or holds no document", async () => {
    const whole = zipSync({ "word/document.xml": text("<w:document>") });
    expect((await failureOf(whole.slice(0, whole.length - 30), "deed.docx")).code).toBe("broken_docx");
    expect((await failureOf(whole, "deed.docx")).code).toBe("broken_docx");
  }, 30_000);

  it("stops at once when it is cancelled, and reads the next file as if nothing had been", async () => {
    const cancel = new AbortController();
    cancel.abort();
    await expect(toMarkdown(pdf(), "deed.pdf", { signal: cancel.signal })).rejects.toMatchObject({ code: "cancelled" });
    expect((await toMarkdown(pdf(), "deed.pdf")).markdown).toBe("This deed conveys the land described.");
  }, 30_000);
});

/** A TIFF of 1 x 1 pixel pages: `count` directories in a row, the last pointing to `back` (0: none). */
function manyDirectories(count: number, back = 0): Uint8Array {
  const tags: [number, number, number][] = [
    [256, 4, 1],
    [257, 4, 1],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, 1],
    [279, 4, 1],
  ];
  const size = 2 + tags.length * 12 + 4;
  const out = new DataView(new ArrayBuffer(8 + count * size));
  out.setUint32(0, 0x002a4949, true);
  out.setUint32(4, 8, true);
  for (let index = 0; index < count; index++) {
    const at = 8 + index * size;
    out.setUint16(at, tags.length, true);
    tags.forEach(([tag, type, value], row) => {
      out.setUint16(at + 2 + row * 12, tag, true);
      out.setUint16(at + 4 + row * 12, type, true);
      out.setUint32(at + 6 + row * 12, 1, true);
      out.setUint32(at + 10 + row * 12, value, true);
    });
    out.setUint32(at + size - 4, index < count - 1 ? at + size : back, true);
  }
  return new Uint8Array(out.buffer);
}
