// L1 over L0: normalised values, cross-checks between the aspects of one document. Pure: the same input gives the same output, with no extractor or model.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { enrichConveyance } from "./conveyance";
import { enrichDates } from "./dates";
import { enrichDocType } from "./doc-type";
import { enrichLand } from "./land";
import { landOfInterests } from "./land-of-interests";
import { enrichParties } from "./parties";

export type AspectReadings = {
  doc_type?: AspectExtraction<DocType> | undefined;
  parties?: AspectExtraction<Parties> | undefined;
  dates?: AspectExtraction<Dates> | undefined;
  land?: AspectExtraction<Land> | undefined;
  conveyance?: AspectExtraction<Conveyance> | undefined;
};

/** Enriches every aspect that is there; pointers of evidence stay valid. Missing aspects stay missing. */
export function enrichAspects(l0: AspectReadings): AspectReadings {
  const docType = l0.doc_type ? enrichDocType(l0.doc_type, { land: l0.land?.resolved }) : undefined;
  const parties = l0.parties ? enrichParties(l0.parties) : undefined;
  const dates = l0.dates
    ? enrichDates(l0.dates, { type: docType?.resolved.doc_type, parties: parties?.resolved, conveyance: l0.conveyance?.resolved })
    : undefined;
  const described = l0.land ? enrichLand(l0.land, { recording: docType?.resolved.recording }) : undefined;
  const dealt = l0.conveyance ? enrichConveyance(l0.conveyance, { parties: parties?.resolved, land: described?.resolved }) : undefined;
  const { land, conveyance } = described && dealt ? landOfInterests({ land: described, conveyance: dealt }) : { land: described, conveyance: dealt };
  return {
    ...(docType ? { doc_type: docType } : {}),
    ...(parties ? { parties } : {}),
    ...(dates ? { dates } : {}),
    ...(land ? { land } : {}),
    ...(conveyance ? { conveyance } : {}),
  };
}
