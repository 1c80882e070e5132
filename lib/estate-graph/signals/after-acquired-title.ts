// One who conveyed what he did not have, and had it later.
import type { Gap } from "@/lib/contracts/graph";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import type { SignalDraft } from "./signal-draft";

const kinds = new Set(["stranger_to_title", "over_conveyance", "missing_link"]);

/** A gap of a giver who takes an estate in the same tract after the gap's date → the later title may feed the earlier deed. */
export function afterAcquiredTitle(index: EstateIndex, gaps: readonly Gap[]): SignalDraft[] {
  return gaps.flatMap((gap): SignalDraft[] => {
    const id = gap.party?.party_id;
    const date = gap.since ?? gap.until;
    if (!kinds.has(gap.kind) || !id || !date) return [];
    const later = (index.byParty.get(id) ?? []).find((n) => n.tract_id === gap.tract_id && n.from !== null && n.from > date && !n.assumed);
    if (!later) return [];
    const draft: SignalDraft = {
      kind: "after_acquired_title",
      about: `${gap.party?.name}, who took ${later.share.fraction} of the ${later.estate_type} estate on ${later.from}`,
      proposes: `Under a deed with warranty, or one that purports a definite estate, title acquired later passes to the earlier grantee.`,
      confidence: 0.5,
      evidence: gap.evidence,
      would_close: [gap.id],
      party_ids: [id],
      document_ids: gap.document_ids ?? [],
    };
    return [draft];
  });
}
