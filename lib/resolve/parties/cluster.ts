// Joins candidates pair by pair, the surest first. A join that would put two who cannot be one into one party is refused, and a name that fits two such parties about equally stays apart.
import { unionFind } from "@/lib/resolve/union-find";
import type { Candidate } from "./candidate";
import { compareNamed } from "./compare-names";
import { isConflict } from "./comparison";
import type { ScoredPair } from "./score-pairs";

export type Clusters = { clusters: Candidate[][]; joined: ScoredPair[]; near: (ScoredPair & { why: string })[] };

const margin = 2;
/** A company that says what it was called: its former name is as good as its own, and it may have had several. */
const calledSo = (pair: ScoredPair): boolean =>
  pair.a.key.kind === "organisation" && pair.steps.some((s) => s.level === "also_known_as" && s.label === "also known as: the same name");
const certain = (pair: ScoredPair): boolean =>
  calledSo(pair) || pair.steps.some((s) => s.level === "exact" || s.level === "name_change" || s.level === "successor_by_merger");

/** Candidates that fit two others which cannot be one, with about the same score: index → the rivals in words. */
function torn(pairs: readonly ScoredPair[]): Map<ScoredPair, string> {
  const byCandidate = new Map<Candidate, ScoredPair[]>();
  for (const pair of pairs) {
    if (!pair.joins || certain(pair)) continue;
    for (const c of [pair.a, pair.b]) byCandidate.set(c, [...(byCandidate.get(c) ?? []), pair]);
  }
  const out = new Map<ScoredPair, string>();
  for (const [c, list] of byCandidate) {
    const other = (p: ScoredPair) => (p.a === c ? p.b : p.a);
    for (const p of list)
      for (const q of list) {
        if (p === q || q.score < p.score - margin || !isConflict(compareNamed(other(p), other(q)))) continue;
        out.set(p, `"${c.key.text}" fits "${other(p).key.text}" and "${other(q).key.text}" about equally`);
        break;
      }
  }
  return out;
}

/** Whether any two of the members cannot be one: contrary names, or named side by side in one instrument. */
function forbidden(left: readonly Candidate[], right: readonly Candidate[], sure: ReadonlySet<string>): string | null {
  for (const a of left)
    for (const b of right) {
      if (sure.has(`${Math.min(a.index, b.index)}|${Math.max(a.index, b.index)}`)) continue;
      const verdict = compareNamed(a, b);
      if (isConflict(verdict) && a.key.kind === "person" && /suffix|two persons|middle names|given names/.test(verdict.conflict)) return verdict.conflict;
      for (const document of a.documents.keys()) if (b.documents.has(document)) return "named as two in one instrument";
    }
  return null;
}

/** Scored pairs → clusters of candidates, the pairs that joined them, and the near misses with the reason. */
export function cluster(candidates: readonly Candidate[], pairs: readonly ScoredPair[]): Clusters {
  const sets = unionFind(candidates.length);
  const members = new Map<number, Candidate[]>(candidates.map((c) => [c.index, [c]]));
  const sure = new Set(pairs.filter(certain).map((p) => `${p.a.index}|${p.b.index}`));
  const doubtful = torn(pairs);
  const joined: ScoredPair[] = [];
  const near: Clusters["near"] = [];
  for (const pair of pairs) {
    const x = sets.find(pair.a.index);
    const y = sets.find(pair.b.index);
    const left = members.get(x) ?? [];
    const right = members.get(y) ?? [];
    if (x === y) continue;
    const why = !pair.joins ? "the names are alike, but too little speaks for one person" : (doubtful.get(pair) ?? forbidden(left, right, sure));
    if (why) {
      near.push({ ...pair, why });
      continue;
    }
    members.set(sets.union(x, y), x < y ? [...left, ...right] : [...right, ...left]);
    joined.push(pair);
  }
  return { clusters: sets.groups().map((g) => g.map((i) => candidates[i]).filter((c): c is Candidate => c !== undefined)), joined, near };
}
