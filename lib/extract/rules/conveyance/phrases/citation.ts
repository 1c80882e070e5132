// Instruments cited by book and page, number, date and parties.
import type { Reference } from "@/lib/contracts/aspects/conveyance";
import { findDate } from "./written-date";

export type Citation = { start: number; end: number; reference: Reference };

const BOOK_WORD = "(?:Vol(?:ume)?s?|V[o0]l|Book|Bk|Liber|Film|Reel|D\\.? ?B\\.?|O\\.? ?R\\.?|Deed Record|Record Book|Minutes)";
const BOOK_PAGE = new RegExp(
  `\\b(?:Deed |Record |Official Records? |Official Public Records? |OR |O\\. ?R\\. )?${BOOK_WORD}\\b\\.?,? ?(?:Book )?(?:Vol(?:ume)?\\.? )?(?:No\\.? ?|Number )?,? ?([A-Z]{1,2}(?=[, ])|[A-Z]{0,2}-?\\d{1,5}[A-Z]?)(?: \\((?:New|Old|Second) Series\\))?(?: (?:of )?(?:O\\.? ?(?:&|and) ?G\\.?|Oil (?:and|&) Gas)(?: Leases?)?(?: Records?)?)?(?: (?:of )?[A-Z][A-Za-z]{2,12}\\.?(?: (?:Records?|and Gas Records?))?){0,3},? ?(?:and |at |on )?(?:pages?|pgs?|pp|p|folio)\\b\\.? ?(\\d{1,5})((?:-\\d{1,5})?(?:(?:, | and |, and )\\d{1,5}(?![\\d,]*(?:\\.\\d| acres)))*)`,
  "gi",
);
const NUMBERED =
  /\b(?:Doc(?:ument|\.)?|Instrument|Inst\.?|Reception|Film(?: Code)?|Clerk'?s File|Recorder'?s File|Auditor'?s File)\.? ?(?:No\.?|Number|#)? ?([A-Z]{0,2}-?\d[\d-]{2,14})\b/gi;
const WHAT =
  /\b(correction (?:mineral )?deed|mineral (?:and royalty )?deed|royalty deed|gift deed|warranty deed|quit-?claim deed|partition(?: deed| agreement)?|exchange deed|trust deed|deed of trust|oil(?:,|\s)+(?:and )?gas(?:,? (?:and )?mineral)? lease|(?:[A-Z]\. )?[A-Z][a-z]+ lease\b|lease|unit (?:agreement|designation|declaration)|designation of (?:pooled )?unit|gas unit|pooling order|order|assignment|release|mortgage|patent|will|decree|judgment|plat|map|power of attorney|agreement|affidavit|easement|right of way|reservation|deed)\b/gi;
const COUNTY = /\b([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?) (?:County|Parish)\b|\b(?:County|Parish) of ([A-Z][A-Za-z]+)/;
const NAME = "[A-Z][\\w.&'-]*(?:,? (?:of|and|&|et|ux\\b\\.?|al\\b\\.?|Jr\\.?|Sr\\.?|Inc\\.?|L\\.?P\\.?|wife,?|his|the|[A-Z][\\w.&'-]*)){0,10}";
const FROM_TO = new RegExp(`\\bfrom (${NAME})(?:,? (?:as )?lessors?,?)?,? (?:to|unto|in favor of) (${NAME})`);
const FROM = new RegExp(`\\b(?:from|by|granted by|executed by|made by|given by) (${NAME})`);
const TO = new RegExp(`\\b(?:to|unto|in favor of) (${NAME})`);

const tidy = (name: string): string => name.replace(/(?:,| and| of| the| by| to| dated| his| wife,?| as)+$/i, "").trim();

function partiesIn(context: string): string[] {
  const both = FROM_TO.exec(context);
  if (both) return [tidy(both[1] ?? ""), tidy(both[2] ?? "")].filter(Boolean);
  const one = [FROM.exec(context)?.[1], TO.exec(context)?.[1]].map((n) => tidy(n ?? "")).filter((n) => n.length > 2);
  return [...new Set(one)];
}

function lastMatch(pattern: RegExp, text: string): string | null {
  let found: string | null = null;
  for (const m of text.matchAll(pattern)) found = m[1] ?? m[0];
  return found;
}

const HELD = "(?:assignors?|grantors?|farmors?|transferors?|it|him|her|them|[A-Z][\\w.&'-]+)";
/** "(Vol. 89, page 37), stay in Assignor": a paper told only because the giver holds on to what it made. */
const STAYS_BEHIND = new RegExp(
  `^[^.;]{0,60}?\\b(?:(?:stays?|remains?|rests?|left|(?:is|are) (?:kept|retained|held|reserved)) (?:wholly |entirely |solely )?(?:in|with|by|to) (?:the |said )?${HELD}\\b|(?:(?:is|are|was|were|being) not|does not|do not|no part (?:of it )?(?:is|being)|not) (?:hereby |herein )?(?:assign|convey|transferr?|affect|touch|includ|cover|pass)(?:ed|s|es)?\\b)`,
);
/** "Assignor keeps all of the lease in", "does not affect the lease in": the same told before. */
const STAYS_AHEAD =
  /\b(?:(?:keeps?|retains?|holds on to|withholds?)(?: all(?: of)?| the whole of| its interest in| whole)?|(?:does|do|is|are|shall|will) not (?:hereby )?(?:assign|convey|transfer|affect|touch|includ|cover|apply to|extend to|burden|pass)\w*(?: any (?:part|interest) (?:of|in|under))?|nothing (?:in|of|under)|no (?:part of|interest in|interest under)) (?:the|that|its|their|said|any) (?:(?:other|oil|gas|and|mineral|said),? ){0,5}leases?\b[^.;]{0,160}$/i;

/** Relation of the cited instrument to this one, from the words before the citation. */
function relationOf(before: string, what: string): Reference["relation"] {
  const near = before.slice(-200);
  if (/\b(?:releas|surrender|discharg|cancel|relinquish)\w*[^.;]*$/i.test(near) && /lease|mortgage|lien|deed of trust/i.test(what)) return "released";
  if (/\b(?:correct|amend)s?\b[^.;]*$/i.test(near)) return "corrected";
  if (/\bratif\w+[^.;]*$/i.test(near)) return "ratified";
  if (/\bassigns?\b[^.;]*$/i.test(near) && /lease/i.test(what)) return "assigned";
  if (/\bsubject (?:only )?to\b[^.;]*$/i.test(near)) return "subject_to";
  if (/\b(?:except\w*|save|less|reserv\w+|outstanding|heretofore|previously)\b[^.;]*$/i.test(near)) return "excepted";
  if (/lease/i.test(what)) return "lease";
  if (/mortgage|deed of trust|lien/i.test(what)) return "lien";
  if (/\b(?:describ\w+|same (?:land|tract|property|premises)|being the|conveyed (?:to|by)|acquired|bounds|set apart|plat|reference is)\b[^.;]*$/i.test(near))
    return "land";
  return "prior";
}

/** Where the last sentence that opens with "W…" or "T…" (witness, this, the) began before a place; an initial opens none: "J. W. Roe". */
function openedAt(text: string, opener: string, at: number): number {
  let found = text.lastIndexOf(opener, at);
  while (found > 0 && /(?:^|[^A-Za-z])[A-Z]$/.test(text.slice(Math.max(0, found - 2), found))) found = text.lastIndexOf(opener, found - 1);
  return found;
}

function toReference(text: string, start: number, end: number, ids: { book: string | null; page: string | null; instrument_no: string | null }): Reference {
  const sentence = Math.max(text.lastIndexOf("; ", start), openedAt(text, ". W", start), openedAt(text, ". T", start), start - 260, 0);
  const before = text.slice(sentence, start);
  const after = text.slice(end, end + 90);
  const what = lastMatch(WHAT, before)?.toLowerCase() ?? "instrument";
  const county = COUNTY.exec(after.split(";")[0] ?? "");
  return {
    what,
    date: findDate(before.slice(-140)),
    ...ids,
    county: county?.[1] ?? county?.[2] ?? null,
    parties: partiesIn(before.slice(-200)),
    relation: /lease/i.test(what) && (STAYS_AHEAD.test(before) || STAYS_BEHIND.test(text.slice(end, end + 140))) ? "other" : relationOf(before, what),
  };
}

/** "deed dated May 2, 1930, from A to B, recorded in Volume 151, page 66" → one citation with book, page, date and parties. Several pages give several. */
export function findCitations(text: string): Citation[] {
  const out: Citation[] = [];
  for (const m of text.matchAll(BOOK_PAGE)) {
    const start = m.index;
    const pages = [m[2] ?? "", ...(m[3] ?? "").replace(/^-\d+/, "").split(/\D+/)].filter(Boolean);
    for (const page of pages)
      out.push({
        start,
        end: start + m[0].length,
        reference: toReference(text, start, start + m[0].length, { book: m[1] ?? null, page, instrument_no: null }),
      });
  }
  for (const m of text.matchAll(NUMBERED)) {
    const start = m.index;
    const end = start + m[0].length;
    const beside = out.find((c) => Math.abs(c.start - end) < 30 || Math.abs(start - c.end) < 30);
    if (beside && beside.reference.instrument_no === null) beside.reference.instrument_no = m[1] ?? null;
    else out.push({ start, end, reference: toReference(text, start, end, { book: null, page: null, instrument_no: m[1] ?? null }) });
  }
  return [...out, ...inColumn(text, out), ...bySlash(text)].sort((a, b) => a.start - b.start);
}

const COLUMN = /\b(?:Reception|Document|Doc\.?|Instrument|Inst\.?|Recording|Entry|File)\b(?: (?:No\.?|Number|#))?(?= {1,}[A-Z])/;
const IN_ROW = /(?<=\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4} {1,12})(\d{5,10}|\d{4}-\d{3,8})(?= |$)/g;

/** Bare numbers under a column of a schedule: "Lease  Lessor  Date  Reception … A  Roe  4/30/2014  4021188" → 4021188. Only behind a date, where the heading says what they are. */
function inColumn(text: string, known: readonly Citation[]): Citation[] {
  const head = COLUMN.exec(text);
  if (!head) return [];
  return [...text.slice(head.index).matchAll(IN_ROW)].flatMap((m): Citation[] => {
    const start = head.index + m.index;
    const end = start + m[0].length;
    if (known.some((c) => c.start < end && c.end > start)) return [];
    return [{ start, end, reference: toReference(text, start, end, { book: null, page: null, instrument_no: m[1] ?? null }) }];
  });
}

const BOOK_SLASH_PAGE = /\b(?:Vol(?:ume)?|Book|Bk|Liber|Film|Reel|Record|O\. ?R|OR)\.? ?\/ ?(?:Page|Pg|Pp?|Folio)\b/i;
const SLASHED = /(?<![\d/$.-])(\d{1,5})\/(\d{1,5})(?![\d/])/g;
/** How far below its heading a column goes on. */
const COLUMN_LENGTH = 4000;

/** Book and page in one figure under a column that says so: "Lessor  O.R. Vol./Page  Acres … Roe  190/1422  96" → 190, 1422. A fraction is none: one of the two has three figures. */
function bySlash(text: string): Citation[] {
  const head = BOOK_SLASH_PAGE.exec(text);
  if (!head) return [];
  const from = head.index + head[0].length;
  return [...text.slice(from, from + COLUMN_LENGTH).matchAll(SLASHED)].flatMap((m): Citation[] => {
    const [book = "", page = ""] = [m[1], m[2]];
    if (Math.max(book.length, page.length) < 3) return [];
    const start = from + m.index;
    return [{ start, end: start + m[0].length, reference: toReference(text, start, start + m[0].length, { book, page, instrument_no: null }) }];
  });
}
