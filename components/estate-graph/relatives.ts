type Arc = { source: string; target: string };

/** A node with all it comes out of and all that comes out of it: what stays lit in focus. */
export function relatives(id: string, arcs: Arc[]): Set<string> {
  const down = new Map<string, string[]>();
  const up = new Map<string, string[]>();
  for (const { source, target } of arcs) {
    down.set(source, [...(down.get(source) ?? []), target]);
    up.set(target, [...(up.get(target) ?? []), source]);
  }
  const found = new Set([id]);
  const walk = (next: Map<string, string[]>) => {
    const queue = [id];
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const other of next.get(at) ?? [])
        if (!found.has(other)) {
          found.add(other);
          queue.push(other);
        }
  };
  walk(down);
  walk(up);
  return found;
}

type Placed = { id: string; x: number; y: number };
export type Direction = "left" | "right" | "up" | "down";

/** Where an arrow key leads: along the links to the left and right, to the neighbour in the column up and down; null where there is none. */
export function neighbour(from: string, direction: Direction, arcs: Arc[], places: Placed[]): string | null {
  const at = places.find((p) => p.id === from);
  if (!at) return null;
  const near = (list: Placed[]) => list.toSorted((a, b) => Math.abs(a.y - at.y) - Math.abs(b.y - at.y))[0]?.id ?? null;
  if (direction === "left" || direction === "right") {
    const ids = new Set(arcs.filter((a) => (direction === "right" ? a.source : a.target) === from).map((a) => (direction === "right" ? a.target : a.source)));
    return near(places.filter((p) => ids.has(p.id)));
  }
  const sign = direction === "down" ? 1 : -1;
  const ahead = places.filter((p) => (p.y - at.y) * sign > 0);
  const column = ahead.filter((p) => Math.abs(p.x - at.x) < 1);
  return near(column.length > 0 ? column : ahead);
}
