import type { EstateNode } from "@/lib/contracts/graph";

export type Standing = "current" | "ended" | "future";

/** How an estate stands at the end of a year; without a year, as the server says. An estate without a beginning is as old as the record. */
export function standingAt(node: Pick<EstateNode, "from" | "to" | "current">, year: number | null): Standing {
  if (year === null) return node.current ? "current" : "ended";
  const end = `${year}-12-31`;
  if (node.from !== null && node.from > end) return "future";
  return node.to !== null && node.to <= end ? "ended" : "current";
}

/** First and last year of a graph's estates; null where no estate has a date. */
export function yearsOf(nodes: Pick<EstateNode, "from" | "to">[]): { first: number; last: number } | null {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const node of nodes)
    for (const date of [node.from, node.to])
      if (date) {
        const year = Number(date.slice(0, 4));
        first = Math.min(first, year);
        last = Math.max(last, year);
      }
  return Number.isFinite(first) ? { first, last } : null;
}
