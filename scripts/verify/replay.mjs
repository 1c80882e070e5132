// The ledger, played again from the changes that the effects wrote: which interests stand at the end, and what went wrong on the way.
import { isNegative, parse } from "./fraction.mjs";

function create(live, seen, change, effect, faults) {
  for (const { interest, sources } of change.created) {
    for (const key of sources) if (!seen.has(key)) faults.push(`${effect.id}: ${interest.key} comes out of ${key}, which never stood`);
    if (seen.has(interest.key)) faults.push(`${effect.id}: ${interest.key} is created a second time`);
    if (isNegative(parse(interest.share.fraction))) faults.push(`${effect.id}: ${interest.name} holds ${interest.share.fraction}`);
    seen.add(interest.key);
    live.set(interest.key, interest);
  }
}

/** Effects in their order → `{live: Map<key, interest>, changes, faults}`. A change may only end what stands, and only create what is new. */
export function replay(effects) {
  const live = new Map();
  const seen = new Set();
  const faults = [];
  let changes = 0;
  for (const effect of [...effects].sort((a, b) => a.sequence - b.sequence))
    for (const change of effect.changes ?? []) {
      changes++;
      for (const key of change.ended) if (!live.delete(key)) faults.push(`${effect.id}: ends ${key}, which does not stand`);
      create(live, seen, change, effect, faults);
    }
  return { live, changes, faults };
}
