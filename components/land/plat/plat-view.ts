// The window of a plat: north up, a margin for the calls, a scale bar of round length.
import type { PlatFrame, PlatShape } from "./plat-layer";

export type PlatView = { left: number; top: number; size: number; unit: number; viewBox: string };
export type Point = { x: number; y: number };

/** Section frames are 16 × 16 with y down; frames in feet have y to the north and are turned over. */
export const placed = (frame: PlatFrame, p: Point): Point => (frame.section ? p : { x: p.x, y: -p.y });

/** The square that holds every shape. `unit` is a hundredth of it: sizes of type and strokes. */
export function platView(frame: PlatFrame): PlatView {
  const points = frame.section
    ? [
        { x: 0, y: 0 },
        { x: 16, y: 16 },
      ]
    : frame.shapes.flatMap((s) => s.points.map((p) => placed(frame, p)));
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const [right, bottom] = [Math.max(0, ...xs), Math.max(0, ...ys)];
  const side = Math.max(right - left, bottom - top, 1);
  const margin = side * (frame.section ? 0.03 : 0.14);
  const size = side + 2 * margin;
  const x = (left + right - side) / 2 - margin;
  const y = (top + bottom - side) / 2 - margin;
  return { left: x, top: y, size, unit: size / 100, viewBox: `${x} ${y} ${size} ${size}` };
}

/** A round length of about a quarter of the drawing: 1, 2 or 5 times a power of ten. */
export function scaleLength(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size / 4));
  return [5, 2, 1].map((n) => n * power).find((n) => n <= size / 4) ?? power;
}

/** Where a call is written: the middle of its side, turned along it and never upside down. */
export function alongSide(a: Point, b: Point): { x: number; y: number; turn: number } {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn };
}

/** Middle of a shape, for its letter. */
export function middle(points: readonly Point[]): Point {
  const n = Math.max(points.length, 1);
  return { x: points.reduce((s, p) => s + p.x, 0) / n, y: points.reduce((s, p) => s + p.y, 0) / n };
}

/** How many letters a shape's own stands to the side, so that letters of layers with the same middle do not hide one another: 0 where it stands alone. */
export function besides(shape: PlatShape, shown: readonly PlatShape[]): number {
  const at = middle(shape.points);
  const near = shown.filter((s) => s.kind !== "exception" && Math.hypot(middle(s.points).x - at.x, middle(s.points).y - at.y) < 0.01);
  const rank = near.indexOf(shape);
  return rank < 0 ? 0 : rank - (near.length - 1) / 2;
}
