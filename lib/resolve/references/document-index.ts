// The documents of a package by every way in which an instrument is cited.
import type { Reference } from "@/lib/contracts/aspects/conveyance";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { isOrganisation } from "@/lib/names/entity-type";
import { documentDate, inOrder } from "@/lib/resolve/document-date";
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { type NameKey, nameKeyOf } from "@/lib/resolve/parties/mention";
import { type Place, placeOf } from "./recording";

export type Found = { document: ResolvedDocument; how: string };
export type Citation = Place & { date?: string | null; parties?: readonly string[]; what?: string; relation?: Reference["relation"] };
export type DocumentIndex = {
  find(citation: Citation, citing: ResolvedDocument): Found | { none: string };
  /** Notes where a document without a recording of its own stands of record, from a citation that found it by date and parties. */
  learn(citation: Citation, document: ResolvedDocument): void;
};

type Entry = { document: ResolvedDocument; place: Place; position: number; keys: readonly NameKey[] };

/** "A. B. Crane and wife, Nell Crane" → both names; "Crane Bros. and Company" stays one; role words ("Lessee") are no names. */
function namesIn(text: string): string[] {
  if (isOrganisation(text)) return [text];
  return text
    .split(/,?\s+(?:and|&)\s+(?:(?:his\s+)?wife|husband)?,?\s*|,?\s+et\s+(?:ux|vir|al)\b\.?|;\s*/i)
    .map((n) => n.trim())
    .filter((n) => /\s/.test(n) || n.length > 8);
}

const nameKey = (name: string): NameKey => nameKeyOf(name, isOrganisation(name) ? "corporation" : "individual");
const homeOf = (key: NameKey): string => (key.kind === "person" ? `p:${key.surname}` : `o:${key.core}`);

function sharesParty(entry: Entry, names: readonly string[]): boolean {
  const keys = names.flatMap(namesIn).map(nameKey);
  return entry.keys.some((own) => keys.some((k) => !isConflict(compareNames(k, own))));
}

function datesOf(document: ResolvedDocument): string[] {
  const d = document.dates.resolved;
  return [d.executed, d.effective, d.acknowledged, ...d.other.map((o) => o.date)].filter((x): x is string => x !== null);
}

const leaseTypes = new Set(["oil_gas_lease", "memorandum_of_lease", "top_lease", "lease"]);
const isLease = (document: ResolvedDocument): boolean => leaseTypes.has(document.doc_type.resolved.doc_type) || document.conveyance.resolved.action === "lease";

/** Kinds of instrument that a citing word names; null where the word is general ("instrument"). */
function fitsWord(what: string, document: ResolvedDocument): boolean {
  const type = document.doc_type.resolved.doc_type;
  if (/lease/i.test(what) && !/assign|release|amend|ratif/i.test(what)) return isLease(document);
  if (/\bdeed of trust|mortgage/i.test(what)) return document.doc_type.resolved.category === "lien";
  if (/\bdeed\b/i.test(what)) return /deed|conveyance|patent/.test(type) || document.doc_type.resolved.category === "conveyance";
  if (/\bassignment/i.test(what)) return document.doc_type.resolved.category === "assignment";
  if (/\bwill\b|probate/i.test(what)) return document.doc_type.resolved.category === "probate" || type === "will";
  return true;
}

/** Where the document stands in the records of further counties. */
const furtherPlaces = (document: ResolvedDocument): Place[] => (document.doc_type.resolved.recording.also ?? []).map(placeOf);

/** Whether the document itself cites the place at which it is said to stand: then its recording was misread. */
function citesItself(e: Entry): boolean {
  return e.document.conveyance.resolved.references.some((r) => {
    const p = placeOf(r);
    return (p.book !== null && p.book === e.place.book && p.page === e.place.page) || (p.instrument_no !== null && p.instrument_no === e.place.instrument_no);
  });
}

function byPlace(entries: readonly Entry[], c: Citation, place: Place, citing: ResolvedDocument): Found | { none: string } | null {
  let others = entries.filter((e) => e.document !== citing && (!place.county || !e.place.county || place.county === e.place.county));
  const narrow = (keep: (e: Entry) => boolean) => {
    const kept = others.length > 1 ? others.filter(keep) : [];
    if (kept.length) others = kept;
  };
  narrow((e) => !citesItself(e));
  narrow((e) => (documentDate(e.document) ?? "") <= (documentDate(citing) ?? "9999"));
  narrow((e) => c.date !== undefined && c.date !== null && datesOf(e.document).includes(c.date));
  narrow((e) => (c.parties?.length ? sharesParty(e, c.parties) : false));
  const only = others.length === 1 ? others[0] : undefined;
  if (only) return { document: only.document, how: place.book ? `recorded in ${c.book}/${c.page}` : `recorded as no. ${c.instrument_no}` };
  return others.length ? { none: `${others.length} documents of the package stand at that recording` } : null;
}

function byDate(dated: readonly Entry[], c: Citation, citing: ResolvedDocument, placed: boolean): Found | null {
  const place = placeOf(c);
  const { county } = place;
  // A book and page contradict another book and page, and a number another number; a paper known by its number may stand in any book.
  const contradicts = (e: Entry) => (place.book !== null && e.place.book !== null) || (place.instrument_no !== null && e.place.instrument_no !== null);
  const own = citing.parties.resolved.parties.map((p) => p.name);
  const elsewhere = (e: Entry) => county !== null && e.place.county !== null && county !== e.place.county;
  const fits = dated.filter(
    (e) =>
      e.document !== citing &&
      fitsWord(c.what ?? "", e.document) &&
      (!placed || (!e.place.book && !e.place.instrument_no) || (c.parties ?? []).length > 0 || elsewhere(e) || (!contradicts(e) && sharesParty(e, own))) &&
      (c.parties?.length ? sharesParty(e, c.parties) : true),
  );
  return fits.length === 1 && fits[0]
    ? { document: fits[0].document, how: c.parties?.length ? `dated ${c.date}, with its parties` : `the one ${c.what || "instrument"} dated ${c.date}` }
    : null;
}

function byParties(candidates: readonly Entry[], c: Citation, citing: ResolvedDocument): Found | null {
  const date = documentDate(citing) ?? "9999";
  const names = (c.parties ?? []).filter((n) => namesIn(n).length > 0);
  const lease = c.relation === "lease" || /lease/i.test(c.what ?? "");
  if (!names.length && !(lease && /said|the|that|such/i.test(c.what ?? ""))) return null;
  let found: Entry | null = null;
  for (const e of candidates) {
    if (e.document === citing || (documentDate(e.document) ?? "9999") > date) continue;
    if (!fitsWord(c.what ?? "", e.document) || (lease && !isLease(e.document)) || !names.every((n) => sharesParty(e, [n]))) continue;
    if (found) return null;
    found = e;
  }
  return found && { document: found.document, how: names.length ? "the one earlier instrument between these parties" : "the one earlier lease of the package" };
}

/** What `none` says of a citation that is but the recording of the citing document itself. */
export const ownRecording = "the document's own recording";
const same = (a: string | null, b: string | null): boolean => a === null || b === null || a === b;

function push<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

/**
 * Indexes the documents of a package. `find` gives the one document a citation means, with what decided it, or the reason why none:
 * never one of several. A citation by book and page that no document has is taken by date only where a party fits too, the document's own recording is unknown,
 * or the county is another (one instrument recorded in two counties).
 */
export function documentIndex(documents: readonly ResolvedDocument[]): DocumentIndex {
  const places = new Map<string, Entry[]>();
  const numbers = new Map<string, Entry[]>();
  const dates = new Map<string, Entry[]>();
  const names = new Map<string, Entry[]>();
  const entries = inOrder(documents).map(
    (document, position): Entry => ({
      document,
      place: placeOf(document.doc_type.resolved.recording),
      position,
      keys: document.parties.resolved.parties.map((p) => nameKeyOf(p.name, p.entity_type)),
    }),
  );
  const entryOf = new Map(entries.map((e) => [e.document, e]));
  for (const e of entries) {
    if (e.place.book && e.place.page) push(places, `${e.place.book}/${e.place.page}`, e);
    if (e.place.instrument_no) push(numbers, e.place.instrument_no, e);
    for (const date of new Set(datesOf(e.document))) push(dates, date, e);
    for (const home of new Set(e.keys.map(homeOf))) push(names, home, e);
  }
  for (const e of entries)
    for (const place of furtherPlaces(e.document)) {
      if (place.book && place.page) push(places, `${place.book}/${place.page}`, { ...e, place });
      if (place.instrument_no) push(numbers, place.instrument_no, { ...e, place });
    }
  const leases = entries.filter((e) => isLease(e.document));
  const sharing = (parties: readonly string[]): Entry[] => {
    const homes = parties.flatMap(namesIn).map((n) => homeOf(nameKey(n)));
    return homes.length ? [...new Set(homes.flatMap((h) => names.get(h) ?? []))] : leases;
  };
  const learn: DocumentIndex["learn"] = (c, document) => {
    const place = placeOf(c);
    const entry = entryOf.get(document);
    if (!entry || entry.place.book || !place.book || !place.page || places.has(`${place.book}/${place.page}`)) return;
    push(places, `${place.book}/${place.page}`, { ...entry, place });
  };
  const find: DocumentIndex["find"] = (c, citing) => {
    const place = placeOf(c);
    const placed = Boolean((place.book && place.page) || place.instrument_no);
    const isOwn = (own: Place) =>
      (place.book && place.book === own.book && place.page === own.page && same(place.county, own.county)) ||
      (place.instrument_no && place.instrument_no === own.instrument_no);
    if ([placeOf(citing.doc_type.resolved.recording), ...furtherPlaces(citing)].some(isOwn)) return { none: ownRecording };
    const found =
      (place.book && place.page && byPlace(places.get(`${place.book}/${place.page}`) ?? [], c, place, citing)) ||
      (place.instrument_no && byPlace(numbers.get(place.instrument_no) ?? [], c, { ...place, book: null }, citing)) ||
      (c.date && byDate(dates.get(c.date) ?? [], c, citing, placed));
    if (found) return found;
    if (placed) return { none: "no document of the package is recorded there" };
    return byParties(sharing(c.parties ?? []), c, citing) ?? { none: "no single document of the package fits" };
  };
  return { find, learn };
}
