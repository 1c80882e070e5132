// All land of a package → atomic tracts, and which mention covers which.
import type { ResolvedReference, ResolvedTract } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { inOrder } from "@/lib/resolve/document-date";
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import { atomicTracts } from "./atomic-tracts";
import { emptyCoverage } from "./coverage";
import { inheritLand } from "./inherited-land";
import { landMentionsOf } from "./land-mention";
import { coverParcels, isParcel } from "./parcel-coverage";
import { coverPlss, isPlss } from "./plss-coverage";

/** Instruments that name land around the chain without dealing in it: unit and spacing descriptions make no tracts where deeds describe land. */
const unitActions = new Set(["pool", "none"]);

/**
 * Partitions the land of a package into tracts. Different wordings become one tract only where survey and acreage, lots, calls, name, or a cited deed show it;
 * which way it errs: unproved likeness stays two tracts.
 */
export function resolveTracts(documents: readonly ResolvedDocument[], references: readonly ResolvedReference[], index: DocumentIndex): ResolvedTract[] {
  const mentions = inOrder(documents).flatMap(landMentionsOf);
  const coverage = emptyCoverage();
  const plss = mentions.filter((m) => isPlss(m.tract));
  coverPlss(coverage, plss);
  coverParcels(
    coverage,
    mentions.filter((m) => !isPlss(m.tract) && isParcel(m)),
    index,
  );
  const byMention = new Map(mentions.map((m) => [m.key, { document: m.document, tract_id: m.tract.id }]));
  const all = atomicTracts(coverage, byMention);
  const around = new Set(documents.filter((d) => unitActions.has(d.conveyance.resolved.action)).map((d) => d.id));
  const dealt = all.filter((t) => t.mentions.some((m) => !around.has(m.document_id)));
  return inheritLand(documents, dealt.length ? dealt : all, references);
}
