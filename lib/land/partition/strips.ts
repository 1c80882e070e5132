// Parts named by side and acreage: "the North 600 acres", "465 acres off the South side".

export type Strip = { side: "N" | "S" | "E" | "W"; acres: number /** Acres of the tract it is cut from, where the words tell. */; whole?: number };

const SIDE_FIRST = /\b(north|south|east|west)(?:ern|erly)?(?:most)?\s(?:\w+\s){0,1}?\(?([\d,]+(?:\.\d+)?)\)?\s?(?:acres|ac\b)/i;
const ACRES_FIRST =
  /([\d,]+(?:\.\d+)?)\s?(?:acres|ac\b)[,\s](?:more or less,?\s)?(?:off|on|in|out|from|along|across)(?:\s(?:of|from))?\sthe\s(north|south|east|west)(?:ern|erly)?\s?(?:side|end|part|half|portion|line)?/i;

const HALF = /\b(north|south|east|west)(?:ern|erly)?\s(?:one-)?half\s(?:\(?[NSEW][/½]2?\)?\s)?of\s(?!section|block|sec\.)/i;

/** The strip that words name, if they name one; a half of a tract is a strip of the acres stated. */
export function stripOf(text: string, stated: number | null = null): Strip | null {
  const a = SIDE_FIRST.exec(text);
  if (a) return { side: a[1]?.[0]?.toUpperCase() as Strip["side"], acres: number(a[2]) };
  const b = ACRES_FIRST.exec(text);
  const h = b || stated === null ? null : HALF.exec(text);
  if (h) return { side: h[1]?.[0]?.toUpperCase() as Strip["side"], acres: stated ?? 0, whole: 2 * (stated ?? 0) };
  return b ? { side: b[2]?.[0]?.toUpperCase() as Strip["side"], acres: number(b[1]) } : null;
}

const number = (s: string | undefined): number => Number((s ?? "").replace(/,/g, ""));

/** The interval a strip takes of a parent of `acres`, measured from the south or the west; null where it does not fit. */
export function stripInterval(s: Strip, acres: number): [number, number] | null {
  if (!(s.acres > 0) || s.acres > acres) return null;
  return s.side === "N" || s.side === "E" ? [acres - s.acres, acres] : [0, s.acres];
}

export const axisOf = (s: Strip): "down" | "across" => (s.side === "N" || s.side === "S" ? "down" : "across");

const SIDES = { down: ["South", "North"], across: ["West", "East"] } as const;

/** "North 600 acres" for the top 600 of 1065; a middle piece is named by its acres alone. */
export function intervalLabel(from: number, to: number, whole: number, axis: "down" | "across"): string {
  const acres = `${round(to - from)} acres`;
  if (from === 0 && to === whole) return acres;
  if (to === whole) return `${SIDES[axis][1]} ${acres}`;
  return from === 0 ? `${SIDES[axis][0]} ${acres}` : `Middle ${acres}`;
}

export const round = (n: number): string => String(Math.round(n * 1e4) / 1e4);
