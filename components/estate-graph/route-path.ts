type Point = { x: number; y: number };

/** A route of right angles as an SVG path with rounded corners: [0,0],[10,0],[10,10] → "M0 0L4 0Q10 0 10 6L10 10" for radius 6. */
export function routePath(points: Point[], radius = 6): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${first.x} ${first.y}`;
  rest.forEach((corner, i) => {
    const before = points[i] ?? first;
    const after = rest[i + 1];
    if (!after) {
      path += `L${corner.x} ${corner.y}`;
      return;
    }
    const enter = towards(corner, before, radius);
    const leave = towards(corner, after, radius);
    path += `L${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
  });
  return path;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
