import { describe, expect, it } from "vitest";
import { graphSvg, type Palette } from "./graph-svg";
import type { Item } from "./lanes";
import type { PlacedGraph } from "./layout";

const palette: Palette = { canvas: "#fff", lane: "#eee", surface: "#fff", ink: "#000", faint: "#555", line: "#888", gap: "#a00", signal: "#06a" };
const estate = (id: string, name: string): Item =>
  ({
    kind: "estate",
    id,
    column: 0,
    date: "1903-05-09",
    node: { id, estate_type: "mineral", holder: { name }, share: { fraction: "1/4" }, from: "1903-05-09", to: null, current: true, assumed: false },
  }) as unknown as Item;
const graph = (open: boolean): PlacedGraph => ({
  lanes: [
    {
      lane: {
        id: "t",
        label: "NE/4 <Section 8>",
        items: [estate("a", "Smith & Sons"), estate("b", "B".repeat(60))],
        links: [{ id: "l", source: "a", target: "b", kind: "estate", edge: null }],
      },
      top: 0,
      open,
      width: 600,
      height: 200,
      columns: [{ x: 24, year: "1903" }],
      at: { a: { x: 24, y: 56 }, b: { x: 300, y: 56 } },
      routes: {
        l: [
          { x: 228, y: 97 },
          { x: 300, y: 97 },
        ],
      },
    },
  ],
  cross: [],
  routes: {},
});

describe("graphSvg", () => {
  it("draws every item and link of an open lane, with text that cannot break the document", () => {
    const { svg, width, height } = graphSvg(graph(true), "Sample", palette);
    expect([width, height]).toEqual([648, 248]);
    expect(svg).toContain("NE/4 &lt;Section 8&gt;");
    expect(svg).toContain("Smith &amp; Sons");
    expect(svg).toContain(">1/4<");
    expect(svg.match(/<path d="M228/g)).toHaveLength(1);
    expect(svg).toContain("BBB…");
  });

  it("leaves closed lanes out", () => {
    expect(graphSvg(graph(false), "Sample", palette).svg).not.toContain("Smith");
  });
});
