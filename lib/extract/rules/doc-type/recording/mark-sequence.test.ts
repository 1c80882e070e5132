import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textView } from "@/lib/text/view";
import { figureFit, looksNumeric, readFigures } from "./mark-digits";
import { readMarks } from "./mark-sequence";
import { findPageMarks } from "./page-marks";

/** Sheets of text with their marks; each sheet has prose enough to keep head and foot apart. */
function read(sheets: readonly { top?: string; bottom?: string }[]) {
  const prose = Array.from({ length: 20 }, (_, i) => `and the said party of the first part does further covenant and agree ${"x".repeat(i % 3)}`).join("\n");
  let text = "";
  const pages = sheets.map((s, i) => {
    const start = text.length;
    text += `${s.top ?? ""}\n${prose}\n${s.bottom ?? ""}\n`;
    return { page: i + 1, start, end: text.length };
  });
  return readMarks(findPageMarks(textView(text), pages));
}

describe("marks of pages", () => {
  it("hold together though each is spoilt", () => {
    expect(read([{ bottom: "wi 471 fa 26" }, { bottom: 'it" 471 ace Z7' }, { bottom: "471 me ZB" }])).toMatchObject({ book: "471", page: "26" });
    expect(read([{ top: "ke 88 mc G36" }, { top: "ft, 88 eae G37" }, { top: "it 88 PAGE 638" }])).toMatchObject({ book: "88", page: "636" });
  });

  it("tell the first page by counting back", () => {
    expect(read([{}, { top: "VOL 77 PAGE 301" }, { top: "VOL 77 PAGE 302" }])).toMatchObject({ book: "77", page: "300" });
  });

  it("give the page from numbers alone that rise with the sheets, but not the paper's own", () => {
    expect(read([{ top: "411" }, { top: "412" }, {}])).toMatchObject({ book: null, page: "411" });
    expect(read([{ bottom: "-1-" }, { bottom: "-2-" }, { bottom: "-3-" }])).toBeNull();
  });

  it("give a book without a page where the page is lost", () => {
    expect(read([{}, { bottom: "VOL 226 asta G4" }])).toMatchObject({ book: "226", page: null });
  });

  it("give the first sheet's page where a later sheet tells only the book", () => {
    expect(read([{ bottom: "w 192 race 87" }, { top: "VOL 192 PAGE 8B" }])).toMatchObject({ book: "192", page: "87" });
    expect(read([{ bottom: "w 192 race 87" }, { top: "VOL 340 PAGE 8B" }])?.page ?? null).toBeNull();
  });

  it("give the page of a later sheet whose sign of the book is lost, where another sheet names that book", () => {
    expect(read([{ bottom: "DEED VOL 318 PACE!" }, { bottom: "Woe 318 PAGE 442" }])).toMatchObject({ book: "318", page: "441" });
    expect(read([{}, { bottom: "Woe 318 PAGE 442" }])?.page ?? null).toBeNull();
  });

  it("hold where the book's word is cut off, by the page's own word", () => {
    expect(read([{ bottom: "077 PAGE" }, { bottom: "077 ‘PAGE 302" }])).toMatchObject({ book: "77", page: "301" });
    expect(read([{}, { bottom: "077 ‘PAGE 302" }])?.page ?? null).toBeNull();
  });

  it("give the page from a corner's number beside scraps of a hand's writing", () => {
    expect(read([{ top: "411" }, { top: "412 oh es wm" }, {}])).toMatchObject({ book: null, page: "411" });
    expect(read([{ top: "411" }, { top: "412 feet to a point" }, {}])).toBeNull();
  });

  it("do not take the book's number for a page because it ends a line on every sheet", () => {
    const sheets = [{ top: "BOOK 249" }, { top: "x OR 249" }, { top: "x 250" }];
    expect(read(sheets)?.page ?? null).toBeNull();
  });

  it("are not what a sentence cites", () => {
    expect(read([{ bottom: "recorded in Volume 12, Page 40, and in Volume 13, Page 41" }, { bottom: "the deed of record in Volume 12, Page 41" }])).toBeNull();
  });
});

describe("figures", () => {
  it("fit any number they are drawn from, and no other length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (n) => {
        const word = String(n);
        expect(looksNumeric(word)).toBe(true);
        expect(figureFit(word, n)).toBe(1);
        expect(readFigures(word)).toBe(word);
        expect(figureFit(`${word}1`, n)).toBeLessThan(1);
      }),
    );
  });
  it("are read through the signs that look like them", () => {
    expect(readFigures("G36")).toBe("636");
    expect(figureFit("GO7", 637)).toBeGreaterThan(0.85);
    expect(figureFit("GO7", 947)).toBeLessThan(0.7);
  });
});
