// The pieces into which owners divide a tract by its sides: "the North half, 320 acres, … the South half", "the East 352 acres … the West 352 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { mul, parseRational, rational } from "@/lib/fraction/rational";
import { emptyTract } from "./empty-tract";
import { landMarks } from "./named/land-marks";
import { namedParts, regionOfTract } from "./named/named-parts";
import { regionCodes } from "./set/aliquot-codes";
import { printAliquots } from "./set/print-aliquots";
import { EMPTY, meets, type Region, sameRegion, union } from "./set/region";
import { regionAcres } from "./set/region-acres";

/** One place where a piece is named, by the side on which it lies. */
export type PieceMention = { side: string; acres: string | null; start: number; end: number };

const PIECE =
  /\b(?:(north|south|east|west|middle)(?:ern|erly|ernmost)? (?:one[- ])?(?:half|third|part|portion|side|moiety|(?:[a-z-]+ )?\(?(?<own>\d[\d,]*(?:\.\d+)?)\)?[ -]acres?)|([NSEW]) ?(?:\/ ?2|½|1\/2))(?![\w/])(?!,? (?:line|corner|boundary|of the (?:north|south|east|west)|of (?:the )?[NSEW]{1,2} ?[/½¼]))(?:\W{0,3}(?:containing |being |of |or )?(?<acres>\d[\d,]*(?:\.\d+)?) acres)?/gi;
const SETS = ["NS", "EW", "MNS", "EMW"];
const MENTIONS_MAX = 60;

/** Every place where such a piece is named; none unless the sides named make up one tract. */
export function dividedPieces(text: string): PieceMention[] {
  const all = [...text.matchAll(PIECE)].slice(0, MENTIONS_MAX).map((m) => ({
    side: (m[1] ?? m[3] ?? "").charAt(0).toUpperCase(),
    acres: (m.groups?.acres ?? m.groups?.own ?? "").replace(/,/g, "") || null,
    start: m.index,
    end: m.index + m[0].length,
  }));
  const sides = [...new Set(all.map((p) => p.side))].sort().join("");
  return SETS.includes(sides) ? all : [];
}

const NAMES: Readonly<Record<string, string>> = { N: "North", S: "South", E: "East", W: "West", M: "Middle" };

/** The name that `withPieces` gives a piece that no grid places. */
const nameOf = (side: string, count: number): string => `${NAMES[side]} ${count === 3 ? "Third" : "Half"}`;

function onGrid(host: Tract, sides: readonly string[]): Tract[] {
  const parts = sides.map((s) => namedParts(`the ${NAMES[s]} Half thereof`, [host])[0]?.region ?? EMPTY);
  if (!host.plss || sides.length !== 2 || parts.some((r) => r === EMPTY)) return [];
  return parts.map((region) => onRegion(host, region));
}

const onRegion = (host: Tract, region: Region): Tract => ({
  ...host,
  plss: host.plss && { ...host.plss, aliquots: regionCodes(region), lots: [], label: printAliquots(region) },
  acres_stated: null,
  acres_computed: acresText(regionAcres(region)),
  exceptions: [],
});

function byAcres(host: Tract, pieces: readonly PieceMention[], sides: readonly string[]): Tract[] {
  const whole = parseRational(host.acres_stated ?? host.acres_computed ?? "");
  return sides.map((side) => {
    const stated = pieces.find((p) => p.side === side && p.acres)?.acres;
    const acres = stated ?? (whole ? acresText(mul(whole, rational(1n, BigInt(sides.length)))) : null);
    const own = host.plss ? { plss: { ...host.plss, aliquots: [], label: "" } } : {};
    const warnings = [{ code: "partial", message: "A part of land that is divided." }];
    return {
      ...host,
      ...own,
      name: nameOf(side, sides.length),
      acres_stated: acres,
      acres_computed: acres,
      calls: null,
      closure: null,
      exceptions: [],
      warnings,
    };
  });
}

const CITED = /\b(?:vol(?:ume)?|book|bk)\.? (?:no\.? )?(\d{1,6}[A-Z]?)\b[^.;()]{0,30}?\b(?:pages?|pg|p)\.? (\d{1,6})\b/i;

/** The land of the paper by which the owners hold, where they cite it and describe no land. */
function citedHost(text: string): Tract | null {
  const m = CITED.exec(text);
  if (!m) return null;
  const t = emptyTract("other", text.slice(0, m.index + m[0].length), 0, m.index + m[0].length);
  t.reference = { book: m[1] ?? null, page: m[2] ?? null, instrument_no: null, text: m[0], relation: "part" };
  return t;
}

const sidesOf = (pieces: readonly PieceMention[]): string[] => [...new Set(pieces.map((p) => p.side))];

/** Which of the tracts is the piece on a side; null where none is told apart so. */
export function tractOfSide(side: string, pieces: readonly PieceMention[], tracts: readonly Tract[]): string | null {
  const sides = sidesOf(pieces);
  const host = tracts[0];
  const region = host ? (namedParts(`the ${NAMES[side]} Half thereof`, [host])[0]?.region ?? EMPTY) : EMPTY;
  const own =
    tracts.find((t) => t.name === nameOf(side, sides.length)) ?? tracts.find((t) => region !== EMPTY && t.plss && sameRegion(regionOfTract(t), region));
  return own?.id ?? null;
}

/** The parts of the one tract of a paper that its words name, where together they are the whole of it and none lies in another; else none. */
function namedPieces(text: string, host: Tract): Tract[] {
  const whole = regionOfTract(host);
  if (!host.plss || whole === EMPTY || host.plss.lots.length > 0) return [];
  const regions: Region[] = [];
  for (const m of landMarks(text).slice(0, MENTIONS_MAX)) {
    const part = namedParts(text.slice(m.start, m.end), [host]).at(0)?.region ?? EMPTY;
    if (part !== EMPTY && !sameRegion(part, whole) && !regions.some((r) => sameRegion(r, part))) regions.push(part);
  }
  const sum = regions.reduce<Region>(union, EMPTY);
  const apart = regions.every((r, i) => regions.every((o, k) => k <= i || !meets(r, o)));
  return regions.length > 1 && apart && sameRegion(sum, whole) ? regions.map((r) => onRegion(host, r)) : [];
}

/** The tracts of a paper of division with the pieces behind their host; as they are where the words name no such pieces, or the pieces were read. */
export function withPieces(text: string, tracts: readonly Tract[]): Tract[] {
  const [only] = tracts;
  const told = only && tracts.length === 1 ? namedPieces(text, only) : [];
  if (only && told.length) return [only, ...told].map((t, i) => ({ ...t, id: `t${i + 1}` }));
  const pieces = dividedPieces(text);
  const sides = sidesOf(pieces);
  const host = only ?? citedHost(text);
  if (!pieces.length || !host || tracts.filter((t) => t.name).length > 1) return [...tracts];
  if (sides.every((s) => tractOfSide(s, pieces, tracts))) return [...tracts];
  if (new Set(tracts.map((t) => t.plss?.section ?? null)).size > 1) return [...tracts];
  const cut = onGrid(host, sides);
  const made = cut.length ? cut : byAcres(host, pieces, sides);
  return [...(tracts.length ? [host] : []), ...made].map((t, i) => ({ ...t, id: `t${i + 1}` }));
}
