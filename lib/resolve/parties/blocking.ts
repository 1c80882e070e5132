// Which candidates are compared at all: those that share a key. Keeps the work near linear in the number of names.
import type { Candidate } from "./candidate";
import { scanForm, slipForms } from "./edit-distance";
import type { NameKey } from "./mention";

/** Above this many names a block is compared along its sorted order with neighbours only. */
const blockMax = 80;
const neighbours = 24;

function personKeys(key: NameKey & { kind: "person" }): string[] {
  const initial = key.given[0] ?? "";
  const surname = scanForm(key.surname);
  const keys = [`i:${surname}:${initial}`, `s:${surname}`];
  for (const maiden of key.middle) if (maiden.length > 2) keys.push(`i:${scanForm(maiden)}:${initial}`);
  if (surname.length >= 4) for (const form of slipForms(surname)) keys.push(`d:${form}:${initial}`);
  return keys;
}

function organisationKeys(key: NameKey & { kind: "organisation" }): string[] {
  const joined = scanForm(key.core.replace(/ /g, ""));
  const unseated = key.unseated ? [`o:${scanForm(key.unseated.replace(/ /g, ""))}`] : [];
  return [`o:${joined}`, ...unseated, ...(joined.length >= 7 && joined.length <= 40 ? slipForms(joined).map((f) => `e:${f}`) : [])];
}

const keysOf = (c: Candidate): Set<string> =>
  new Set([c.key, ...c.aliases].flatMap((k) => (k.kind === "person" ? (k.surname ? personKeys(k) : []) : personless(k))));
const personless = (k: NameKey): string[] => (k.kind === "organisation" && k.core ? organisationKeys(k) : []);

/** Pairs of candidates worth comparing, each once, lower index first; never all pairs. */
export function candidatePairs(candidates: readonly Candidate[]): [Candidate, Candidate][] {
  const blocks = new Map<string, Candidate[]>();
  for (const c of candidates)
    for (const key of keysOf(c)) {
      const block = blocks.get(key);
      if (block) block.push(c);
      else blocks.set(key, [c]);
    }
  const seen = new Set<number>();
  const pairs: [Candidate, Candidate][] = [];
  for (const [key, members] of blocks) {
    if (members.length < 2 || (key.startsWith("s:") && members.length > blockMax)) continue;
    const block = members.length > blockMax ? [...members].sort((a, b) => (a.key.text < b.key.text ? -1 : 1)) : members;
    const reach = members.length > blockMax ? neighbours : members.length;
    for (let i = 0; i < block.length; i++)
      for (let j = i + 1; j < Math.min(block.length, i + 1 + reach); j++) {
        const x = block[i];
        const y = block[j];
        if (!x || !y || x === y) continue;
        const [a, b] = x.index < y.index ? [x, y] : [y, x];
        const id = a.index * candidates.length + b.index;
        if (seen.has(id)) continue;
        seen.add(id);
        pairs.push([a, b]);
      }
  }
  return pairs;
}
