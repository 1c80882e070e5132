// A stranger to one tract who holds another whose description is nearly the same: perhaps a slip in the description.
import type { Gap } from "@/lib/contracts/graph";
import type { Resolution } from "@/lib/contracts/resolution";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import type { SignalDraft } from "./signal-draft";

const tokens = (label: string): string[] => label.toUpperCase().match(/[A-Z]+|\d+(?:\.\d+)?/g) ?? [];

/** How many words of two labels differ, place by place: "NE/4, Section 14 …" and "NE/4, Section 24 …" → 1. */
export function differingWords(a: string, b: string): number {
  const x = tokens(a);
  const y = tokens(b);
  const shorter = Math.min(x.length, y.length);
  let n = Math.abs(x.length - y.length);
  for (let i = 0; i < shorter; i++) if (x[i] !== y[i]) n++;
  return n;
}

/** For each stranger: a tract that he does hold, whose description differs by no more than two words. */
export function probableDescriptionError(resolution: Resolution, index: EstateIndex, gaps: readonly Gap[]): SignalDraft[] {
  const label = new Map(resolution.tracts.map((t) => [t.id, t.label]));
  return gaps.flatMap((gap): SignalDraft[] => {
    const id = gap.party?.party_id;
    if ((gap.kind !== "stranger_to_title" && gap.kind !== "missing_link") || !id || !gap.tract_id) return [];
    const here = label.get(gap.tract_id) ?? "";
    const held = (index.byParty.get(id) ?? []).filter((n) => n.tract_id !== gap.tract_id && !n.assumed);
    const near = held.map((node) => ({ node, there: label.get(node.tract_id) ?? "" })).find(({ there }) => there !== "" && differingWords(here, there) <= 2);
    if (!near) return [];
    const draft: SignalDraft = {
      kind: "probable_description_error",
      about: `${gap.party?.name}: "${here}"`,
      proposes: `The instrument may mean "${near.there}", which ${gap.party?.name} did hold. A correction instrument would settle it.`,
      confidence: near.node.current ? 0.5 : 0.35,
      evidence: gap.evidence,
      would_close: [gap.id],
      party_ids: [id],
      document_ids: gap.document_ids ?? [],
    };
    return [draft];
  });
}
