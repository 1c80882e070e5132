import { describe, expect, it } from "vitest";
import { platFrames } from "./plat-layer";
import { alongSide, besides, placed, platView, scaleLength } from "./plat-view";

const square = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 200 },
  { x: 0, y: 200 },
];
const section = (label: string) => ({ frame: "section" as const, section: "5N-6W-9", shapes: [{ kind: "aliquot" as const, label, points: square }] });

describe("plat", () => {
  it("lays documents over one section in one frame, and gives each survey its own", () => {
    const frames = platFrames([
      { id: "a", label: "Deed", geometry: [section("N/2")] },
      {
        id: "b",
        label: "Lease",
        geometry: [section("NE/4"), { frame: "feet", section: null, shapes: [{ kind: "polygon", label: "Survey", points: square }] }],
      },
    ]);
    expect(frames.map((f) => [f.title, f.shapes.map((s) => s.layer)])).toEqual([
      ["Section 5N-6W-9", [0, 1]],
      ["Lease", [1]],
    ]);
  });
  it("keeps north up and every point in the window", () => {
    const [frame] = platFrames([
      { id: "a", label: "Survey", geometry: [{ frame: "feet", section: null, shapes: [{ kind: "polygon", label: "Survey", points: square }] }] },
    ]);
    if (!frame) throw new Error("no frame");
    const view = platView(frame);
    expect(placed(frame, { x: 0, y: 200 }).y).toBeLessThan(placed(frame, { x: 0, y: 0 }).y);
    for (const p of square.map((q) => placed(frame, q)))
      expect(p.x >= view.left && p.x <= view.left + view.size && p.y >= view.top && p.y <= view.top + view.size).toBe(true);
  });
  it("sets letters beside one another only where their shapes have one middle", () => {
    const [frame] = platFrames([
      { id: "a", label: "Deed", geometry: [section("N/2")] },
      { id: "b", label: "Lease", geometry: [section("N/2")] },
      {
        id: "c",
        label: "Figure",
        geometry: [{ ...section("NE/4"), shapes: [{ kind: "polygon", label: "Figure", points: square.map((p) => ({ x: p.x / 2, y: p.y / 2 })) }] }],
      },
    ]);
    expect(frame?.shapes.map((s) => besides(s, frame.shapes))).toEqual([-0.5, 0.5, 0]);
  });
  it("draws a scale of round length and never writes a call upside down", () => {
    expect(scaleLength(1320)).toBe(200);
    expect(scaleLength(90)).toBe(20);
    expect(Math.abs(alongSide({ x: 10, y: 0 }, { x: 0, y: 1 }).turn)).toBeLessThanOrEqual(90);
  });
});
