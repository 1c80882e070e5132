// Names that may be one person and were kept apart.
import type { Resolution, ResolvedParty } from "@/lib/contracts/resolution";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import { type GapDraft, gapDraft } from "./gap-draft";

/** Pairs of parties listed as near, each once. */
export function nearPairs(resolution: Resolution): { a: ResolvedParty; b: ResolvedParty; score: number; why: string }[] {
  const byId = new Map(resolution.parties.map((p) => [p.id, p]));
  const order = new Map(resolution.parties.map((p, i) => [p.id, i]));
  return resolution.parties.flatMap((a) =>
    (a.near ?? []).flatMap((n) => {
      const b = byId.get(n.party_id);
      return b && (order.get(a.id) ?? 0) < (order.get(b.id) ?? 0) ? [{ a, b, score: n.score, why: n.why }] : [];
    }),
  );
}

/** One gap for each pair of near names of which at least one holds or held an estate: between the last estate of the one and the first of the other. */
export function unresolvedPartyGaps(resolution: Resolution, index: EstateIndex): GapDraft[] {
  return nearPairs(resolution).flatMap(({ a, b, why }): GapDraft[] => {
    const held = index.byParty.get(a.id) ?? [];
    const holds = index.byParty.get(b.id) ?? [];
    if (!held.length && !holds.length) return [];
    const from = held.at(-1) ?? null;
    const to = holds.find((n) => n.tract_id === from?.tract_id) ?? holds[0] ?? null;
    const base = gapDraft(
      "unresolved_party",
      "low",
      `"${a.display}" and "${b.display}" may be one party: ${why}.`,
      `Decide whether "${a.display}" and "${b.display}" are the same: an affidavit of identity settles it.`,
    );
    const at = from ?? to;
    return [
      {
        ...base,
        tract_id: at?.tract_id ?? null,
        estate_type: at?.estate_type ?? null,
        from_node: from?.id ?? null,
        to_node: to?.id ?? null,
        party: { party_id: b.id, name: b.display },
        document_ids: [...new Set([...a.documents, ...b.documents])],
      },
    ];
  });
}
