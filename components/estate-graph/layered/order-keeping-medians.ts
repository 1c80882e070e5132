// Numbers that keep their order and stand as near as they can to where each is wished to be.

/** A wish for a place, and how much it counts. */
export type Wish = { at: number; weight: number };
type Block = { wishes: Wish[]; members: number; at: number };

function weightedMedian(wishes: readonly Wish[]): number {
  const half = wishes.reduce((sum, w) => sum + w.weight, 0) / 2;
  let sum = 0;
  for (const wish of wishes) {
    sum += wish.weight;
    if (sum >= half) return wish.at;
  }
  return 0;
}

/**
 * For each member its wishes → places in non-descending order with the least sum of weighted distances to them: [[9],[1],[5]] → [1, 1, 5].
 * Neighbours that want to pass each other become one block, which stands at the median of all its wishes.
 */
export function orderKeepingMedians(members: readonly (readonly Wish[])[]): number[] {
  const blocks: Block[] = [];
  for (const own of members) {
    const wishes = own.toSorted((a, b) => a.at - b.at);
    let block: Block = { wishes, members: 1, at: weightedMedian(wishes) };
    for (let above = blocks.at(-1); above && above.at > block.at; above = blocks.at(-1)) {
      blocks.pop();
      const joined = [...above.wishes, ...block.wishes].sort((a, b) => a.at - b.at);
      block = { wishes: joined, members: above.members + block.members, at: weightedMedian(joined) };
    }
    blocks.push(block);
  }
  return blocks.flatMap((block) => new Array<number>(block.members).fill(block.at));
}
