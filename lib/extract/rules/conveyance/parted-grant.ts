// One object that several take in parts of their own: the object is read without the parts, and each taker has his part of it.

import { readAllotment } from "@/lib/extract/rules/shares/allotment";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { add, compare, equals, fromWire, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { LAND_HEAD } from "./object-end";
import { placesByGiven, placesBySurname, placesOf } from "./people";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";
import type { Segment } from "./segments";
import { takerShares } from "./taker-shares";

/** The part of one or several takers, with its place in the text. */
export type Part = { ids: string[]; value: Rational; start: number; end: number };

/** "the corporation, 1/4": the one body among the takers, called by what it is. */
function placesOfBody(words: string, pool: Scene["parties"]["parties"]): NameAt[] {
  const [body, ...more] = pool.filter((p) => p.entity_type !== "individual");
  if (!body || more.length) return [];
  return [...words.matchAll(BODY)].map((m) => ({ id: body.id, start: m.index, end: m.index + m[0].length }));
}
const BODY = /\b(?:the|said|such) (?:said )?(?:corporation|company|partnership|association|syndicate|trust|bank|firm)\b(?! [A-Z])/gi;

/** Every place where a taker is named, by his given name or surname alone where that is his only. */
function takersIn(words: string, takers: readonly string[], scene: Scene): NameAt[] {
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const full = placesOf(words, pool);
  const short = [...placesByGiven(words, pool), ...placesBySurname(words, pool), ...placesOfBody(words, pool)];
  return [...full, ...short.filter((g) => !full.some((n) => n.start < g.end && g.start < n.end))];
}

/** "to A 1/2, to B 1/4, and to C, D and E, children of F, 1/4": the parts of a list; empty unless every taker has one. */
function partsOfList(words: string, takers: readonly string[], scene: Scene): Part[] {
  const list = readAllotment(words, takersIn(words, takers, scene));
  const named = new Set(list.flatMap((a) => a.ids));
  return named.size === takers.length ? list.flatMap((a) => (a.each ? a.ids.map((id) => ({ ...a, ids: [id] })) : [a])) : [];
}

/** "0.046875 interest (which is a 3/64 interest)": the size of a part said once more in brackets. */
const SAID_AGAIN = /^(?: (?:interest|part|share))? ?\((?:which is|being|that is|or|i\.e\.,?|equal to|same being) [^()]{2,120}\)/i;

/** "to A, B and C, one-third to each, 3/16 of the royalty", "an undivided 1/6, being 1/18 to each": equal parts told of all takers at once. */
const TO_EACH =
  /^\)?(?: \([\d/. %]{1,9}\))?(?: (?:part|share|interest)s?)?(?: (?:thereof|of (?:it|the same|such interest|said interest)))?,? ?(?:(?:going |passing |belonging )?(?:un)?to each|for each|each(?! (?:half|third|fourth|quarter|fifth|sixth|eighth|share|part|interest|moiety|such|said)\b)|apiece)\b(?: (?:one )?of (?:them|the (?:said |above |named )*(?:grantees?|three|two|four|five|six)))?(?: (?:of the )?(?:said )?grantees?)?,?/i;
/** "each of the grantees to have one-eighteenth", "each taking a third". */
const EACH_AHEAD =
  /\beach(?: one)?(?: of (?:them|(?:the |said |above |named |aforesaid |these )*(?:grantees?|takers|vendees|purchasers|part(?:y|ies) of the second part|second parties)|whom))?,? (?:(?:is |are )?(?:to|shall|will) )?(?:hav|tak|receiv|own|get|hold|be entitled to)\w*(?: and (?:hav|tak|receiv|own|hold)\w*)? (?:an? )?(?:undivided |equal )*$|(?<!\b(?:of|by|for|to|in|with) )each(?: one)?(?: of (?:them|whom))?,? (?:(?:as to|with|for|to the extent of) )?(?:an? )?(?:undivided |equal )*$/i;
/** "I give and convey the minerals to": another act, whose takers need not be those of the first. */
const SECOND_ACT =
  /\b(?:I|we|he|she|they|it|grantors?) (?:(?:do|does|also|further|hereby|likewise)[ ,]+)*(?:give|grant|convey|sell|assign|transfer|quit-?claim)s?\b/i;
/** Where a deed turns to what is kept or left out. */
const TURNS = /\b(?:reserv|except|sav(?:e|ing)\b|subject to|less\b|to have and to hold)/i;

/** "a fourth each in the N/2 and one-half in the S/2": a land of its own stands behind the part, so that the share further on is no sum of it. */
const apart = (words: string, part: { end: number }, sum: { start: number }): boolean => LAND_HEAD.test(words.slice(part.end, Math.max(part.end, sum.start)));

/** The share of every one of several takers, equal parts that stand far from the thing as all of it to all; told as a part of the object, or as so much of the whole that all parts come to the object's size. */
function partsOfEach(all: string, takers: readonly string[]): Part[] {
  const turn = all.search(TURNS);
  const words = turn > 0 ? all.slice(0, turn) : all;
  const n = takers.length;
  const named = n > 1 ? findShares(words) : [];
  const shares = named.filter((s) => s.factors.length === 1);
  const told = shares.flatMap((one) => {
    const behind = TO_EACH.exec(words.slice(one.end))?.[0] ?? (EACH_AHEAD.test(words.slice(0, one.start)) ? "" : null);
    const near = named.some((s) => s !== one && Math.max(s.start - one.end, one.start - s.end) < 90);
    return behind === null ? [] : [{ one, behind, near, whole: equals(one.value, rational(1, n)) }];
  });
  for (const { one, behind, near, whole } of told) {
    const sum = shares.some((s) => s !== one && equals(s.value, mul(one.value, rational(n))) && !apart(words, one, s));
    if ((whole && near) || (sum && (near || behind !== "")))
      return takers.map((id) => ({ ids: [id], value: one.value, start: one.start, end: one.end + behind.length }));
  }
  const far = told.find(({ one, whole }) => whole && !SECOND_ACT.test(words.slice(40, one.start)));
  return far ? [{ ids: [...takers], value: ONE, start: far.one.start, end: far.one.end + far.behind.length }] : [];
}

/** Right before a name: "one-third (1/3) to". */
const TO_HIM =
  /^\)?(?: \([\d/. %]{1,9}\))?(?: (?:part|share|interest|thereof))*,? (?:going |passing |belonging )?(?:un)?(?:to|for) (?:(?:the|said|my|his|her|their|our) )*(?:(?:son|daughter|brother|sister|nephew|niece|wife|child),? )?$/i;

/** "two-thirds of the minerals …: one-third to A and one-third to B": the share right before each name, where all come to the size of the object told ahead of them. */
function partsOfSize(words: string, takers: readonly string[], scene: Scene): Part[] {
  const shares = findShares(words).slice(0, takers.length + 4);
  const names = takersIn(words, takers, scene);
  const led = shares.flatMap((s) => {
    const name = names.filter((n) => n.start > s.end).sort((a, b) => a.start - b.start)[0];
    return name && TO_HIM.test(words.slice(s.end, name.start)) ? [{ ids: [name.id], value: s.value, start: s.start, end: s.end }] : [];
  });
  const [first] = led;
  if (!first || led.length !== takers.length || new Set(led.flatMap((p) => p.ids)).size !== takers.length || takers.length < 2) return [];
  const total = led.map((p) => p.value).reduce(add);
  return compare(total, ONE) < 0 && shares.some((s) => s.end <= first.start && equals(s.value, total)) ? led : [];
}

/**
 * "one-half to A and one-half to B of my eighth of the minerals", "to A a third, and to B a third, of the half I bought": the last share is a part of
 * the object, whose own size stands right behind it. So where the parts make a whole, where a comma sets the object apart, or where all parts are alike
 * and no taker stands behind the last; else ("1/2 to A, 1/2 of 1/8 to B") the words are the last taker's own.
 */
function lastOfObject(words: string, parts: readonly Part[]): Part[] {
  const last = parts.findLast((p) => parts.every((o) => o.start <= p.start));
  const told = last ? words.slice(last.start, last.end) : "";
  const [first, ...others] = findShares(told)[0]?.factors ?? [];
  const cut = OF_ITS_SIZE.exec(told);
  if (!first || !last || !cut || others.length === 0) return [...parts];
  const rest = parts.filter((p) => p !== last).map((p) => p.value);
  const whole = equals([...rest, first].reduce(add), ONE);
  const alike = rest.length > 0 && rest.every((v) => equals(v, first)) && !TAKER_BEHIND.test(words.slice(last.end));
  const apart = compare([...rest, first].reduce(add), ONE) <= 0 && (alike || SET_APART.test(told));
  return parts.map((p) => (p === last && (whole || apart) ? { ...p, value: first, end: p.start + cut[0].length } : p));
}
/** A share up to the "of" that leads to another. */
const OF_ITS_SIZE = /^.{1,40}?(?=,? of\b)/i;
/** "one-third, of the one-half": the comma closes the parts. */
const SET_APART = /^[^,]{1,40}, (?:all |each |both )?of\b/i;
const TAKER_BEHIND = /^[^.;,]{0,60}? (?:un)?to (?:the |said )*[A-Z]/;

/** The parts said beside the names of the takers between two places; empty unless every taker has his. */
export function partsOf(scene: Scene, start: number, end: number, takers: readonly string[]): Part[] {
  const words = scene.text.slice(start, end);
  const sized = partsOfSize(words, takers, scene);
  const each = sized.length ? sized : partsOfEach(words, takers);
  const list = each.length ? [] : partsOfList(words, takers, scene);
  const groups = each.length ? [] : lastOfObject(words, list.length ? list : takerShares(words, takers, scene.parties).map((s) => ({ ...s, ids: [s.id] })));
  return (each.length ? each : groups).map((s) => ({
    ids: s.ids,
    value: s.value,
    start: start + s.start,
    end: start + s.end + (SAID_AGAIN.exec(words.slice(s.end, s.end + 160))?.[0].length ?? 0),
  }));
}

/** "A, an undivided | one-half | interest; B, …": the words around a part that stands closed by itself. */
const PART_AHEAD = /(?:\b(?:as to )?(?:an?|the) )?(?:undivided |equal )*$/i;
const PART_BEHIND = /^(?: (?:undivided )?(?:interest|part|share))(?= ?(?:[;,).]|and\b|each\b))/i;

/** A part with those words where it is closed; as it is where a thing stands behind it ("an undivided half interest in the land"). */
function closedPart(text: string, part: Part): { start: number; end: number } {
  const behind = PART_BEHIND.exec(text.slice(part.end, part.end + 40))?.[0];
  if (behind === undefined) return part;
  return { start: part.start - (PART_AHEAD.exec(text.slice(Math.max(0, part.start - 40), part.start))?.[0].length ?? 0), end: part.end + behind.length };
}

/** The paper with the words of the parts and the names of their takers left blank, so that what is read behind them is the object. */
export function withoutParts(scene: Scene, parts: readonly Part[]): Scene {
  const first = Math.min(...parts.map((p) => p.start)) - 120;
  const last = Math.max(...parts.map((p) => p.end)) + 120;
  const takers = scene.parties.parties.filter((p) => parts.some((part) => part.ids.includes(p.id)));
  const names = placesOf(scene.text.slice(Math.max(0, first), last), takers).map((n) => ({
    start: Math.max(0, first) + n.start,
    end: Math.max(0, first) + n.end,
  }));
  const text = [...parts.map((p) => closedPart(scene.text, p)), ...names].reduce(
    (t, p) => t.slice(0, p.start) + " ".repeat(p.end - p.start) + t.slice(p.end),
    scene.text,
  );
  return { ...scene, text, sentences: scene.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) };
}

/** The clauses without the words of the takers' parts: "with a like interest in the minerals, one-third to A and two-thirds to B" adds no third of them. */
export function besideParts(segments: readonly Segment[], scene: Scene, parts: readonly Part[]): Segment[] {
  const { text } = parts.length ? withoutParts(scene, parts) : scene;
  return segments.map((s) => (s.text === scene.text.slice(s.start, s.end) ? { ...s, text: text.slice(s.start, s.end) } : s));
}

/** Each taker's part of each thing given. Parts that come to the size of the object itself ("3/4: 1/2 to A and 1/4 to B") are shares of the whole. */
export function inParts(found: readonly Found[], parts: readonly Part[], text: string): Found[] {
  const total = parts.map((p) => p.value).reduce(add);
  return found.flatMap((f) => {
    const size = f.interest.fraction ? fromWire(f.interest.fraction) : ONE;
    const base = compare(size, ONE) < 0 && equals(size, total) ? ONE : size;
    return parts.map((p) => ({
      ...f,
      fraction: { start: p.start, end: p.end },
      sizedTo: Math.max(f.fraction?.end ?? f.span.start, ...parts.map((o) => o.end)),
      interest: {
        ...f.interest,
        text: text.slice(f.span.start, f.span.end).trim(),
        fraction: toWire(mul(base, p.value)),
        to: [...p.ids],
        readings: [],
      },
    }));
  });
}
