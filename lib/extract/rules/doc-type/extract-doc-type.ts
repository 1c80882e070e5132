// What an instrument is and where it is recorded.
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import { instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Grounding } from "@/lib/extract/grounding/grounded";
import { weighTypes } from "@/lib/extract/learned/weigh-types";
import { passesDebt } from "@/lib/extract/rules/lease-act/passes-debt";
import { countyRecordings } from "@/lib/extract/rules/recorder/other-counties";
import { classify } from "./classify";
import { findBookPage } from "./recording/book-page";
import { recordingPlace } from "./recording/county";
import { findInstrumentNo } from "./recording/instrument-no";

/** Reads type, title and recording data; an instrument no rule knows is "other" with low confidence, and so is one that passes a debt on, for which the taxonomy has no type. */
export function extractDocType(a: Anatomy, ground: Grounding): DocType {
  const scores = passesDebt(a) ? [] : weighTypes(a, classify(a));
  const best = scores[0] ?? { type: "other" as const, score: 0 };
  const second = scores[1]?.score ?? 0;
  const title = a.title ? a.view.text.slice(a.title.start, a.title.end) : null;
  const sure = best.type === "other" ? 0.2 : Math.min(0.97, 0.5 + 0.04 * Math.min(best.score, 8) + 0.05 * Math.min(3, best.score - second));
  ground.add("/doc_type", a.title ?? a.granting, sure);
  if (a.title) ground.add("/title", a.title, 0.9);
  const total = scores.reduce((n, s) => n + s.score, 0) || 1;
  const bookPage = findBookPage(a, ground.pages);
  const recordings = countyRecordings(a);
  const own = recordings.find((r) => bookPage !== null && r.book === bookPage.book && r.page === bookPage.page) ?? null;
  const also = own ? recordings.filter((r) => r !== own) : [];
  const found = findInstrumentNo(a);
  // The number of a further county's entry is not that of the paper's own.
  const no = also.some((r) => r.instrument_no !== null && r.instrument_no === found?.no) && own?.instrument_no !== found?.no ? null : found;
  also.forEach((r, i) => void ground.add(`/recording/also/${i}`, r, 0.85));
  const told = recordingPlace(a);
  const place = told && own ? { ...told, county: own.county } : told;
  if (place) {
    ground.add("/recording/county", place, 0.9);
    if (place.state) ground.add("/recording/state", place, 0.9);
  }
  if (bookPage)
    for (const k of ["book", "page"] as const) if (bookPage[k]) ground.add(`/recording/${k}`, bookPage, Math.min(0.97, 0.6 + 0.03 * bookPage.score));
  if (bookPage?.bookType) ground.add("/recording/book_type", bookPage, 0.8);
  if (no) ground.add("/recording/instrument_no", no, Math.min(0.95, 0.5 + 0.05 * no.score));
  return {
    doc_type: best.type,
    label: instrumentLabel(best.type),
    category: instrumentCategory[best.type],
    title,
    alternatives: scores.slice(1, 4).map((s) => ({ doc_type: s.type, score: Math.round((s.score / total) * 1000) / 1000 })),
    recording: {
      county: place?.county ?? null,
      state: place?.state ?? null,
      book: bookPage?.book ?? null,
      page: bookPage?.page ?? null,
      instrument_no: no?.no ?? null,
      book_type: bookPage?.bookType ?? null,
      ...(also.length ? { also: also.map(({ county, book, page, instrument_no }) => ({ county, book, page, instrument_no })) } : {}),
    },
  };
}
