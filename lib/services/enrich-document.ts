// L0 → L1 of one document, with boxes put to evidence and the columns that lists show. Pure: no extractor, no model, no database.
import type { Aspect } from "@/lib/contracts/pipeline";
import { aspects } from "@/lib/contracts/pipeline";
import type { EnrichedDocument, EnrichInputs } from "@/lib/db/enrichment";
import { type AspectReadings, enrichAspects } from "@/lib/enrich";
import { mergedColumns } from "./document-columns";
import { withBoxes } from "./evidence-boxes";
import type { Reading } from "./merged-view";
import { StageError } from "./stage-error";

/** What is stored of one document. Keyed by hand, it is L1 already. Throws `not_extracted` where nothing was read. */
export function enrichDocument(document: { id: string; keyedBy: string | null }, stored: EnrichInputs): Omit<EnrichedDocument, "durationMs"> {
  if (stored.extractions.length === 0) throw new StageError("not_extracted", "Nothing has been extracted from this document yet.", false);
  const l0 = Object.fromEntries(
    stored.extractions.map(({ aspect, resolved, evidence, confidence }) => [aspect, { resolved, evidence, confidence } as Reading]),
  ) as Partial<Record<Aspect, Reading>>;
  const readings = document.keyedBy ? l0 : (enrichAspects(l0 as AspectReadings) as Partial<Record<Aspect, Reading>>);
  return {
    id: document.id,
    readings: aspects.flatMap((aspect) => {
      const reading = readings[aspect];
      return reading ? [{ aspect, resolved: reading.resolved, evidence: withBoxes(reading.evidence, stored.pages), confidence: reading.confidence }] : [];
    }),
    columns: mergedColumns(readings, stored.corrections),
  };
}
