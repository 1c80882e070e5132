// Instruments that deal in land which could not be told, and land whose parts overlap in a way the words do not settle.
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { type GapDraft, gapDraft } from "./gap-draft";

const dealing = new Set(["convey", "lease", "assign", "release", "encumber", "correct", "devise", "descend", "ratify"]);

/** One gap for each dealing document that reached no tract, one for each tract with an overlapping description, and one for land that no document tells. */
export function ambiguousLandGaps(documents: readonly ResolvedDocument[], resolution: Resolution): GapDraft[] {
  const reached = new Set(resolution.tracts.flatMap((t) => t.mentions.map((m) => m.document_id)));
  const lost = documents
    .filter((d) => dealing.has(d.conveyance.resolved.action) && !reached.has(d.id))
    .map((d): GapDraft => {
      const name = d.doc_type.resolved.label || d.filename;
      const base = gapDraft(
        "ambiguous_land",
        "high",
        `The land of "${name}" (${d.filename}) could not be told from its words.`,
        "Read the description on the page and correct it, or add the instrument that it refers to.",
      );
      const evidence = Object.values(d.land.evidence).flat().slice(0, 3);
      return { ...base, document_ids: [d.id], evidence: evidence.map((e) => ({ ...e, document_id: d.id })), since: d.dates.resolved.executed };
    });
  const overlaps = resolution.tracts.flatMap((t): GapDraft[] => {
    const over = t.mentions.filter((m) => m.relation === "overlaps");
    if (!over.length) return [];
    const base = gapDraft(
      "ambiguous_land",
      "medium",
      `A description overlaps "${t.label}" in a way that its words do not settle.`,
      "A survey or a stipulation of the boundary settles which part is meant.",
    );
    return [{ ...base, tract_id: t.id, document_ids: over.map((m) => m.document_id) }];
  });
  const unread = resolution.tracts
    .filter((t) => t.mentions.length > 0 && t.mentions.every((m) => t.assumed?.some((why) => why.startsWith(`${m.document_id}:`))))
    .map((t): GapDraft => {
      const base = gapDraft(
        "ambiguous_land",
        "high",
        `No document describes the land of "${t.label}" in words that could be read.`,
        "Read a description on the page and correct it, or add the instrument that describes the land.",
      );
      return { ...base, tract_id: t.id, document_ids: t.mentions.map((m) => m.document_id) };
    });
  return [...lost, ...overlaps, ...unread];
}
