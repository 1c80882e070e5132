// Type and recording, normalised: county without the word, state as letters, label and category from the taxonomy.
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import { instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { displayName } from "@/lib/names/display-name";
import { stateCode } from "@/lib/text/states";

const plainCounty = (county: string) =>
  displayName(
    county
      .replace(/^(?:the )?(?:county|parish) of /i, "")
      .replace(/ (?:county|parish)$/i, "")
      .trim(),
  );
const plainNumber = (value: string | null) => value?.trim().replace(/^(?:no\.?|#)\s*/i, "") || null;

/** "HARRISON COUNTY" → "Harrison"; county and state of the only land stand in where recording names none. */
export function enrichDocType(l0: AspectExtraction<DocType>, context: { land?: Land | undefined } = {}): AspectExtraction<DocType> {
  const r = l0.resolved.recording;
  const tract = context.land?.tracts.find((t) => t.county);
  const county = r.county ?? tract?.county ?? null;
  const state =
    (r.state ? stateCode(r.state) : null) ?? (r.state && /^[A-Z]{2}$/.test(r.state) ? r.state : null) ?? (tract?.state ? stateCode(tract.state) : null);
  return {
    ...l0,
    resolved: {
      ...l0.resolved,
      label: instrumentLabel(l0.resolved.doc_type),
      category: instrumentCategory[l0.resolved.doc_type],
      recording: {
        ...r,
        county: county ? plainCounty(county) : null,
        state,
        book: plainNumber(r.book),
        page: plainNumber(r.page),
        instrument_no: plainNumber(r.instrument_no),
        ...(r.also ? { also: r.also.map((x) => ({ ...x, county: plainCounty(x.county) })) } : {}),
      },
    },
  };
}
