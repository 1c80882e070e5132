// Book and page as recorders write them, in any order: "Volume 12, page 34", "12 Misc. 34", "Deeds, Book 12, at 34", "page 34 of Volume 12", "Deed Record C, at 34".
import type { Span } from "@/lib/text/view";

export type EntryPlace = Span & { book: string; page: string };

const series =
  "(?:official|public|real|property|deeds?|mortgages?|misc(?:ellaneous)?|patents?|leases?|oil|gas|minerals?|lands?|probate|royalt(?:y|ies)|releases?|assignments?|conveyances?|film|photos?|fiduciary|wills?|minutes?|o\\.? ?(?:&|and) ?g|county|and|&|of|the|said|records?|books?)";
const seriesWords = `(?:${series}\\b\\.?,? ){0,8}`;
const bookWord =
  "(?:books?|bk|d\\. ?b|volumes?|vols?|vl|liber|lib|reel|film|docket|cabinet|register|records?|orb|o\\. ?r|or|dr|dbv?|opr|o\\. ?p\\. ?r)\\b\\.?(?: ?\\((?:vol|book)[a-z.]{0,6}\\))?:?(?: (?:book|vol|volume)\\b\\.?)?(?: (?:no|number)\\b\\.?)?";
const kinds = "(?:misc(?:ellaneous)?|deeds|patents|leases|mortgages|releases|assignments)";
const id = '"?((?!(?:at|of|no|in|on|to|pg|pp|is|by|as|am|pm)\\b|p\\.)(?:\\d{1,6}(?:-?[A-Z]\\b)?|[A-Z]{1,2}(?:-?\\d{1,3})?(?![\\w.])))"?';
const pageWord = "(?:(?:pages?|pgs?|pp|p|folio|fol|image|frame|leaf)\\b\\.?(?: (?:no|nos|number)\\b\\.?)?|pg?(?=\\d))";
const lead = "(?:at|on|to|from|beginning(?: at| on)?|commencing(?: at| on)?|starting(?: at| on)?)";
const figures = "(\\d{1,5}[A-Z]?)(?![\\d/]|:\\d|,\\d{3}| ?(?:st|nd|rd|th|o'clock|minutes|[ap]\\. ?m)\\b)";
const ofCounty = "(?: (?:of|in|for) (?:the )?(?:[A-Z][A-Za-z.]+ ){1,2}County)?";
/** "(New Series)", "of the Deed Records", "Misc.": what stands between the book's number and the page. */
const trail = `(?: \\((?:book|vol)[^()]{0,24}\\))?(?:[,:]? \\(?(?:new|old|first|second|third) series\\)?)?(?:[,:]? ${series}\\b\\.?){0,7}`;

type Form = { re: RegExp; book: number; page: number; bare?: boolean };

const forms: readonly Form[] = [
  // "page 34 of Volume 12", "folio 20 of Liber 4"
  { re: new RegExp(`\\b${pageWord}[ :#]*${figures},? (?:of|in) (?:the )?${seriesWords}${bookWord}[ :#]*${id}`, "gi"), book: 2, page: 1 },
  // "Volume 12, page 34", "Book 12 of Deeds at page 34", "Deed Book 12 of Elm County, page 34", "Vol. 12 at 34"
  {
    re: new RegExp(`\\b${bookWord}[ :#]*${id}${trail}${ofCounty}[ ,.;:/-]{0,4}(?:and )?(?:(?:${lead} (?:the )?)?${pageWord}[ :#.]*|${lead} )${figures}`, "gi"),
    book: 1,
    page: 2,
  },
  // "12 Misc. 34", "12 Deeds, page 34"
  {
    re: new RegExp(`\\b(\\d{1,5}) ${kinds}\\b\\.?,? ?(?:${lead} )?(?:${pageWord} ?)?${figures}`, "gi"),
    book: 1,
    page: 2,
  },
  // "Deeds 12, page 34", "Miscellaneous 12, p. 34", "Oil and Gas Leases 12, page 34"
  {
    re: new RegExp(`\\b${kinds}\\b\\.? (\\d{1,5})(?: ?/ ?|[ ,]{1,2}(?:${lead} )?${pageWord} ?)${figures}`, "gi"),
    book: 1,
    page: 2,
  },
  // "Volume 12, Deeds, 34", "Book D, 34", "Volume 12, 34", "OR 12/34"
  { re: new RegExp(`\\b${bookWord}[ :#]*${id}${trail}(?:, ?| ?/ ?)${figures}`, "gi"), book: 1, page: 2, bare: true },
];

const plainId = /^(?:\d{1,6}(?:-?[A-Z])?|[A-Z]{1,2}(?:-?\d{1,3})?)$/;
const noNoughts = (s: string): string => s.replace(/^0+(?=\d)/, "");

/**
 * The first book and page of words whose dates and hours are blanked out; null when there is none.
 * ("Miscellaneous Record 138, at 207") → {book: "138", page: "207"}.
 */
export function entryPlace(text: string): EntryPlace | null {
  for (const { re, book, page } of forms) {
    for (const m of text.matchAll(re)) {
      const [b, p] = [m[book] ?? "", m[page] ?? ""];
      if (!plainId.test(b) || !/^\d/.test(p)) continue;
      return { start: m.index, end: m.index + m[0].length, book: noNoughts(b), page: noNoughts(p) };
    }
  }
  return null;
}
