// Learns a softmax-linear model by steps down the gradient, each feature with a step of its own (Duchi, Hazan and Singer, Adaptive Subgradient Methods, JMLR 12 (2011)).
import { type LinearModel, WEIGHT_SCALE } from "@/lib/extract/learned/linear-model";

export type Example = { features: readonly string[]; answer: number };

/** A feature seen in fewer papers teaches only those papers. */
const RARE = 3;
const ROUNDS = 12;
const STEP = 0.5;
const BIAS_STEP = 0.05;
/** A weight this small says nothing. */
const LEAST = 2 / WEIGHT_SCALE;

/** The same order of numbers on every machine. */
function shuffler(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function indexed(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const e of examples) for (const f of e.features) seen.set(f, (seen.get(f) ?? 0) + 1);
  return new Map([...seen].filter(([, n]) => n >= RARE).map(([f], i) => [f, i]));
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((s) => Math.exp(s - most));
  const total = powers.reduce((x, y) => x + y, 0);
  return powers.map((p) => p / total);
}

/** Examples, each with its features and the number of its class, → the model; the same examples in the same order give the same model. */
export function learn(examples: readonly Example[], classes: number): LinearModel {
  const index = indexed(examples);
  const weights = new Float64Array(index.size * classes);
  const steps = new Float64Array(index.size * classes).fill(1e-8);
  const bias = new Array<number>(classes).fill(0);
  const rows = examples.map((e) => ({ answer: e.answer, at: e.features.flatMap((f) => index.get(f) ?? []) })).filter((r) => r.at.length > 0);
  const sums = new Float64Array(classes);
  const below = shuffler(7);
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = rows.length - 1; k > 0; k--) {
      const j = below(k + 1);
      [rows[k], rows[j]] = [rows[j] as (typeof rows)[number], rows[k] as (typeof rows)[number]];
    }
    for (const { at, answer } of rows) {
      const scale = 1 / Math.sqrt(at.length);
      sums.fill(0);
      for (const f of at) for (let c = 0, k = f * classes; c < classes; c++, k++) sums[c] = (sums[c] ?? 0) + (weights[k] ?? 0);
      const likely = softmax(bias.map((b, c) => b + scale * (sums[c] ?? 0)));
      const miss = likely.map((p, c) => p - (c === answer ? 1 : 0));
      for (let c = 0; c < classes; c++) bias[c] = (bias[c] ?? 0) - BIAS_STEP * (miss[c] ?? 0);
      for (const f of at)
        for (let c = 0, k = f * classes; c < classes; c++, k++) {
          const slope = (miss[c] ?? 0) * scale;
          steps[k] = (steps[k] ?? 0) + slope ** 2;
          weights[k] = (weights[k] ?? 0) - (STEP * slope) / Math.sqrt(steps[k] ?? 1);
        }
    }
  }
  const of = (i: number) => Array.from({ length: classes }, (_, c) => weights[i * classes + c] ?? 0);
  const kept = [...index].map(([f, i]) => [f, of(i)] as const).filter(([, w]) => w.some((x) => Math.abs(x) >= LEAST));
  return { classes, bias, weights: new Map(kept.sort(([x], [y]) => (x < y ? -1 : 1))) };
}

/** The model as linear-model.ts reads it. */
export function packModel(model: LinearModel): string {
  const whole = (list: readonly number[]) => list.map((x) => Math.round(x * WEIGHT_SCALE)).join(",");
  return [whole(model.bias), ...[...model.weights].map(([f, w]) => `${f}\t${whole(w)}`)].join("\n");
}

/** Of a model with many classes, what says something: each feature's weights less their median (which changes no likelihood), those of at least `least`; "feature⇥class:weight,…" a line below the biases. */
export function packSparse(model: LinearModel, least: number): string {
  const whole = (x: number) => Math.round(x * WEIGHT_SCALE);
  const lines = [...model.weights].flatMap(([f, w]) => {
    const median = [...w].sort((x, y) => x - y)[w.length >> 1] ?? 0;
    const said = w.flatMap((x, c) => (Math.abs(x - median) >= least ? [`${c}:${whole(x - median)}`] : []));
    return said.length ? [`${f}\t${said.join(",")}`] : [];
  });
  return [model.bias.map(whole).join(","), ...lines].join("\n");
}
