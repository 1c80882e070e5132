// Disjoint sets over the numbers 0..n−1. The root of a set is always its smallest member, so results do not depend on the order of joining.
export type UnionFind = { find(i: number): number; union(a: number, b: number): number; groups(): number[][] };

export function unionFind(size: number): UnionFind {
  const parent = Array.from({ length: size }, (_, i) => i);
  const find = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root] ?? root;
    let at = i;
    while (parent[at] !== root) {
      const next = parent[at] ?? root;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const union = (a: number, b: number): number => {
    const x = find(a);
    const y = find(b);
    const [low, high] = x < y ? [x, y] : [y, x];
    parent[high] = low;
    return low;
  };
  const groups = () => {
    const byRoot = new Map<number, number[]>();
    for (let i = 0; i < size; i++) {
      const root = find(i);
      const list = byRoot.get(root);
      if (list) list.push(i);
      else byRoot.set(root, [i]);
    }
    return [...byRoot.values()];
  };
  return { find, union, groups };
}
