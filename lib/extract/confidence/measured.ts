// Made by `npm run bench -- confidence --write`: how often values of a class were right on papers of known content, spoilt to known degrees.
import type { ValueClass } from "./value-class";

/** Log-odds of being right: base + quality × (log-odds of the page quality − 2) + stated × log-odds of what the rule states. */
export type Fit = { readonly base: number; readonly quality: number; readonly stated: number };

export const measured: Readonly<Record<ValueClass, Fit>> = {
  type: { base: 0.7, quality: 1.52, stated: 1.27 },
  date: { base: 1.38, quality: 1.14, stated: 0.59 },
  entry: { base: 1.66, quality: 1.02, stated: 0.36 },
  county: { base: 0.73, quality: 1.28, stated: 0.46 },
  party: { base: 0.71, quality: 1.6, stated: 0.07 },
  land: { base: 1.9, quality: 0.89, stated: 0.63 },
  share: { base: 0.31, quality: 1.25, stated: 0.63 },
  clause: { base: 0.31, quality: 1.25, stated: 0.63 },
};
