// Between two layers links go up and down. Each gets a track of its own there, so that they cross seldom and never run into one another.

/** A link between two layers: its height at the left and at the right. */
export type Riser = { left: number; right: number };

const mostCompared = 400;
const clash = 100;
const within = (y: number, riser: Riser) => y >= Math.min(riser.left, riser.right) && y <= Math.max(riser.left, riser.right);

/** What it costs to have `a` on a track left of `b`: lines crossed, and many times that where two would run into one another. */
function cost(a: Riser, b: Riser): number {
  const crossed = Number(within(b.left, a)) + Number(within(a.right, b));
  return crossed + (a.right === b.left ? clash : 0);
}

/** The tracks of risers, numbered from the left, and how many there are; -1 for those that are straight. */
export function channelTracks(risers: readonly Riser[]): { track: number[]; count: number } {
  const track = risers.map(() => -1);
  const bent = risers.flatMap((r, n) => (r.left === r.right ? [] : [n]));
  const order = bent.length > mostCompared ? bent.toSorted((a, b) => (risers[a]?.left ?? 0) - (risers[b]?.left ?? 0)) : leftToRight(risers, bent);
  const taken: Riser[][] = [];
  let count = 0;
  for (const n of order) {
    const riser = risers[n];
    if (!riser) continue;
    // As far left as it may: right of every track where something before it stands in its way.
    let at = taken.findLastIndex((row) => row.some((other) => inTheWay(other, riser))) + 1;
    if (at < 0) at = 0;
    taken[at] = [...(taken[at] ?? []), riser];
    track[n] = at;
    count = Math.max(count, at + 1);
  }
  return { track, count };
}

const inTheWay = (a: Riser, b: Riser): boolean =>
  Math.max(Math.min(a.left, a.right), Math.min(b.left, b.right)) <= Math.min(Math.max(a.left, a.right), Math.max(b.left, b.right));

/** An order of risers where each stands left of those it should: greedily the one that costs least to have leftmost. */
function leftToRight(risers: readonly Riser[], bent: readonly number[]): number[] {
  const left = new Set(bent);
  const price = new Map<number, number>();
  const pair = (a: number, b: number) => {
    const [x, y] = [risers[a], risers[b]];
    return x && y && inTheWay(x, y) ? cost(x, y) - cost(y, x) : 0;
  };
  for (const a of bent)
    price.set(
      a,
      bent.reduce((sum, b) => (a === b ? sum : sum + pair(a, b)), 0),
    );
  const order: number[] = [];
  while (left.size > 0) {
    let cheapest = -1;
    for (const n of left) if (cheapest === -1 || (price.get(n) ?? 0) < (price.get(cheapest) ?? 0)) cheapest = n;
    left.delete(cheapest);
    order.push(cheapest);
    for (const n of left) price.set(n, (price.get(n) ?? 0) - pair(n, cheapest));
  }
  return order;
}
