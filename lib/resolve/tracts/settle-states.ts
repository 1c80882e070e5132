// One county and section told in two states: a notary's venue was taken for the place of the land in one of the papers.
import type { LandMention } from "./land-mention";

const placeKey = (m: LandMention): string | null => {
  const p = m.tract.plss;
  if (!m.tract.county || !p || p.section === null || !p.township || !p.range) return null;
  return [m.tract.county.toLowerCase().replace(/[^a-z]/g, ""), p.township, p.range, p.section].join("|");
};

/** Gives every mention of a section in one county the state that most papers give it; where two states stand even, each keeps its own. */
export function settleStates(mentions: readonly LandMention[]): LandMention[] {
  const told = new Map<string, Map<string, Set<string>>>();
  for (const m of mentions) {
    const key = placeKey(m);
    if (!key || !m.tract.state) continue;
    const states = told.get(key) ?? new Map<string, Set<string>>();
    states.set(m.tract.state, (states.get(m.tract.state) ?? new Set()).add(m.document.id));
    told.set(key, states);
  }
  return mentions.map((m) => {
    const states = [...(told.get(placeKey(m) ?? "") ?? [])].sort((a, b) => b[1].size - a[1].size);
    const [first, second] = states;
    if (!first || !second || first[1].size === second[1].size || m.tract.state === first[0]) return m;
    return { ...m, tract: { ...m.tract, state: first[0] }, features: { ...m.features, state: first[0] } };
  });
}
