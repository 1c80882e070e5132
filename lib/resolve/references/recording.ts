// Where an instrument stands of record, in a form that compares: "Vol. 0081, pp. 306-308" and "81/306" are one place.
export type Place = { book: string | null; page: string | null; instrument_no: string | null; county: string | null };

const plain = (text: string | null): string | null => {
  const first = (text ?? "").toUpperCase().split(/\s*(?:-|–|—|\bTO\b|&|\bAND\b|,)\s*(?=\d)/)[0] ?? "";
  const kept = first
    .replace(/^(?:VOL(?:UME)?|BOOK|BK|PAGES?|PP?|NO|DOC(?:UMENT)?|INSTRUMENT)\b\.?\s*/g, "")
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^0+(?=.)/, "");
  return kept || null;
};
const number = (text: string | null): string | null =>
  (text ?? "")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^(?:NO|DOC|DOCUMENT)?0*(?=.)/, "") || null;
const county = (text: string | null): string | null =>
  (text ?? "")
    .toLowerCase()
    .replace(/\b(?:county|parish|of|the)\b/g, "")
    .replace(/[^a-z]/g, "") || null;

/** `placeOf({book:"Vol. 081", page:"306-7", …})` → {book:"81", page:"306", …}; null for what is not given. */
export const placeOf = (p: Place): Place => ({ book: plain(p.book), page: plain(p.page), instrument_no: number(p.instrument_no), county: county(p.county) });
