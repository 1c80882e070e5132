// A deed that gives row by row, each row with its taker and its land: "To A: one-fourth, in Survey 27. To B: a half, in Survey 28", "Outlot 31 … to A … one-half".
import type { EstateType } from "@/lib/contracts/estates";
import { findFractions } from "@/lib/fraction/find-fractions";
import { fromWire, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";
import { thingsOf } from "./families/decree-items";
import { readObject } from "./granting";
import { bareInterest, type Found } from "./interest";
import { landShares } from "./land-shares";
import { estateOf } from "./phrases/estate";
import { lastThing } from "./phrases/last-thing";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

/** The takers of one row with the words that give to them, "to my son A". */
export type RowMark = Span & { ids: string[] };
type Row = Span & { mark: RowMark };

const BREAK = /;|\n/g;
const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "leasehold"]);
const ALL = /\b(?:all|the whole|the entirety|entire)\b/i;
const THING = /\b(?:oil|gas|minerals?|coal|royalt(?:y|ies)|surface)\b/i;
/** Words after which a further piece of land of the same taker begins. */
const ALSO_LAND = /(?:,|;) (?:and )?(?:also )?(?:all (?:of )?)?(?:the )?$/i;

/** Each row from where its words begin to where those of the next do. */
function rowsOf(words: string, marks: readonly RowMark[], lands: readonly Span[]): Row[] {
  const [first] = marks;
  if (!first) return [];
  const landFirst = lands.some((l) => l.end <= first.start && !/:\s*$/.test(words.slice(l.end, first.start)) && first.start - l.end < 60);
  const cuts = marks.slice(1).map((m, i) => {
    const from = marks[i]?.end ?? 0;
    const breaks = [...words.slice(from, m.start).matchAll(BREAK)].map((b) => from + b.index + 1);
    const land = lands.find((l) => l.start >= from && l.end <= m.start);
    if (!landFirst) return m.start;
    return breaks.find((b) => land !== undefined && b <= land.start) ?? land?.start ?? m.start;
  });
  const head = landFirst ? (lands.findLast((l) => l.end <= first.start)?.start ?? 0) : first.start;
  return marks.map((mark, i) => ({ mark, start: cuts[i - 1] ?? head, end: cuts[i] ?? endOf(words, mark.end) }));
}

/** The last row is over with its sentence. */
function endOf(words: string, at: number): number {
  const stop = words.slice(at).search(/\n|\.\s+(?=[A-Z][a-z])|\bto have and\b/i);
  return stop < 0 ? words.length : at + stop;
}

const plain = (s: string): string => s.toLowerCase().replace(/\bthe\b|\bsaid\b|[^a-z0-9½¼]/g, "");

const OPENS = /^[\s,:;.–—-]*(?:I (?:give|grant|convey) )?(?:an? |the )?(?:undivided |equal )*\(?$/i;

/** Shares of a row; one that opens it is no part of the land behind it: "one-half in the N/2". */
function sharesOf(words: string) {
  const shares = findShares(words);
  const [first] = shares.length ? [] : findFractions(words);
  return first && OPENS.test(words.slice(0, first.start)) && /^\W*(?:interest |part |share )?(?:in|under|as to)\b/i.test(words.slice(first.end))
    ? [first]
    : shares;
}

/** The share of the thing told ahead of the rows that a row gives; null where it says none. */
function shareIn(words: string): { value: Rational; at: Span | null } | null {
  const [share, more] = sharesOf(words);
  if (share && !more) return { value: share.value, at: share };
  return !share && ALL.test(words) ? { value: ONE, at: null } : null;
}

const TO_EACH = /\b(?:each|apiece)\b/i;
/** The thing in its land to those of the row; to each of them where a share is said to be each one's. */
function asIn(f: Found, land: string, text: string, ids: readonly string[], span: Span): Found[] {
  const each = ids.length > 1 && f.fraction !== null && f.interest.fraction?.fraction !== "1" && TO_EACH.test(text);
  return (each ? ids.map((id) => [id]) : [[...ids]]).map((to) => ({ ...f, scope: land, span, interest: { ...f.interest, text, to } }));
}

/** What one stretch of a row gives. `thing`: what was told ahead of the rows. */
function readStretch(scene: Scene, span: Span, thing: EstateType | null, words: string): Found[] {
  const share = thing && !THING.test(words) ? shareIn(words) : null;
  if (thing && share) {
    const fraction = share.at ? { start: span.start + share.at.start, end: span.start + share.at.end } : null;
    return [{ interest: { ...bareInterest(thing, words), fraction: toWire(share.value) }, span, fraction, confidence: 0.82 }];
  }
  if (!THING.test(words)) return readObject(scene, span);
  const things = thingsOf(words, span.start);
  const surface: Found = { interest: { ...bareInterest("surface", words), fraction: toWire(ONE) }, span, fraction: null, confidence: 0.78 };
  return isLandWith(words) && things.every((f) => f.interest.estate_type === "mineral") ? [surface, ...things] : things;
}

/** "the N/2 of Section 4, with one-half of the oil": the land, and of what is under it a share. */
function isLandWith(words: string): boolean {
  const [land, share] = [landMarks(words)[0], findShares(words)[0]];
  return land !== undefined && share !== undefined && land.end <= share.start && /\b(?:with|including|and)\b[^.;]*$/i.test(words.slice(land.end, share.start));
}

/** A row cut where it goes on to a further land. */
function stretchesOf(words: string): Span[] {
  const lands = landMarks(words);
  const cuts = lands.filter((l, i) => i > 0 && ALSO_LAND.test(words.slice(0, l.start))).map((l) => l.start);
  return [0, ...cuts].map((start, i) => ({ start, end: cuts[i] ?? words.length }));
}

const SAME_LAND = /\b(?:same|said|aforesaid) (?:[\d.,]+ (?:\w+ )?acres?|lands?|tract|premises|section|quarter|property|block|lots?)\b/i;

/** What a row gives, each in its land; `before`: the land of the row ahead, for "the same land". */
function readRow(scene: Scene, from: number, words: string, row: Row, thing: EstateType | null, before: string | null): Found[] {
  const blank = words.slice(row.start, row.end).replace(words.slice(row.mark.start, row.mark.end), (m) => " ".repeat(m.length));
  const many = thing && !THING.test(blank) ? landShares(blank) : [];
  if (thing && many.length)
    return many.map((l): Found => {
      const span = { start: from + row.start + l.start, end: from + row.start + l.end };
      const fraction = { start: from + row.start + l.share.start, end: from + row.start + l.share.end };
      return {
        interest: { ...bareInterest(thing, l.text), fraction: toWire(l.value), to: [...row.mark.ids] },
        span,
        fraction,
        confidence: 0.82,
        scope: l.land,
      };
    });
  return stretchesOf(blank).flatMap((s) => {
    const text = blank.slice(s.start, s.end);
    const marks = landMarks(text);
    const land = SAME_LAND.test(text) && before ? before : marks.map((l) => text.slice(l.start, l.end)).join(", ");
    const span = { start: from + row.start + s.start, end: from + row.start + s.end };
    return land
      ? readStretch(scene, span, thing, text).flatMap((f) => asIn(f, land, `${text.trim()}${SAME_LAND.test(text) ? ` (${land})` : ""}`, row.mark.ids, span))
      : [];
  });
}

/** "the interests stated in the oil, gas and other minerals, as follows:": what bare shares of the rows are of. */
function thingAhead(lead: string): EstateType | null {
  if (findShares(lead).length > 0) return null;
  const estate = estateOf(lead);
  return estate !== null && PARTED.has(estate) ? estate : lastThing(lead);
}

const within = (list: readonly Found[]): boolean => list.every((f) => f.interest.fraction === null || fromWire(f.interest.fraction).n > 0n);

/**
 * A grant for each row; empty unless there are two rows at least, each with a land and with something in it, and their lands are not all one.
 * `words`: the granting words from `from` on; `marks`: where they give to somebody.
 */
export function landRows(scene: Scene, from: number, words: string, marks: readonly RowMark[]): Found[] {
  if (marks.length < 2) return [];
  const last = from + (marks.at(-1)?.end ?? 0);
  const over = scene.sentences.find((s) => s.start <= last && last < s.end)?.end ?? Number.POSITIVE_INFINITY;
  const rows = rowsOf(words.slice(0, over - from), marks, landMarks(words));
  const thing = thingAhead(words.slice(0, rows[0]?.start ?? 0));
  const found: Found[][] = [];
  for (const row of rows) found.push(readRow(scene, from, words, row, thing, found.at(-1)?.[0]?.scope ?? null));
  const lands = new Set(found.flat().map((f) => plain(f.scope ?? "")));
  return lands.size > 1 && found.every((f) => f.length > 0) && within(found.flat()) ? found.flat() : [];
}
