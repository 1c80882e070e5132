// A proof bundle against itself.
import { parse, same } from "./fraction.mjs";
import { hashesOf, quotationsOf, tracesOf } from "./proof.mjs";
import { replay } from "./replay.mjs";
import { figuresOf, revenueOf, rowsAgainst, totalsOf } from "./shares.mjs";

const format = "muniment-proof-bundle/1";

/** Interests of a tract's state that the ledger itself keeps: a power to lease shown beside its minerals (key ending in ".x") is derived from them. */
const kept = (state) => state.interests.filter((i) => !i.key.endsWith(".x"));

/** The state of each tract against the interests that stand after the replay. What stands and is in no state must be open in law. */
function statesAgainst(live, result) {
  const faults = [];
  const told = new Set();
  for (const state of result.tracts)
    for (const i of kept(state)) {
      told.add(i.key);
      const stands = live.get(i.key);
      if (!stands) faults.push(`${i.key}: ${i.name} is shown and does not stand`);
      else if (!same(parse(i.share.fraction), parse(stands.share.fraction)) || i.name !== stands.name || i.estate_type !== stands.estate_type)
        faults.push(
          `${i.key}: shown as ${i.name} ${i.share.fraction} ${i.estate_type}, stands as ${stands.name} ${stands.share.fraction} ${stands.estate_type}`,
        );
    }
  const open = (i) => result.undetermined.some((u) => u.tract_id === i.tract_id && u.estate_type === i.estate_type);
  for (const i of live.values()) if (!told.has(i.key) && !open(i)) faults.push(`${i.key}: ${i.name} stands and is not shown`);
  return { done: live.size, faults };
}

function each(tracts, of) {
  const all = tracts.map(of);
  return { done: all.reduce((n, x) => n + x.done, 0), faults: all.flatMap((x) => x.faults) };
}

/**
 * A bundle, and the bytes of the original files or null → `[{what, done, faults, left?}]`, a check a row; `left` says why one was not made.
 * Throws where the bundle is of another format or lacks a part.
 */
export function verifyBundle(bundle, files) {
  if (bundle?.format !== format) throw new Error(`its format is ${JSON.stringify(bundle?.format)}, this program reads "${format}"`);
  for (const part of ["documents", "result", "ownership"]) if (!bundle[part]) throw new Error(`it has no ${part}`);
  const { result, ownership } = bundle;
  const { live, changes, faults } = replay(result.effects);
  const states = new Map(result.tracts.map((t) => [t.tract_id, t]));
  const explained = (tract, estate) =>
    !result.effects.some((e) => e.tract_id === tract.tract_id) ||
    result.breaks.some((b) => b.tract_id === tract.tract_id) ||
    result.undetermined.some((u) => u.tract_id === tract.tract_id && ["fee", estate].includes(u.estate_type)) ||
    (states.get(tract.tract_id)?.interests ?? []).some((i) => ["life_estate", "reversion", "remainder"].includes(i.estate_type));
  return [
    { what: "Changes of the ledger follow from one another", done: changes, faults },
    { what: "The state of each tract is what stands after them", ...statesAgainst(live, result) },
    { what: "Owners' rows are the sums of those interests", ...each(ownership.tracts, (t) => rowsAgainst(states.get(t.tract_id)?.interests ?? [], t)) },
    { what: "Totals are right, and whole or explained", ...each(ownership.tracts, (t) => totalsOf(t, explained)) },
    { what: "Decimals and net acres are their fractions", ...each(ownership.tracts, figuresOf) },
    { what: "Revenue sums to one", ...each(ownership.tracts, revenueOf) },
    { what: "Every effect has a trace that ends in words or an assumption", ...tracesOf(result) },
    { what: "Every exact quotation is its place in the text", ...quotationsOf(bundle) },
    files
      ? { what: "The original files have the hashes of the bundle", ...hashesOf(bundle, files) }
      : { what: "The original files", done: 0, faults: [], left: "not compared: name their folder with --files" },
  ];
}
