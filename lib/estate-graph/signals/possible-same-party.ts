// Two names that may be one person: proposed from the near misses of resolution.
import type { Gap } from "@/lib/contracts/graph";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import { nearPairs } from "@/lib/estate-graph/gaps/unresolved-parties";
import { evidenceOfParty } from "./evidence-of-party";
import { linkGaps, type SignalDraft } from "./signal-draft";

/** A near pair → a signal that would close the gaps in which either stands. Confidence follows the score of the match. */
export function possibleSameParty(
  resolution: Resolution,
  index: EstateIndex,
  gaps: readonly Gap[],
  documents: ReadonlyMap<string, ResolvedDocument>,
): SignalDraft[] {
  const byParty = new Map<string, Gap[]>();
  for (const gap of gaps) {
    const id = gap.party?.party_id;
    if (id && linkGaps.has(gap.kind)) byParty.set(id, [...(byParty.get(id) ?? []), gap]);
  }
  return nearPairs(resolution).flatMap(({ a, b, score, why }): SignalDraft[] => {
    const closes = [...new Set([...(byParty.get(a.id) ?? []), ...(byParty.get(b.id) ?? [])])];
    const from = index.byParty.get(a.id)?.at(-1);
    const to = index.byParty.get(b.id)?.[0];
    if (!closes.length && !from && !to) return [];
    const confidence = Math.round((0.3 + Math.min(Math.max(score, 0), 10) * 0.05) * 100) / 100;
    const draft: SignalDraft = {
      kind: "possible_same_party",
      about: `"${a.display}" and "${b.display}"`,
      proposes: `They are one party: ${why}. An affidavit of identity would settle it.`,
      confidence,
      evidence: [...evidenceOfParty(a, documents, 2), ...evidenceOfParty(b, documents, 2)],
      would_close: closes.map((g) => g.id),
      party_ids: [a.id, b.id],
      document_ids: [...new Set([...a.documents, ...b.documents])],
    };
    return [from && to ? { ...draft, edge: { from: from.id, to: to.id } } : draft];
  });
}
