// Grantors who are nobody's grantee: gathered by party from the breaks that the engine found.

import type { ResolvedParty } from "@/lib/contracts/resolution";
import type { ChainBreak } from "@/lib/contracts/title";

export type NearMiss = { party_id: string; name: string; why: string; score: number };
export type Stranger = {
  party_id: string | null;
  name: string;
  message: string;
  suggestion: string;
  tract_ids: string[];
  document_ids: string[];
  evidence: ChainBreak["evidence"];
  near: NearMiss[];
};

/** Breaks at which somebody gives what he never took of record. */
const withoutTitle: ReadonlySet<ChainBreak["kind"]> = new Set(["stranger_to_title", "missing_link", "unresolved_party"]);

function nearOf(party: ResolvedParty | undefined, byId: ReadonlyMap<string, ResolvedParty>): NearMiss[] {
  return [...new Map((party?.near ?? []).map((n) => [n.party_id, n])).values()]
    .map((n) => ({ ...n, name: byId.get(n.party_id)?.display ?? n.party_id }))
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name));
}

/** One line a stranger, whatever the number of tracts and deeds; the names that come nearest first, with why each was kept apart. */
export function strangersOf(breaks: readonly ChainBreak[], parties: readonly ResolvedParty[]): Stranger[] {
  const byId = new Map(parties.map((p) => [p.id, p]));
  const found = new Map<string, Stranger>();
  for (const b of breaks) {
    if (!withoutTitle.has(b.kind) || !b.party) continue;
    const { party_id, name } = b.party;
    const key = party_id ?? name;
    const before = found.get(key);
    const stranger = before ?? {
      party_id,
      name: byId.get(party_id ?? "")?.display ?? name,
      message: b.message,
      suggestion: b.suggestion,
      tract_ids: [],
      document_ids: [],
      evidence: b.evidence,
      near: nearOf(byId.get(party_id ?? ""), byId),
    };
    if (b.tract_id && !stranger.tract_ids.includes(b.tract_id)) stranger.tract_ids.push(b.tract_id);
    stranger.document_ids = [...new Set([...stranger.document_ids, ...b.document_ids])];
    found.set(key, stranger);
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
