// References gathered by the instrument they cite: one line an instrument, with everyone who cites it.
import type { ResolvedReference } from "@/lib/contracts/resolution";

export type CitedInstrument = {
  key: string;
  /** The document of the package that it is; null: not in the package. */
  document_id: string | null;
  what: string;
  /** "Book 41, page 77", "No. 2001-334", or what else tells where to look; "" where the words say nothing. */
  where: string;
  date: string | null;
  parties: string[];
  citations: ResolvedReference[];
};

const plain = (text: string | null): string => (text ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "");

/** Where the words say the instrument is recorded: { book: "41", page: "77", county: "Burleson" } → "41/77, Burleson". */
export function whereOf(r: ResolvedReference["reference"]): string {
  const place = r.book ? `${r.book}/${r.page ?? "?"}` : "";
  return [place, r.instrument_no && `No. ${r.instrument_no}`, r.county].filter(Boolean).join(", ");
}

/** What tells one cited instrument from another: the document it is, else its place of record, else its number, else its words and date. */
function keyOf({ cites, reference: r, document_id, index }: ResolvedReference): string {
  if (cites) return `doc ${cites}`;
  if (r.book && r.page) return `book ${plain(r.book)}/${plain(r.page)}`;
  if (r.instrument_no) return `no ${plain(r.instrument_no)}`;
  return r.date ? `words ${plain(r.what)} ${r.date} ${r.parties.map(plain).toSorted().join()}` : `one ${document_id} ${index}`;
}

const vague = new Set(["instrument", "document", "deed"]);
/** The most telling name: a plain "instrument" gives way to "oil and gas lease". */
const better = (a: string, b: string): string => (vague.has(a.toLowerCase()) && !vague.has(b.toLowerCase()) ? b : a);

/** References → cited instruments; the ones cited most come first, then by place. Two with nothing in common that names them stay two. */
export function citedInstruments(references: readonly ResolvedReference[]): CitedInstrument[] {
  const found = new Map<string, CitedInstrument>();
  for (const r of references) {
    const key = keyOf(r);
    const before = found.get(key);
    if (!before) {
      const { what, date, parties } = r.reference;
      found.set(key, { key, document_id: r.cites, what, where: whereOf(r.reference), date, parties: [...parties], citations: [r] });
      continue;
    }
    before.what = better(before.what, r.reference.what);
    if (whereOf(r.reference).length > before.where.length) before.where = whereOf(r.reference);
    before.date = before.date ?? r.reference.date;
    before.parties = before.parties.length > 0 ? before.parties : [...r.reference.parties];
    before.citations.push(r);
  }
  return [...found.values()].toSorted((a, b) => b.citations.length - a.citations.length || a.where.localeCompare(b.where, "en", { numeric: true }));
}
