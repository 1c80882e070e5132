// What takes a merge or a split back: again a decision, for decisions name mentions and are never erased.
import type { PartyDecision, ResolvedParty } from "@/lib/contracts/resolution";

type Mention = { document_id: string; party_id: string };
const keyOf = (m: Mention): string => `${m.document_id}/${m.party_id}`;
const mentionsOf = (p: ResolvedParty): Mention[] => p.aliases.map(({ document_id, party_id }) => ({ document_id, party_id }));
const holderOf = (parties: readonly ResolvedParty[], m: Mention): string | null =>
  parties.find((p) => p.aliases.some((a) => keyOf(a) === keyOf(m)))?.id ?? null;

/**
 * The decisions that lead from `now` back to `before`, one at a time, for each changes the ids: a merge of A and B → a split of B's mentions;
 * a split → a merge of the two that came of it. Null: all is as it was, or cannot be undone.
 */
export function undoStep(decision: PartyDecision, before: readonly ResolvedParty[], now: readonly ResolvedParty[]): PartyDecision | null {
  if ("split" in decision) {
    const old = before.find((p) => p.id === decision.split.party_id);
    const ids = old ? [...new Set(mentionsOf(old).flatMap((m) => holderOf(now, m) ?? []))] : [];
    return ids.length > 1 ? { merge: ids } : null;
  }
  const [first, ...others] = decision.merge.flatMap((id) => before.find((p) => p.id === id) ?? []);
  const anchor = first && mentionsOf(first)[0];
  if (!anchor) return null;
  const home = holderOf(now, anchor);
  for (const other of others) {
    const mentions = mentionsOf(other).filter((m) => holderOf(now, m) === home);
    if (home && mentions.length > 0) return { split: { party_id: home, mentions } };
  }
  return null;
}
