// What is left out of a grant and what it is subject to: outstanding interests with their holders, burdens, restrictions.

import type { Interest, Reference } from "@/lib/contracts/aspects/conveyance";
import type { EstateType } from "@/lib/contracts/estates";
import { toWire } from "@/lib/fraction/rational";
import { placeIn } from "@/lib/land/named/tract-place";
import type { Span } from "@/lib/text/view";
import { bareInterest, type Found, readInterests } from "./interest";
import { NONE_KEPT, onlyWished } from "./keeping-words";
import { ofAnother } from "./of-others";
import { asOutstanding } from "./outstanding-interest";
import { isDescribedInterest } from "./phrases/base";
import { findCitations } from "./phrases/citation";
import { estateOf } from "./phrases/estate";
import { withoutFirms } from "./phrases/firm-words";
import { restOutstanding } from "./phrases/rest-outstanding";
import { findShares } from "./phrases/share";
import { NAMES_THEM, type Segment } from "./segments";
import { toldByOwner } from "./told-by-owner";
import { listedOwners } from "./told-owners";

export type Subjection = { span: Span; text: string; reference: Reference | null; interest: Interest | null };

const MINERAL_KIND = new Set(["mineral", "royalty", "overriding_royalty", "executive_right", "production_payment", "leasehold", "surface", "life_estate"]);
const TRIVIAL =
  /^subject,? (?:however,? )?to (?:the )?(?:reservations?|exceptions?)(?: and exceptions?| and reservations?)? (?:set out|hereinafter|herein|below|made|stated|aforesaid)|^subject to (?:sale|entry|the (?:other )?provisions|the terms of any valid)|^subject,? (?:however,? |only |also )?(?:to|as)\s+(?:the |said |this |such |these |aforesaid |all )*(?:(?:reservations?|exceptions?|foregoing|aforesaid|above|same|matters? (?:stated|aforesaid)|terms|provisions|other provisions|limitations|interests?)\b[^.;]{0,40}|to the (?:above|foregoing)\b[^.;]{0,40})[.;,]?\s*$/i;
/** How a clause leaves out the thing it names before, names behind, or denies. */
const THING_LEFT =
  "(?:oil|gas|minerals?|coal|royalt(?:y|ies)|the (?:(?:undivided|other|outstanding) )*(?:one-)?(?:half|thirds?|fourths?|quarters?|eighths?|sixteenths?|\\d+\\/\\d+|share|interest) (?:(?:now |heretofore )?(?:owned|held) by|belonging to|of) (?!the (?:grant|said)))";
const IS_LEFT_OUT =
  "(?:are|is|shall be|being)(?: (?:hereby|herein|expressly|also|all|further|specifically|likewise))* (?:(?:saved|reserved),? and )?(?:excepted|excluded|left out|omitted|not (?:included|conveyed|sold|granted|part))";
/** "This reservation does not carry any part of the minerals": what is no grant leaves nothing out of it. */
const LEAVES_OUT =
  "(?<!\\b(?:reservation|reserved|royalty|exception|lease|warranty|easement)\\b[^.;,]{0,40} )(?<!\\b(?:interest|which) )(?:(?:does|do|shall|will|is|are) not|nor (?:does|do|shall|will) (?:it|this|the) ?\\w*)(?: (?:to be|hereby|herein|be|intended|construed|taken|held|understood|operate|or|deemed|made))*(?: to| as)? (?:include|convey|cover|extend to|pass|reach|carry|embrace|sell|grant|comprise|take in)s?";
const EXCLUDED = new RegExp(
  `\\b${THING_LEFT}\\b(?:[^.;]|\\.(?= ?\\d|,)|(?<=\\b[A-Z])\\.){0,180}\\b${IS_LEFT_OUT}\\b|\\b${LEAVES_OUT}\\b[^.;]{0,60}\\b${THING_LEFT}\\b|\\ball of which are excluded\\b|\\bno (?:oil|gas|minerals?|coal)\\b[^.;]{0,60}\\b(?:is|are|being|be) (?:hereby |herein )?(?:conveyed|included|transferred|granted)|\\b(?:oil|gas|minerals?|coal)(?: and \\w+)?(?: rights?| interests?)? (?:heretofore |previously |having been )?reserved (?:to|by|in) (?!(?:the )?(?:said )?(?:grantors?|him|her|them|him|it|us|me|part|first))`,
  "i",
);
/** "Exceptions to Conveyance and Warranty: None as to minerals". */
const NONE =
  /^[^:;.]{0,80}:\s*(?:none|nothing|n\/a|no exceptions?)\b|\b(?:has|have|had) (?:heretofore |previously |never |yet )*(?:sold|conveyed|granted|deeded|given|severed|transferred) (?:away )?(?:no|none|nothing)\b/i;

const AFORESAID = "(?:the )?(?:said|such|aforesaid|above|foregoing|reserved|excepted)";
const THINGS = "(?:(?:undivided|mineral|royalty|oil|gas|and|other) ){0,4}(?:minerals?|royalt(?:y|ies)|interests?|estates?|share|half|reservations?|gas|oil)";
const SO_KEPT =
  "(?:interests?|estate|rights?|so|above|herein|hereby|hereinabove|hereinbefore|before|aforesaid|reserved|excepted|retained|kept|withheld|mentioned|and|as)";
/** "warranted, except said minerals", "the minerals so reserved": what was kept above, told again. */
const POINTER = new RegExp(
  `^(?:(?:less,? ?)?(?:sav(?:e|ing) and )?except(?:ing)?|less|minus|excluding),? (?:as to |only |for )?(?:${AFORESAID} ${THINGS}(?: ${SO_KEPT}){0,3}|(?:the |his |her |its |my |our |their )?${THINGS}(?: ${SO_KEPT}){1,3})[.,;]?\\s*$`,
  "i",
);

/** "No minerals are excepted": nothing is left out. */
const NOTHING_OUT =
  /^\W*(?:but |and )?(?:no (?:part of the )?(?:oil|gas|minerals?|coal|royalt\w+|interests?)|none of the (?:oil|gas|minerals?|coal))\b[^.;]{0,60}\b(?:is|are|being|be|has been|have been) (?:hereby |herein |heretofore )?(?:excepted|reserved|excluded|severed|withheld|left out)\b/i;

/** General exceptions of a covenant: they limit the warranty and reserve nothing. */
const OF_RECORD = /\b(?:reservations?|restrictions?|easements?|encumbrances?|conveyances?)\b[^.;]{0,80}\bof record\b|\bof record\b/i;

/** "Minerals of others are excepted from the warranty": so much is not answered for, and all that the giver has still passes; what is left out of the conveyance too stays out. */
const OF_COVENANT_ALONE =
  /^(?![^.;]{0,400}\b(?:from|of) (?:(?:this|the|said|such|foregoing|above) )*(?:conveyance|grant|deed|sale|assignment|property|land|premises)\b)[^.;]{0,400}\b(?:except(?:ed|s)?|excluded|saved|left|omitted|withheld|kept)(?: only)?(?: out)? (?:from|of)(?: [a-z']+){0,4}? (?:warrant(?:y|ies)|covenants?)\b/i;

/** "Excepted from the warranty is": of the covenant from the first word on; "less all minerals, the same being excepted from the warranty" leaves them out of the grant too. */
const FROM_COVENANT =
  /^\W*(?:(?:save|and|less|only|hereby|is|are|except(?:ed|ing|s)?|excluded|saved),? ){0,5}(?:from|of)(?: [a-z']+){0,4}? (?:warrant(?:y|ies)|covenants?)\b/i;

/** "The State asserts that the coal is part of the minerals reserved": what one claims excepts nothing. */
const CLAIMED = /\b(?:asserts?|claims?|contends?|alleges?|insists?|disputes?)\b/i;
/** "This document does not sell, convey or insure the title to the coal": the notice that a statute bids print in every deed. */
const STATUTORY = /\binsures? (?:the )?title to the coal\b/i;

/** "All minerals are excepted: one-third belongs to A": what is told behind the colon of those that are left out already. */
const TOLD_BEHIND = /[:;(]/;
const allLeftOut = (text: string): string => {
  const head = text.slice(0, Math.max(0, text.search(TOLD_BEHIND)));
  return EXCLUDED.test(head) && findShares(head).length === 0 ? head.replace(/\b(?:is|are)\b[^.;]*$/i, "") : text;
};
/** "…, so that the buyer takes the surface and no minerals": what comes of it all. */
const withoutOutcome = (text: string): string => text.replace(/,? (?:so|such) that\b[^.;]*\bsurface\b[^.;]*/i, (m) => " ".repeat(m.length));

/** "No minerals are conveyed" excludes "minerals", not those of some earlier conveyance. */
const excludedWords = (text: string): string =>
  /^\W*(?:but |and )?no\b/i.test(text) ? text.replace(/\b(?:is|are|being|be)\b.*$/i, "") : withoutOutcome(allLeftOut(text));

/** "less the South 4 acres …, and of all oil and gas therein": what goes on with the object behind a piece of land that is left out; "and all oil" goes on with what is left out, unless the acres of the whole stand between. */
const OBJECT_GOES_ON =
  /(?:,? and (?:also )?(?:of|in|in and to)|,? (?:and )?(?:containing|leaving|making|in all|(?:being )?a total of)\b[^.;]{1,60}\bacres\b(?:,? more or less)?[^.;,]{0,24},? and(?: also)?|,? (?:(?:together|along) )?with|,? including) (?:(?:all|the|any|other|of|and|its) ){1,4}(?:oil|gas|minerals?|mineral rights?|coal)\b/i;
const LEAVES_LAND =
  /^\W*(?:(?:but |and )?(?:sav(?:e|ing)|less|except(?:ing)?|minus|excluding)(?: and (?:except(?:ing)?|excluding))?,? )?[^.;]{0,60}\b(?:acres?|ac\.|feet|rods|lots?|strip|right[- ]of[- ]way|tract|square|quarter)\b|^\W*(?:less|sav(?:e|ing)|except(?:ing)?|minus|excluding)[^.;]{0,30}(?:[NSEW]{1,2} ?\/ ?[24]|[½¼])/i;
function exceptedAlone(text: string): string {
  const at = text.search(OBJECT_GOES_ON);
  const head = at < 0 ? "" : text.slice(0, at);
  return LEAVES_LAND.test(head) && !/\b(?:oil|gas|minerals?|coal|royalt\w+)\b/i.test(head) ? head : withoutOutcome(text);
}

/** Exceptions of interests other than land: pieces of land left out belong to the land aspect. */
export function readExceptions(segments: readonly Segment[], reserved: readonly Segment[], granted: EstateType | null = null): Found[] {
  const out: Found[] = [];
  segments.forEach((s, i) => {
    const covenant = s.sentence.kind === "warranty" || s.sentence.kind === "habendum";
    if (named(segments, i) || (s.kind === "reserve" && NONE_KEPT.test(s.text)) || onlyWished(s)) return;
    if (
      reserved.includes(s) ||
      NONE.test(s.text) ||
      NOTHING_OUT.test(s.text) ||
      STATUTORY.test(s.sentence.text) ||
      ((!s.marker || FROM_COVENANT.test(s.text)) && OF_COVENANT_ALONE.test(s.text)) ||
      (reserved.length > 0 && POINTER.test(s.text))
    )
      return;
    if ((s.kind === "except" || (s.kind === "reserve" && s.marker !== "")) && !(covenant && !/\b(?:undivided|one-|half|\d\/\d|%|per cent)/i.test(s.text)))
      out.push(
        ...outstanding(
          s.marker ? exceptedAlone(s.text) : excludedWords(s.text),
          s.start,
          granted ?? estateBefore(segments, i) ?? (s.marker && !BESIDE_THAT.test(s.marker) && !THAT_SOLD.test(s.text) ? null : estateAhead(s)),
        ),
      );
    else if (EXCLUDED.test(s.text) && (s.kind === "main" || s.marker === "") && !CLAIMED.test(s.text))
      out.push(...(toldByOwner(segments, i) ?? outstanding(excludedWords(s.text), s.start)));
    out.push(...restSold(s.text, s.start));
  });
  return out.filter((f, i) => !out.slice(0, i).some((o) => isSaidAgain(f, o)));
}

const OF_LAND = /\b(?:sections?|tracts?|parcels?|lots?|quarter|half section|acres)\b|\b[NSEW]{1,2} ?\/ ?[24]/i;
/** "Ann Moss owns one-fourth by that deed" behind "less the one-fourth reserved by Ann Moss, Book 9": the share of one holder told again, with no paper and no land of its own. */
const isSaidAgain = (f: Found, told: Found): boolean =>
  f.interest.held_by != null &&
  f.interest.held_by === told.interest.held_by &&
  f.interest.estate_type === told.interest.estate_type &&
  f.interest.fraction?.fraction === told.interest.fraction?.fraction &&
  !f.interest.created_in &&
  !OF_LAND.test(f.interest.text);

/** "Mineral interests of others are left out." before a sentence that names each of them with its share. */
const named = (segments: readonly Segment[], at: number): boolean => {
  const [own, next] = [segments[at], segments[at + 1]];
  return own !== undefined && next !== undefined && NAMES_THEM.test(next.text) && findShares(own.text).length === 0 && findShares(next.text).length > 0;
};

/** "…, with the remaining oil, gas and minerals; excepting the 49% assigned to A": a bare share that is another's, of what was named right before. */
const SHARE_PASSED =
  /^\W*(?:but |and )?(?:sav(?:e|ing)(?: and)? )?(?:except(?:ing)?|less),? (?:the |an? |that |such )?(?:undivided )?(?:\d[\d./]* ?(?:%|per ?cent)?|[½¼¾⅛⅜]|half|(?:one|two|three|five|seven)[- ]\w+)(?: \([^()]{1,12}\))?(?: (?:part|share|interest|thereof|therein|of (?:them|the same))){0,2},? (?:(?:which|that) (?:was|were|is) |heretofore |previously |already |formerly |now |so )*(?:assigned|conveyed|sold|deeded|granted|reserved|retained|transferred|held|owned|outstanding|given|severed)\b/i;
const MINERALS_LAST = /\b(?:oil|gas|minerals?|mineral (?:rights|interests?|estate))(?: (?:therein|thereunder|thereof|in and under the same))?[,;]?\s*$/i;

/** A list of exceptions names its thing no further back than this. */
const CLAUSES_BACK = 20;

/** "reserving one-eighth of the oil and gas; and excepting also the seven-eighths severed before": the second share is of what the first was of. */
export function estateBefore(segments: readonly Segment[], at: number, back = CLAUSES_BACK): EstateType | null {
  const before = segments.slice(Math.max(0, at - 2), at).findLast((s) => !/^\W*(?:and|but)?\W*$/i.test(s.text));
  const own = segments[at];
  if (!before || !own || back === 0) return null;
  if (SHARE_PASSED.test(own.text) && MINERALS_LAST.test(before.text)) return "mineral";
  if (before.kind !== "reserve" && before.kind !== "except") return null;
  if (before.sentence !== own.sentence && !/;\s*$/.test(before.text) && !NAMES_THEM.test(own.text)) return null;
  const estate = estateOf(withoutFirms(before.text)) ?? estateBefore(segments, segments.lastIndexOf(before, at), back - 1);
  return estate === "mineral" || estate === "royalty" ? estate : null;
}

/** ", this being in addition to the one-half …": of what the words before it named. */
const BESIDE_THAT = /\b(?:in addition to|over and above|besides)$/i;

/** "the minerals pass, except that in the Mill tract three-fourths was sold to B": so too. */
const THAT_SOLD = /^(?:sav(?:e|ing)|except(?:ing)?|save and except)(?:,? however,?)? that\b/i;

/** "the minerals …, one-fourth being outstanding in B": the share of a clause that does not say of what. */
function estateAhead(s: Segment): EstateType | null {
  const own = estateOf(s.text);
  if (own !== null && !(own === "fee" && THAT_SOLD.test(s.text))) return null;
  const estate = estateOf(s.sentence.text.slice(0, s.start - s.sentence.start).slice(-240));
  return estate === "mineral" || estate === "royalty" ? estate : null;
}

/** "the remaining seven-eighths having been sold": the rest that is another's, of what the words before it name. */
function restSold(text: string, start: number): Found[] {
  const rest = restOutstanding(text);
  if (!rest) return [];
  const before = text.slice(0, rest.at);
  const estate = estateOf(rest.text) ?? estateOf(before);
  if (!rest.share || !estate || findShares(rest.text).length) return outstanding(rest.text, start + rest.at, estateOf(before));
  const interest = { ...bareInterest(estate, rest.text.trim()), fraction: toWire(rest.share) };
  const span = { start: start + rest.at, end: start + rest.at + rest.text.length };
  return MINERAL_KIND.has(estate) ? [asOutstanding({ interest, span, fraction: null, confidence: 0.8 }, rest.text)] : [];
}

/** "of the minerals in the tract last described I convey no more than half": the tract stands before the share. */
function inItsPlace(f: Found, text: string): Found {
  const place = f.scope ? null : (placeIn(text) ?? (THAT_SOLD.test(text) ? text : null));
  return place ? { ...f, scope: place } : f;
}

const ofThing = (f: Found, estate: EstateType): Found => ({ ...f, interest: { ...f.interest, estate_type: estate } });

function outstanding(text: string, start: number, inherited: EstateType | null = null): Found[] {
  const listed = listedOwners(text, start);
  if (listed.length) return listed;
  const items = readInterests(text, start, inherited)
    .map((f) => (inherited && f.interest.estate_type === "fee" && THAT_SOLD.test(text) ? ofThing(f, inherited) : f))
    .filter((f) => MINERAL_KIND.has(f.interest.estate_type))
    .map((f) => ofAnother(asOutstanding(f, text), text))
    .map((f) => inItsPlace(f, text));
  if (items.length || !inherited || !isDescribedInterest(text) || /\b(?:land|lands|tract|parcel|acres?|lots?)\b/i.test(text.slice(0, 60))) return items;
  const interest = { ...bareInterest(inherited, text.trim()), of: "described_interest" as const };
  return [asOutstanding({ interest, span: { start, end: start + text.length }, fraction: null, confidence: 0.75 }, text)];
}

/** "subject to the royalty reserved by A": an interest whose size stands elsewhere. */
const unsized = (interest: Interest): Interest => (interest.of === "described_interest" ? { ...interest, fraction: null, floating: null } : interest);

/** "subject to the royalty of A and to the lease of B": each burden by itself. */
function partsOf(text: string): { text: string; at: number }[] {
  const parts = text.split(/(?=,? and (?:also )?to (?:the|an?|that) )/);
  let at = 0;
  return parts.map((part) => {
    const start = at;
    at += part.length;
    return { text: part, at: start };
  });
}

/** "subject to the lease for gas which A has, the rents and royalties whereof": a lease, whatever is told of it. */
const OF_LEASE =
  /^[^.;,]{0,24}\b(?:subject|burdened|charged|encumbered),? (?:however,? )?(?:to|with|by) (?:(?:the|an?|that|said|any|certain|existing|present|valid|terms of|oil|gas|and|mineral|mining|coal) ){0,6}leases?\b/i;

function subjection(words: string, start: number): Subjection {
  const items = readInterests(words, start)
    .filter((f) => (OF_LEASE.test(words) ? f.interest.estate_type === "leasehold" : MINERAL_KIND.has(f.interest.estate_type)))
    .map((f) => asOutstanding(f, words));
  const first = items.find((f) => f.interest.held_by || f.interest.created_in) ?? items[0];
  const full = first ? unsized(first.interest) : null;
  const known = full !== null && (Boolean(full.held_by) || Boolean(full.created_in));
  const sized = Boolean(first?.fraction) && !/^(?:royalt\w+|this|such)/i.test(full?.text ?? "");
  return {
    span: { start, end: start + words.length },
    text: words.replace(/\s*(?:\/s\/|IN WITNESS)[\s\S]*$/, "").trim(),
    reference: findCitations(words)[0]?.reference ?? null,
    interest: (known || sized) && !/\bcovers\b/i.test(words) ? full : null,
  };
}

/** Subject-to clauses with the instrument they cite and the interest they tell of. Pointers to the clauses beside them are left out. */
export function readSubjections(segments: readonly Segment[]): Subjection[] {
  const out: Subjection[] = [];
  for (const s of segments) {
    const covenant = s.sentence.kind === "warranty" || s.sentence.kind === "habendum";
    if (s.kind === "except" && covenant && OF_RECORD.test(s.text)) out.push(subjection(s.text, s.start));
    if (s.kind !== "subject" || TRIVIAL.test(s.text)) continue;
    const found = partsOf(s.text).map((p) => subjection(p.text, s.start + p.at));
    const told = found.filter((f) => f.reference || f.interest);
    if (told.length) out.push(...told);
    else if (s.sentence.kind === "clause" || /\b(?:easement|restriction|lien|mortgage|tax|lease|of record)/i.test(s.text))
      out.push(subjection(s.text, s.start));
  }
  return out;
}
