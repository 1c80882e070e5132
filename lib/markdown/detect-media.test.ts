import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { detectMedia } from "./detect-media";

const text = (value: string) => new TextEncoder().encode(value);

describe("detectMedia", () => {
  it("goes by content, whatever the name says", () => {
    expect(detectMedia(text("%PDF-1.7\n"), "deed.txt")).toEqual({ media_type: "application/pdf", kind: "pdf" });
    expect(detectMedia(text("junk before\n%PDF-1.4\n"), "deed")).toMatchObject({ kind: "pdf" });
    expect(detectMedia(text("WARRANTY DEED"), "deed.pdf")).toEqual({ media_type: "text/plain", kind: "text" });
    expect(detectMedia(Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0), "a.png")).toEqual({ media_type: "image/tiff", kind: "tiff" });
    expect(detectMedia(Uint8Array.of(0x4d, 0x4d, 0, 0x2a), "a")).toMatchObject({ kind: "tiff" });
    expect(detectMedia(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "a")).toMatchObject({ media_type: "image/jpeg" });
    expect(detectMedia(text("RIFFxxxxWEBPVP8 "), "a")).toMatchObject({ media_type: "image/webp" });
    const docx = zipSync({ "word/document.xml": text("<w:document/>") });
    expect(detectMedia(docx, "deed.zip")).toMatchObject({ kind: "docx" });
  });

  it("calls a text Markdown only by its name", () => {
    expect(detectMedia(text("# Deed"), "deed.MD")).toEqual({ media_type: "text/markdown", kind: "text" });
    expect(detectMedia(text("# Deed"), "deed.txt")).toEqual({ media_type: "text/plain", kind: "text" });
  });

  it("names what it cannot read, and what to do", () => {
    const code = (bytes: Uint8Array) => {
      const found = detectMedia(bytes, "deed.pdf");
      if (!("problem" in found)) throw new Error("no problem");
      expect(found.problem.message.length).toBeGreaterThan(30);
      return found.problem.code;
    };
    expect(code(new Uint8Array())).toBe("empty_file");
    expect(code(text("{\\rtf1 deed}"))).toBe("unknown_file_type");
    expect(code(text("GIF89a......"))).toBe("unknown_file_type");
    expect(code(text("....ftypheic"))).toBe("unknown_file_type");
    expect(code(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))).toBe("legacy_office_file");
    expect(code(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3))).toBe("broken_docx");
  });
});
