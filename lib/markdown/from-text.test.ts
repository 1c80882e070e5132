import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromText, textPages } from "./from-text";

const utf8 = (value: string) => new TextEncoder().encode(value);
const read = (bytes: Uint8Array) => fromText(bytes, "text/plain", 500);

describe("fromText", () => {
  it("keeps the text as it is, with \\n as line end", () => {
    expect(read(utf8("# Deed\r\n\r\nA *b* _c_\rEnd")).markdown).toBe("# Deed\n\nA *b* _c_\nEnd");
  });

  it("reads UTF-8 with a mark, UTF-16 with and without, and Windows-1252 with a warning", () => {
    expect(read(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8("Deed"))).markdown).toBe("Deed");
    const words = "Warranty Deed of 1919 § 3";
    const little = new Uint8Array(Buffer.from(words, "utf16le"));
    expect(read(Uint8Array.of(0xff, 0xfe, ...little)).markdown).toBe(words);
    expect(read(little).markdown).toBe(words);
    const big = new Uint8Array(Buffer.from(words, "utf16le").swap16());
    expect(read(Uint8Array.of(0xfe, 0xff, ...big)).markdown).toBe(words);
    const old = read(Uint8Array.of(0x93, 0x44, 0x65, 0x65, 0x64, 0x94, 0x20, 0xa7));
    expect(old.markdown).toBe("“Deed” §");
    expect(old.warnings.map((warning) => warning.code)).toEqual(["encoding_guessed"]);
  });

  it("replaces NUL bytes and halves of surrogate pairs, and says so", () => {
    const nul = read(utf8("A long enough deed\0 with one"));
    expect(nul.markdown).toBe("A long enough deed\uFFFD with one");
    expect(nul.warnings[0]?.code).toBe("nul_replaced");
    const half = new Uint8Array(Buffer.from("\uFEFFDeed \uD800 of land", "utf16le"));
    expect(read(half).markdown).toBe("Deed \uFFFD of land");
  });

  it("makes a page of what stands between form feeds", () => {
    expect(textPages("one\ftwo\f").map(({ page, start, end }) => [page, start, end])).toEqual([
      [1, 0, 3],
      [2, 4, 7],
    ]);
    expect(textPages("one")).toHaveLength(1);
    expect(textPages("")).toHaveLength(1);
  });

  it("covers every text by pages in order that hold no form feed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "\f", "\n", "deed ")), (parts) => {
        const text = parts.join("");
        const pages = textPages(text);
        expect(pages.map((page) => page.page)).toEqual(pages.map((_, index) => index + 1));
        expect(pages.map((page) => text.slice(page.start, page.end)).join("")).toBe(text.replaceAll("\f", ""));
      }),
    );
  });
});
