// The columns of a document that lists and the runsheet order by, drawn from its merged aspects.
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import { type Aspect, aspects } from "@/lib/contracts/pipeline";
import { type CorrectionFacts, mergedView, type Reading } from "./merged-view";

/** Title, type, dates and recording of what was read, with the corrections on top; an aspect that is missing gives none. */
export function mergedColumns(readings: Partial<Record<Aspect, Reading>>, corrections: readonly (CorrectionFacts & { aspect: string })[]) {
  const merged = new Map(
    aspects.flatMap((aspect) => {
      const reading = readings[aspect];
      return reading ? [[aspect, mergedView(aspect, reading, corrections.find((c) => c.aspect === aspect) ?? null).resolved] as const] : [];
    }),
  );
  return documentColumns((aspect) => merged.get(aspect));
}

export function documentColumns(aspect: (name: Aspect) => unknown) {
  const type = aspect("doc_type") as DocType | undefined;
  const dates = aspect("dates") as Dates | undefined;
  const tract = (aspect("land") as Land | undefined)?.tracts.find((t) => t.county ?? t.state);
  return {
    docType: type?.doc_type ?? null,
    title: type?.title ?? type?.label ?? null,
    county: type?.recording.county ?? tract?.county ?? null,
    state: type?.recording.state ?? tract?.state ?? null,
    instrumentNo: type?.recording.instrument_no ?? null,
    book: type?.recording.book ?? null,
    page: type?.recording.page ?? null,
    executed: dates?.executed ?? null,
    effective: dates?.effective ?? null,
    recorded: dates?.recorded ?? dates?.filed ?? null,
    sortDate: dates?.effective ?? dates?.executed ?? dates?.recorded ?? dates?.filed ?? "9999",
  };
}
