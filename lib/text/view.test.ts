import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatOffset, rawSpan, textView } from "./view";

describe("textView", () => {
  it("joins lines, broken words and form rules into one flat line", () => {
    expect(textView("| of Lake-\n| wood   ____ County,\n~ Ohio").text.trim()).toBe("of Lake-wood County, Ohio".replace("-w", "w"));
  });

  it("keeps two hyphens of a typewriter between words as a dash", () => {
    expect(textView("both by Opal -- SHERYL ROE").text).toBe("both by Opal - SHERYL ROE");
    expect(textView("Name -- -- -- here").text).toBe("Name here");
  });

  it("drops the stop of a word cut short behind which the words go on", () => {
    expect(textView("ten per cent. (10%) of the oil, and five per\ncent. of coal").text).toBe("ten per cent (10%) of the oil, and five per cent of coal");
    expect(textView("a rate of six per cent. The grantor signs").text).toBe("a rate of six per cent. The grantor signs");
  });

  it("keeps the way back: a flat span leads to the raw words", () => {
    const raw = "Know all\n| Men by these “Presents”";
    const view = textView(raw);
    const at = view.text.indexOf("Men");
    const span = rawSpan(view, { start: at, end: at + 3 });
    expect(raw.slice(span.start, span.end)).toBe("Men");
    expect(flatOffset(view, raw.indexOf("these"))).toBe(view.text.indexOf("these"));
  });

  it("never loses its place on any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (raw) => {
        const view = textView(raw);
        expect(view.offsets.length).toBe(view.text.length + 1);
        for (let i = 1; i < view.text.length; i++) expect(view.offsets[i] as number).toBeGreaterThan(view.offsets[i - 1] as number);
        expect(view.text).not.toMatch(/ {2}|\n/);
      }),
    );
  });
});

it("begins a block under a heading in capitals and at each row of a table", () => {
  const heading = "DEED WITH ALL OF THE MINERALS IN THE LAND NAMED BELOW\n\nAda Venn, a widow, conveys to Bo Lark";
  expect(textView(heading).blocks.map((b) => textView(heading).text.slice(b, b + 8))).toEqual(["Ada Venn"]);
  const table = "Lessors          Share          Residence\nAda Venn, widow        75%          Elm";
  expect(textView(table).blocks.map((b) => textView(table).text.slice(b, b + 8))).toContain("Ada Venn");
});

it("begins a block at each cell that bars part, and at no stray bar of a scan", () => {
  const table = textView("| Name | Kin | Share |\n|---|---|---|\n| Ada Venn | Wife | 1/2 |\n| Bo Lark | Son | 1/2 |");
  expect(table.blocks.map((b) => table.text.slice(b, b + 4))).toEqual(expect.arrayContaining(["Kin ", "Wife", "Bo L", "Son "]));
  const scan = textView("| This deed made by Ada | Venn of Elm,\na widow | and Bo Lark");
  expect(scan.blocks).toEqual([]);
});
