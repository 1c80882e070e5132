// What the pure parts downstream of L1 take: a package's documents in their merged view, in three queries whatever their number.
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import { type Aspect, aspects } from "@/lib/contracts/pipeline";
import type { MentionDecision, Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { packageDocuments } from "@/lib/db/documents";
import { packageReadings } from "@/lib/db/extractions";
import { findDecisions, loadResolution } from "@/lib/db/title";
import { mergedView, type Reading } from "./merged-view";

/** Documents in the order of the package; one that is not wholly read yet is left out. */
export async function loadResolvedDocuments(packageId: string): Promise<ResolvedDocument[]> {
  const { rows } = await packageDocuments(packageId);
  const { extractions, corrections } = await packageReadings(rows.map((r) => r.id));
  const readings = new Map<string, Map<string, Reading>>();
  for (const e of extractions) {
    const mine = readings.get(e.documentId) ?? new Map<string, Reading>();
    readings.set(e.documentId, mine.set(e.aspect, { resolved: e.resolved, evidence: e.evidence as EvidenceMap, confidence: e.confidence as ConfidenceMap }));
  }
  const corrected = new Map(corrections.map((c) => [`${c.documentId} ${c.aspect}`, c]));
  return rows.flatMap((row) => {
    const mine = readings.get(row.id);
    if (!mine || aspects.some((a) => !mine.has(a))) return [];
    const view = (aspect: Aspect) => mergedView(aspect, mine.get(aspect) as Reading, corrected.get(`${row.id} ${aspect}`) ?? null);
    return [
      {
        id: row.id,
        filename: row.filename,
        title: row.title,
        doc_type: view("doc_type"),
        parties: view("parties"),
        dates: view("dates"),
        land: view("land"),
        conveyance: view("conveyance"),
      } as ResolvedDocument,
    ];
  });
}

export async function loadDecisions(packageId: string): Promise<MentionDecision[]> {
  return (await findDecisions(packageId)).map((d) => ({ kind: d.kind as MentionDecision["kind"], mentions: d.mentions as MentionDecision["mentions"] }));
}

export const loadStoredResolution = async (packageId: string): Promise<Resolution> => (await loadResolution(packageId)) as Resolution;
