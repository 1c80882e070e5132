// Takers of one grant who take each something of his own: "to A the N/2, and to B the S/2", "32 mineral acres to A and 24 to B".
import { add, equals, ONE, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { readObject } from "./granting";
import { type Found, readInterests } from "./interest";
import { landRows } from "./land-rows";
import { placesOf } from "./people";
import { findShares } from "./phrases/share";
import { isSurfaceOnly } from "./phrases/surface-only";
import type { Scene } from "./scene";
import { takerShares } from "./taker-shares";

const KIN = "(?:(?:my|his|her|our|their) (?:[a-z-]+ ){1,3}?)?";
const TO = new RegExp(`\\b(?:un)?to (?:the )?(?:said |aforesaid )?${KIN},? ?$`, "i");
/** Between two names that take together: ", his wife, and". */
const TOGETHER = /^,? ?(?:(?:his|her) (?:wife|husband),? ?)?(?:(?:and|&),? )?(?:(?:his|her) (?:wife|husband),? )?$/i;
const LAND =
  /\b(?:[NSEW]{1,2} ?(?:\/ ?[24]|1\/[24]|[½¼])|(?:north|south|east|west|middle|cent(?:er|re|ral))\w* (?:\w+ )?(?:one-)?(?:quarter|half|third|\d[\d.]* acres)|(?:lots?|blocks?|out-?lots?|sections?|surveys?|tracts?|parcels?|labors?|shares?) (?:nos?\.? ?)?(?:\d+|one|two|three|four|five|[A-H]\b)|(?:first|second|third|fourth) (?:tract|parcel))/gi;
const MINERAL_ACRES = /\b(?:mineral|royalty) acres\b/i;
const TAKERS_MAX = 24;

/** Between two who take together, however each is told: no land, no other thing, no end of the clause. */
const NOTHING_ELSE =
  /^(?:(?!\b(?:to|unto|acres|minerals?|surface|rest|balance|remainder|other|first|second|then|also)\b)[^.;:()\n]|\([\d/%. ]{1,9}\)|\.(?=\d)){0,120}?\band (?:(?:un)?to )?(?:the )?(?:said )?$/i;
const takesWith = (between: string): boolean => TOGETHER.test(between) || (NOTHING_ELSE.test(between) && !LAND.test(between));

type Mark = { ids: string[]; start: number; end: number };
/** "to A 1/2 and to B 1/2": parts of one thing, which the readers of shares know. */
const hasShare = (words: string): boolean => findShares(words).length > 0;

type Piece = Span & { ids: string[]; said: Span };

/** Each place where the words give to somebody, with those who take together there. */
function marksOf(words: string, scene: Scene, takers: readonly string[]): Mark[] {
  const places = placesOf(
    words,
    scene.parties.parties.filter((p) => takers.includes(p.id)),
  ).sort((a, b) => a.start - b.start);
  const out: Mark[] = [];
  for (const p of places) {
    const last = out.at(-1);
    if (last && p.start < last.end) continue;
    const lead = TO.exec(words.slice(Math.max(0, p.start - 60), p.start));
    if (last && takesWith(words.slice(last.end, p.start)) && !(lead && hasShare(words.slice(last.end, p.start)))) {
      last.ids.push(p.id);
      last.end = p.end;
    } else if (lead) out.push({ ids: [p.id], start: p.start - lead[0].length, end: p.end });
  }
  return out;
}

const SAID_KIN =
  /\b(?:[Uu]n)?[Tt]o (?:my|our|his|her) said (daughter|son|wife|husband|brother|sister|nephew|niece|grandson|granddaughter|mother|father)\b(?! [A-Z][a-z])/g;

/** Marks with those that call a taker by kin alone: "to my said daughter" is the one daughter named before. */
function withSaidKin(words: string, marks: readonly Mark[]): Mark[] {
  const said = [...words.matchAll(SAID_KIN)].flatMap((m): Mark[] => {
    const kin = new RegExp(`\\b${m[1]}\\b`, "i");
    const named = marks.filter((k) => k.start < m.index && kin.test(words.slice(k.start, k.end)));
    const ids = [...new Set(named.flatMap((k) => k.ids))];
    return ids.length === 1 ? [{ ids, start: m.index, end: m.index + m[0].length }] : [];
  });
  return [...marks, ...said].sort((a, b) => a.start - b.start);
}

/** "the ranch in Section 9, as follows:" before the first name: the land of all, no taker's own. */
const LEADS_TO_LIST = /(?::|\b(?:as follows|in this manner|thus),?)\s*$/i;

/** What stands behind each taker's name, or before it where the first thing stands before the first name. */
function piecesOf(words: string, marks: readonly Mark[]): Piece[] {
  const [first] = marks;
  const led = first ? words.slice(0, first.start) : "";
  const behind = (new RegExp(LAND.source, "i").test(led) || MINERAL_ACRES.test(led)) && !LEADS_TO_LIST.test(led);
  return marks.map((m, i) =>
    behind
      ? { ids: m.ids, start: marks[i - 1]?.end ?? 0, end: m.start, said: { start: m.start, end: marks[i + 1] ? landAt(words, m.end) : words.length } }
      : { ids: m.ids, start: m.end, end: marks[i + 1]?.start ?? words.length, said: { start: m.start, end: marks[i + 1]?.start ?? words.length } },
  );
}

/** Where the next land is named from a place on; the end of the words where none is. */
function landAt(words: string, from: number): number {
  const at = words.slice(from).search(new RegExp(LAND.source, "i"));
  return at < 0 ? words.length : from + at;
}

/** "to A and B, in the parts of 1/4 and 3/4 in that order, the SE/4": a grant for each of those who take one land together, where the words there tell the share of each. */
function byShares(words: string, p: Piece, from: number, f: Found, parties: Scene["parties"]): Found[] {
  const shares = p.ids.length > 1 ? takerShares(words.slice(p.said.start, p.said.end), p.ids, parties) : [];
  if (!shares.length || !equals(shares.map((s) => s.value).reduce(add), ONE)) return [{ ...f, interest: { ...f.interest, to: [...p.ids] } }];
  const at = from + p.said.start;
  return shares.map((s) => ({
    ...f,
    fraction: { start: at + s.start, end: at + s.end },
    interest: { ...f.interest, fraction: toWire(s.value), readings: [], to: [s.id] },
  }));
}

const landsOf = (words: string): string => (words.match(LAND) ?? []).map((l) => l.toLowerCase().replace(/[^a-z0-9½¼]/g, "")).join("|");

/** True where every piece names a land of its own, or every piece a number of acres. */
function eachItsOwn(words: string, pieces: readonly Piece[]): "land" | "acres" | null {
  const texts = pieces.map((p) => words.slice(p.start, p.end));
  if (texts.every((t) => MINERAL_ACRES.test(t) && landsOf(t.split(/\bacres\b/i)[0] ?? "") === "")) return "acres";
  const lands = texts.map((t) => landsOf(t).split("|")[0] ?? "");
  return lands.every((l) => l !== "") && new Set(texts.map(landsOf)).size === texts.length && new Set(lands).size > 1 ? "land" : null;
}

function readPiece(scene: Scene, at: Span, kind: "land" | "acres"): Found[] {
  const words = scene.text.slice(at.start, at.end);
  if (kind === "acres") return readInterests(words, at.start).slice(0, 1);
  const lead = /^[\s,;:]*(?:(?:of|residing (?:in|at)) [^,;]{3,40}, )?(?:and )?/.exec(words)?.[0].length ?? 0;
  return readObject(scene, { start: at.start + lead, end: at.end });
}

/** "the surface only of my ranch, as follows: to A the north 80 acres": land told piece by piece, of which only the surface is given. */
const asSurface = (f: Found): Found => (f.interest.estate_type === "fee" ? { ...f, interest: { ...f.interest, estate_type: "surface" } } : f);

/** A grant for each taker of what is his; empty unless two at least take, each something of his own. `from`: the granting words, `to`: the end of the objects. */
export function allottedGrants(scene: Scene, from: number, to: number, takers: readonly string[]): Found[] {
  const words = scene.text.slice(from, to);
  const marks = takers.length < 2 || takers.length > TAKERS_MAX ? [] : marksOf(words, scene, takers);
  const rows = marks.length > 1 ? withSaidKin(words, marks) : [];
  const pieces = marks.length > 1 && new Set(marks.flatMap((m) => m.ids)).size > 1 ? piecesOf(words, marks) : [];
  const kind = pieces.length ? eachItsOwn(words, pieces) : null;
  if (!kind || rows.length > marks.length) return landRows(scene, from, words, rows);
  const found = pieces.map((p) => ({
    p,
    text: words.slice(p.start, p.end).trim(),
    read: readPiece(scene, { start: from + p.start, end: from + p.end }, kind),
  }));
  if (found.some((f) => f.read.length === 0)) return landRows(scene, from, words, rows);
  const surface = isSurfaceOnly(words.slice(0, marks[0]?.start ?? 0));
  return found.flatMap(({ p, text, read }) =>
    read
      .map(surface ? asSurface : (f) => f)
      .map((f) => ({
        ...f,
        ...(kind === "land" ? { scope: text } : {}),
        span: { start: from + p.start, end: from + p.end },
        interest: { ...f.interest, text },
      }))
      .flatMap((f) => byShares(words, p, from, f, scene.parties)),
  );
}
