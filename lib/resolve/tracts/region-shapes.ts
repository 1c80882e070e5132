// The shape of a region on the square of its section: 16 × 16 units, the origin in the north-west corner.
import type { Geometry } from "@/lib/contracts/resolution";
import { child, type Region } from "@/lib/land/set/region";

type Shape = Geometry["shapes"][number];
const corners = { nw: [0, 0], ne: [1, 0], sw: [0, 1], se: [1, 1] } as const;

function squares(region: Region, x: number, y: number, size: number, label: string, out: Shape[]): void {
  if (region === 0) return;
  if (region === 1) {
    const at = (dx: number, dy: number) => ({ x: x + dx * size, y: y + dy * size });
    out.push({ kind: "aliquot", label, points: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] });
    return;
  }
  const half = size / 2;
  for (const [quarter, [dx, dy]] of Object.entries(corners) as [keyof typeof corners, readonly [number, number]][])
    squares(child(region, quarter), x + dx * half, y + dy * half, half, label, out);
}

/** NE/4 → one square with the corners (8,0) and (16,8); a half is two squares. Drawing only: areas are computed exactly elsewhere. */
export function regionShapes(region: Region, section: string, label: string): Geometry {
  const shapes: Shape[] = [];
  squares(region, 0, 0, 16, label, shapes);
  return { frame: "section", section, shapes };
}
