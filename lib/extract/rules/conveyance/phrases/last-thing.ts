// The thing under the land that words name last: what a bare share behind them is of.

const THING = /\b(?:royalt(?:y|ies)|minerals?|oil|gas|coal)\b/gi;

/** "… 1/4 of the minerals; and" → mineral; "the royalty on the oil, of which" → mineral; null where none is named. */
export function lastThing(words: string): "mineral" | "royalty" | null {
  const last = [...words.matchAll(THING)].at(-1)?.[0];
  return last === undefined ? null : /^royalt/i.test(last) ? "royalty" : "mineral";
}
