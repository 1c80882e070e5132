// Parts named by side and acreage: "the North 600 acres", "465 acres off the South side". Exact: acres are rationals.
import { compare, isNegative, isZero, mul, parseRational, type Rational, rational, sub, ZERO } from "@/lib/fraction/rational";
import { acresText } from "@/lib/land/set/region-acres";

export type Strip = { side: "N" | "S" | "E" | "W"; acres: Rational /** Acres of the tract it is cut from, where the words tell. */; whole?: Rational };

const SIDE_FIRST = /\b(north|south|east|west)(?:ern|erly)?(?:most)?\s(?:\w+\s){0,1}?\(?([\d,]+(?:\.\d+)?)\)?\s?(?:acres|ac\b)/i;
const ACRES_FIRST =
  /([\d,]+(?:\.\d+)?)\s?(?:acres|ac\b)[,\s](?:more or less,?\s)?(?:off|on|in|out|from|along|across)(?:\s(?:of|from))?\sthe\s(north|south|east|west)(?:ern|erly)?\s?(?:side|end|part|half|portion|line)?/i;

const HALF = /\b(north|south|east|west)(?:ern|erly)?\s(?:one-)?half\s(?:\(?[NSEW][/½]2?\)?\s)?of\s(?!section|block|sec\.)/i;

/** The strip that words name, if they name one; a half of a tract is a strip of the acres stated. */
export function stripOf(text: string, stated: Rational | null = null): Strip | null {
  const a = SIDE_FIRST.exec(text);
  if (a) return { side: sideOf(a[1]), acres: acres(a[2]) };
  const b = ACRES_FIRST.exec(text);
  const h = b || stated === null ? null : HALF.exec(text);
  if (h && stated) return { side: sideOf(h[1]), acres: stated, whole: mul(stated, rational(2)) };
  return b ? { side: sideOf(b[2]), acres: acres(b[1]) } : null;
}

const sideOf = (word: string | undefined): Strip["side"] => {
  const side = word?.[0]?.toUpperCase();
  return side === "S" || side === "E" || side === "W" ? side : "N";
};

const acres = (s: string | undefined): Rational => parseRational((s ?? "").replace(/,/g, "")) ?? ZERO;

/** The interval a strip takes of a parent of `whole` acres, measured from the south or the west; null where it does not fit. */
export function stripInterval(s: Strip, whole: Rational): [Rational, Rational] | null {
  if (isZero(s.acres) || isNegative(s.acres) || compare(s.acres, whole) > 0) return null;
  return s.side === "N" || s.side === "E" ? [sub(whole, s.acres), whole] : [ZERO, s.acres];
}

export const axisOf = (side: Strip["side"]): "down" | "across" => (side === "N" || side === "S" ? "down" : "across");

const SIDES = { down: ["South", "North"], across: ["West", "East"] } as const;

/** "North 600 acres" for the top 600 of 1065; a middle piece is named by its acres alone. */
export function intervalLabel(from: Rational, to: Rational, whole: Rational, axis: "down" | "across"): string {
  const text = `${acresText(sub(to, from))} acres`;
  const top = compare(to, whole) === 0;
  if (isZero(from) && top) return text;
  if (top) return `${SIDES[axis][1]} ${text}`;
  return isZero(from) ? `${SIDES[axis][0]} ${text}` : `Middle ${text}`;
}
