// The columns of a document that lists and the runsheet order by, drawn from its merged aspects.
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Aspect } from "@/lib/contracts/pipeline";

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
