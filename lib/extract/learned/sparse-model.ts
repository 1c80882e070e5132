// A softmax-linear model of many classes, of which each feature speaks for few.
import { WEIGHT_SCALE } from "./linear-model";

export type SparseModel = { readonly bias: readonly number[]; readonly weights: ReadonlyMap<string, readonly (readonly [number, number])[]> };

/** Reads a model as it is kept: the first line the biases, then "feature⇥class:weight,…" a line. */
export function parseSparse(packed: string): SparseModel {
  const [head = "", ...lines] = packed.split("\n");
  const number = (w: string) => Number(w) / WEIGHT_SCALE;
  const pair = (p: string): readonly [number, number] => {
    const [c, w] = p.split(":");
    return [Number(c), number(w ?? "0")];
  };
  const weights = new Map(
    lines.filter(Boolean).map((line) => {
      const cut = line.lastIndexOf("\t");
      return [
        line.slice(0, cut),
        line
          .slice(cut + 1)
          .split(",")
          .map(pair),
      ] as const;
    }),
  );
  return { bias: head.split(",").map(number), weights };
}

/** How likely each class is, for the features of one thing: numbers from 0 to 1 that sum to 1. Features it never saw count for nothing. */
export function sparseLikelihoods(model: SparseModel, features: readonly string[]): number[] {
  const known = features.flatMap((f) => {
    const w = model.weights.get(f);
    return w ? [w] : [];
  });
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = [...model.bias];
  for (const said of known) for (const [c, w] of said) scores[c] = (scores[c] ?? 0) + scale * w;
  const most = Math.max(...scores);
  const powers = scores.map((s) => Math.exp(s - most));
  const total = powers.reduce((x, y) => x + y, 0);
  return powers.map((p) => p / total);
}
