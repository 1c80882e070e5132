// The coarsest partition of a section in which every description covers a part wholly or not at all.
import { child, quarters, type Region } from "./region";

export type SectionAtom = { region: Region /** Indexes of the descriptions that cover the atom, ascending. */; members: number[] };

type Node = string | { nw: Node; ne: Node; sw: Node; se: Node };

/**
 * `[N/2, NE/4]` → NW/4 by {0}, NE/4 by {0,1}. Land that no description covers is left out.
 * Work is in the number of cells where descriptions differ, not in pairs of descriptions.
 */
export function partitionSection(regions: readonly Region[]): SectionAtom[] {
  const names = new Map<string, number[]>();
  const tree = overlay(
    regions,
    regions.map((_, i) => i),
    [],
    names,
  );
  return [...names]
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => ({ members, region: cut(tree, name) }))
    .sort((a, b) => a.members.length - b.members.length || first(a) - first(b));
}

const first = (a: SectionAtom): number => a.members[0] ?? 0;

function overlay(regions: readonly Region[], open: readonly number[], full: readonly number[], names: Map<string, number[]>): Node {
  const whole = [...full];
  const partial: number[] = [];
  const parts: Region[] = [];
  for (const [k, index] of open.entries()) {
    const r = regions[k] ?? 0;
    if (r === 1) whole.push(index);
    else if (r !== 0) {
      partial.push(index);
      parts.push(r);
    }
  }
  if (partial.length === 0) {
    whole.sort((a, b) => a - b);
    const name = whole.join(",");
    names.set(name, whole);
    return name;
  }
  const down = (q: "nw" | "ne" | "sw" | "se"): Node =>
    overlay(
      parts.map((r) => child(r, q)),
      partial,
      whole,
      names,
    );
  return { nw: down("nw"), ne: down("ne"), sw: down("sw"), se: down("se") };
}

function cut(node: Node, name: string): Region {
  if (typeof node === "string") return node === name ? 1 : 0;
  return quarters(cut(node.nw, name), cut(node.ne, name), cut(node.sw, name), cut(node.se, name));
}
