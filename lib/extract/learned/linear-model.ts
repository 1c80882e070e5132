// A softmax-linear model: what it has learned is a list of features, each with a weight a class.

/** Weights are kept as whole numbers, this many to one. */
export const WEIGHT_SCALE = 64;

export type LinearModel = { readonly classes: number; readonly bias: readonly number[]; readonly weights: ReadonlyMap<string, readonly number[]> };

/** Reads a model as it is kept: the first line the biases, then "feature⇥w,w,w" a line. */
export function parseModel(packed: string): LinearModel {
  const [head = "", ...lines] = packed.split("\n");
  const numbers = (words: string) => words.split(",").map((w) => Number(w) / WEIGHT_SCALE);
  const bias = numbers(head);
  const weights = new Map(
    lines.filter(Boolean).map((line) => {
      const cut = line.lastIndexOf("\t");
      return [line.slice(0, cut), numbers(line.slice(cut + 1))] as const;
    }),
  );
  return { classes: bias.length, bias, weights };
}

/** How likely each class is, for the features of one thing: numbers from 0 to 1 that sum to 1. Features it never saw count for nothing. */
export function likelihoods(model: LinearModel, features: readonly string[]): number[] {
  const known = features.flatMap((f) => {
    const w = model.weights.get(f);
    return w ? [w] : [];
  });
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = model.bias.map((b, c) => b + scale * known.reduce((sum, w) => sum + (w[c] ?? 0), 0));
  const most = Math.max(...scores);
  const powers = scores.map((s) => Math.exp(s - most));
  const total = powers.reduce((x, y) => x + y, 0);
  return powers.map((p) => p / total);
}
