import { describe, expect, it } from "vitest";
import { findSentences } from "./sentences";

describe("findSentences", () => {
  it("does not end at abbreviations and initials", () => {
    const text = "Sold by J. B. Roe in Vol. 3, p. 4. Except the coal. Filed at 9 A. M.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(["Sold by J. B. Roe in Vol. 3, p. 4.", "Except the coal.", "Filed at 9 A. M."]);
  });
  it("ends behind an abbreviation where the next word opens a sentence", () => {
    const text =
      "The NW/4 of Section 9, 5th P. M. This is in addition to the first half. Paid by Elm Oil Co. The lease goes on. A. The coal stays. Lot 3, Tyler, Tex. Survey 4.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual([
      "The NW/4 of Section 9, 5th P. M.",
      "This is in addition to the first half.",
      "Paid by Elm Oil Co.",
      "The lease goes on.",
      "A. The coal stays.",
      "Lot 3, Tyler, Tex. Survey 4.",
    ]);
  });
  it("ends where a well was shut in, which measures no inches", () => {
    const cut = (text: string) => findSentences(text).map((s) => text.slice(s.start, s.end));
    expect(cut("The well was shut in. May 5, 1971. Nothing was sold.")).toEqual(["The well was shut in.", "May 5, 1971.", "Nothing was sold."]);
    expect(cut("An iron pin 3 in. South of the corner.")).toHaveLength(1);
  });

  it("does not end at a semicolon within brackets", () => {
    const text = "The farm (Book 4, page 9; Vol. 6, page 1) passes to Ann Roe; (1) the mill; (2) the barn.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual([
      "The farm (Book 4, page 9; Vol. 6, page 1) passes to Ann Roe;",
      "(1) the mill;",
      "(2) the barn.",
    ]);
  });
  it("ends before a lettered item", () => {
    const text = "The land goes to Ann Roe. (b) The minerals stay with both.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(["The land goes to Ann Roe.", "(b) The minerals stay with both."]);
  });
  it("ends behind a name that closes with its abbreviation where the next item opens", () => {
    const text = "To Ann Roe and Al Roe, Jr. (3) All else to Elm Oil, Inc. of Reno.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(["To Ann Roe and Al Roe, Jr.", "(3) All else to Elm Oil, Inc. of Reno."]);
  });
  it("goes on behind a book or document whose number has no point", () => {
    const text = "Recorded in Vol. No 12 as Doc. No 441. Everything else stands.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(["Recorded in Vol. No 12 as Doc. No 441.", "Everything else stands."]);
  });
  it("ends before an item numbered in Roman figures", () => {
    const text = "(i) The rent is paid. (iii) The lease goes on.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(["(i) The rent is paid.", "(iii) The lease goes on."]);
  });
  it("ends before and behind a note in square brackets", () => {
    const text = "The term is two years. [Noted: the Roe 2 came in on May 1, 1950.] Filed in Vol. 3.";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual([
      "The term is two years.",
      "[Noted: the Roe 2 came in on May 1, 1950.",
      "] Filed in Vol. 3.",
    ]);
  });
  it("ends before a signature, though quotation marks close there", () => {
    const text = 'He said: "No oil was produced." /s/ Cy Mott';
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(['He said: "No oil was produced.', '" /s/ Cy Mott']);
  });
});
