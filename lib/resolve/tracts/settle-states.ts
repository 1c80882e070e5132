// One section told in two states: a notary's venue, or a party's home, was taken for the place of the land in one of the papers.
import type { LandMention } from "./land-mention";

const placeKey = (m: LandMention): string | null => {
  const p = m.tract.plss;
  if (!m.tract.county || !p || p.section === null || !p.township || !p.range) return null;
  return [m.tract.county.toLowerCase().replace(/[^a-z]/g, ""), p.township, p.range, p.section].join("|");
};

/** The numbers of a section; letters may be left out of one paper and stand in another ("14-12-18", "Section 14, T12S-R18W"). */
const sectionKey = (m: LandMention): string | null => {
  const p = m.tract.plss;
  return p && p.section !== null && p.township && p.range ? [p.township, p.range, p.section].join("|").replace(/[NSEW]/gi, "") : null;
};
const lettersOf = (m: LandMention): string => {
  const written = (text: string | null | undefined, field: string) => (m.tract.assumed?.includes(field) ? "" : (/[NSEW]/i.exec(text ?? "")?.[0] ?? ""));
  return `${written(m.tract.plss?.township, "township_direction") || "."}${written(m.tract.plss?.range, "range_direction") || "."}`.toUpperCase();
};
const sameLetters = (a: LandMention, b: LandMention): boolean => {
  const [x, y] = [lettersOf(a), lettersOf(b)];
  return [0, 1].every((i) => x[i] === "." || y[i] === "." || x[i] === y[i]);
};
const isAssumed = (m: LandMention): boolean => m.tract.assumed?.includes("state") === true;

/** Puts a section whose words name no place, so that a notary's or a party's stands for it, where all papers that do name one put it; it stays where these differ. */
function placedByWords(mentions: readonly LandMention[]): LandMention[] {
  const told = new Map<string, LandMention[]>();
  for (const m of mentions) {
    const key = sectionKey(m);
    if (key && m.tract.state && !isAssumed(m)) told.set(key, [...(told.get(key) ?? []), m]);
  }
  return mentions.map((m) => {
    const [first, ...more] = isAssumed(m) ? (told.get(sectionKey(m) ?? "") ?? []).filter((o) => sameLetters(m, o)) : [];
    if (!first || first.tract.state === m.tract.state || more.some((o) => o.tract.state !== first.tract.state)) return m;
    const place = { state: first.tract.state, county: first.tract.county ?? m.tract.county };
    return { ...m, tract: { ...m.tract, ...place }, features: { ...m.features, ...place } };
  });
}

/** Gives every mention of a section in one county the state that most papers give it; where two states stand even, each keeps its own. */
export function settleStates(told: readonly LandMention[]): LandMention[] {
  return byCounty(placedByWords(told));
}

function byCounty(mentions: readonly LandMention[]): LandMention[] {
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
