// Codes of aliquot parts, smallest part first: "NENW" is the NE/4 of the NW/4, "N2NENW" the north half of that.
import { EMPTY, part, type Quarters, type Region, union, WHOLE } from "./region";

const PIECE = /N2|S2|E2|W2|NE|NW|SE|SW|ALL/g;
const PIECES_MAX = 20;
const HALVES_MAX = 8;

/** ["N2","NE"] → region of the N/2 NE/4. Null where the chain is deeper than 20 parts or halves land more than 8 times one way. */
export function chainRegion(pieces: readonly string[]): Region | null {
  const down = pieces.filter((p) => p === "N2" || p === "S2").length;
  const across = pieces.filter((p) => p === "E2" || p === "W2").length;
  if (pieces.length > PIECES_MAX || down > HALVES_MAX || across > HALVES_MAX) return null;
  let r: Region = WHOLE;
  for (const piece of pieces) if (piece !== "ALL") r = part(piece, r);
  return r;
}

/** "N2NE" → region; text that is no code → empty. */
export function codeRegion(code: string): Region {
  const pieces = code.toUpperCase().match(PIECE) ?? [];
  if (pieces.join("") !== code.toUpperCase()) return EMPTY;
  return chainRegion(pieces) ?? EMPTY;
}

/** Union of codes: ["NENE","NWNE"] → N/2 NE/4. */
export const codesRegion = (codes: readonly string[]): Region => codes.reduce<Region>((r, code) => union(r, codeRegion(code)), EMPTY);

const ORDER = ["ne", "nw", "se", "sw"] as const;

/** Region → quarter-quarter codes in the order NE, NW, SE, SW: NE/4 → NENE NWNE SENE SWNE; parts of a quarter-quarter get longer codes. */
export function regionCodes(r: Region): string[] {
  const out: string[] = [];
  for (const quarter of ORDER) {
    const q = typeof r === "number" ? r : r[quarter];
    if (q === 0) continue;
    for (const qq of ORDER) {
      const inner = typeof q === "number" ? q : q[qq];
      smallCodes(inner, `${qq}${quarter}`.toUpperCase(), out);
    }
  }
  return out;
}

function smallCodes(r: Region, suffix: string, out: string[]): void {
  if (r === 0) return;
  if (r === 1) {
    out.push(suffix);
    return;
  }
  const strips = stripCodes(r);
  if (strips) {
    for (const s of strips) out.push(`${s}${suffix}`);
    return;
  }
  const half = fullHalf(r);
  if (half) out.push(`${half}${suffix}`);
  for (const q of ORDER) if (!half || !HALF_OF[half]?.includes(q)) smallCodes(r[q], `${q.toUpperCase()}${suffix}`, out);
}

const HALF_OF: Record<string, readonly string[]> = { N2: ["nw", "ne"], S2: ["sw", "se"], W2: ["nw", "sw"], E2: ["ne", "se"] };

/** The half that is covered whole, if one is. */
export function fullHalf(r: Quarters): "N2" | "S2" | "E2" | "W2" | null {
  if (r.nw === 1 && r.ne === 1) return "N2";
  if (r.sw === 1 && r.se === 1) return "S2";
  if (r.ne === 1 && r.se === 1) return "E2";
  return r.nw === 1 && r.sw === 1 ? "W2" : null;
}

/** Codes of a region that runs straight across ("S2N2") or straight down ("W2E2"): null where it does neither. */
export function stripCodes(r: Region): string[] | null {
  const across = intervals(r, "across");
  return across ? across.map((i) => spell(i, "N2", "S2")) : (intervals(r, "down")?.map((i) => spell(i, "W2", "E2")) ?? null);
}

/** Bits of dyadic intervals, outermost first: "0" is the first half, "01" the second half of the first. */
function intervals(r: Region, way: "across" | "down"): string[] | null {
  if (r === 0) return [];
  if (r === 1) return [""];
  const [a1, a2, b1, b2] = way === "across" ? [r.nw, r.ne, r.sw, r.se] : [r.nw, r.sw, r.ne, r.se];
  const [a, a_, b, b_] = [intervals(a1, way), intervals(a2, way), intervals(b1, way), intervals(b2, way)];
  if (!a || !b || !a_ || !b_ || key(a) !== key(a_) || key(b) !== key(b_)) return null;
  return [...a.map((i) => `0${i}`), ...b.map((i) => `1${i}`)];
}

const key = (list: readonly string[]): string => `${list.length}:${list.join()}`;

const spell = (bits: string, first: string, second: string): string =>
  [...bits]
    .reverse()
    .map((b) => (b === "0" ? first : second))
    .join("");
