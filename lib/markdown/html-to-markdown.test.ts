import { describe, expect, it } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown";

describe("htmlToMarkdown", () => {
  it("keeps headings, paragraphs and line breaks, and drops emphasis", () => {
    expect(htmlToMarkdown("<h1>Deed</h1><p><strong>A</strong> &amp; B&#xa7;<br />C &lt; D</p>")).toBe("# Deed\n\nA & B§\nC < D");
  });

  it("writes tables row by row and lists item by item", () => {
    const table = "<table><thead><tr><th><p>Name</p></th><th><p>Share</p></th></tr></thead><tr><td><p>A</p></td><td><p>1/2</p></td></tr></table><p>End</p>";
    expect(htmlToMarkdown(table)).toBe("| Name | Share |\n| A | 1/2 |\n\nEnd");
    expect(htmlToMarkdown("<ol><li>one</li><li>two<ul><li>deep</li></ul></li></ol><p>x</p>")).toBe("1. one\n2. two\n  - deep\n\nx");
  });

  it("makes a form feed of a page break", () => {
    expect(htmlToMarkdown("<p>one</p><p><hr class='page' />two</p>")).toBe("one\ftwo");
  });

  it("ends on hostile HTML", () => {
    expect(typeof htmlToMarkdown("<p".repeat(50_000) + "&".repeat(50_000) + "<td>".repeat(20_000))).toBe("string");
  });
});
