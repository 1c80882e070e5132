// Tables that give township, range and section in columns of their own: "Twp  Rge  Sec  Part / 146N  96W  12  SE/4".

type Column = "township" | "range" | "section" | "part";

const NAMES: readonly (readonly [Column, string])[] = [
  ["township", "(?:TOWNSHIP|TWNSHP|TWSP|TWP|TSP|TP|T)"],
  ["range", "(?:RANGE|RGE|RNG|RG|R)"],
  ["section", "(?:SECTION|SECT|SEC|S)"],
  [
    "part",
    String.raw`(?:(?:LEGAL\s|LAND\s|TRACT\s)?DESCRIPTION|LEGAL|PARTS?(?:\sOF\sSEC(?:TION|\.)?)?|PORTION|SUBDIVISION|SUB-?DIV|ALIQUOTS?(?:\sPARTS?)?|LANDS?|TRACT|QUARTERS?(?:\sCALLS?)?|CALLS?|LOTS?(?:\s(?:AND|OR|&)\sALIQUOTS?)?|SUBD)`,
  ],
];
const PLACE = `(?:${NAMES.map(([name, words]) => `(?<${name}>(?<![A-Z])${words}(?![A-Z])\\.?)`).join("|")})`;
const HEADING = new RegExp(PLACE, "g");
/** Cells of a row, by what the heading says of them. A direction told in a word, a mark for "as above". */
const DITTO = String.raw`(?:"|''|DO\.?|DITTO)`;
const CELL: Record<Exclude<Column, "part">, string> = {
  township: String.raw`(?:(?:TWP?|T)[. -]{0,2})?(?<t>\d{1,3})\s?-?(?<ns>NORTH|SOUTH|[NS](?![A-Z]))?\.?|${DITTO}`,
  range: String.raw`(?:(?:RGE?|R)[. -]{0,2})?(?<r>\d{1,3})\s?-?(?<ew>EAST|WEST|[EW](?![A-Z]))?\.?|${DITTO}`,
  section: String.raw`(?:SEC(?:TION)?[. ]{0,2})?(?<s>\d{1,2})(?![\d/.])\.?|${DITTO}`,
};
/** A part of a section, in marks or words, up to the next column or the line's end. */
const POINT = String.raw`(?:NORTH|SOUTH)(?:\s?(?:EAST|WEST))?|EAST|WEST|[NS][EW]?|[EW]`;
const PIECE = String.raw`(?:(?:THE\s)?(?:${POINT})[\s-]?(?:\/?\s?[24]|[½¼]|1\/[24]|(?:ONE-?\s?)?(?:HALF|QUARTER|FOURTH))(?![\d.])|LOTS?\s[\d,& -]{1,24}(?:AND\s\d+)?|ALL)`;
const PART = String.raw`${PIECE}(?:(?:,\s?(?:AND\s)?|\s?&\s?|\s(?:OF|AND)\s(?:THE\s)?|\s?)${PIECE}){0,8}`;

type Heading = { order: Column[]; end: number };
type Place = { t: string; ns: string; r: string; ew: string; s: string };

/** The columns of a heading that names township, range and section side by side; null where it does not. */
function headingOf(line: string): Heading | null {
  if (line.length > 200 || /\d/.test(line)) return null;
  const found = [...line.matchAll(HEADING)].map((m) => ({
    column: NAMES.find(([name]) => m.groups?.[name])?.[0] as Column,
    start: m.index,
    end: m.index + m[0].length,
  }));
  const first = found.findIndex((f) => f.column !== "part");
  const trio = found.slice(first, first + 3);
  if (first < 0 || trio.length < 3 || trio.some((f) => f.column === "part") || new Set(trio.map((f) => f.column)).size < 3) return null;
  const apart = trio.slice(1).every((f, i) => /^[\s,/-]{1,30}$/.test(line.slice(trio[i]?.end ?? 0, f.start)));
  if (!apart) return null;
  const [before, after] = [found[first - 1], found[first + 3]];
  const order = trio.map((f) => f.column);
  if (after?.column === "part") return { order: [...order, "part"], end: after.end };
  if (before?.column === "part") return { order: ["part", ...order], end: trio[2]?.end ?? 0 };
  return { order, end: trio[2]?.end ?? 0 };
}

const readers = new Map<string, RegExp>();
function readerOf(order: readonly Column[]): RegExp {
  const key = order.join();
  const known = readers.get(key);
  if (known) return known;
  const cells = order.map((c) => (c === "part" ? `(?<part>${PART})` : `(?:${CELL[c]})`)).join(String.raw`(?:\s{1,40}|\s?[,/]\s?)`);
  const made = new RegExp(String.raw`^(?<lead>\s*(?:(?:\(?\d{1,3}[.)]|TRACT\s\w{1,3}[.:]?)\s+)?)(?<cells>${cells})(?=\s|[.;,]|$)`);
  readers.set(key, made);
  return made;
}

/** The row written "SE/4 OF 12-146N-96W" and blanks up to its length; null where it is no such row or has no room. */
function written(row: string, order: readonly Column[], above: Place | null): { row: string; place: Place } | null {
  const g = readerOf(order).exec(row)?.groups;
  if (!g) return null;
  const place: Place = {
    t: g.t ?? above?.t ?? "",
    ns: (g.t ? g.ns?.charAt(0) : above?.ns) ?? "",
    r: g.r ?? above?.r ?? "",
    ew: (g.r ? g.ew?.charAt(0) : above?.ew) ?? "",
    s: g.s ?? above?.s ?? "",
  };
  if (!place.t || !place.r || Number(place.s) < 1 || Number(place.s) > 36) return null;
  const own = `${place.s}-${place.t}${place.ns}-${place.r}${place.ew}`;
  const cells = g.cells ?? "";
  const room = cells.length;
  const same = above !== null && place.t === above.t && place.r === above.r;
  const part = g.part ?? "ALL";
  const said = [`${part} OF ${own}`, `${part} ${own}`, ...(same ? [`${part} SEC ${place.s}`] : [])].find((w) => w.length <= room);
  if (!said) return null;
  const lead = g.lead ?? "";
  return { row: lead + said.padEnd(room) + row.slice(lead.length + room), place };
}

/**
 * Upper-case text whose rows under such a heading tell their section whole; every line as long as it was.
 * Errs to leave a row alone that does not hold the columns in the heading's order.
 */
export function withPlaceColumns(plain: string): string {
  if (!/T(?:WP|OWNSHIP|WSP|SP|P)?\.?\s|RANGE|RGE/.test(plain)) return plain;
  const lines = plain.split("\n");
  let heading: Heading | null = null;
  let above: Place | null = null;
  let idle = 0;
  for (const [i, line] of lines.entries()) {
    const named = headingOf(line);
    if (named) {
      heading = named;
      above = null;
      idle = 0;
      continue;
    }
    if (!heading || !/[A-Z0-9]/.test(line)) continue;
    const row = written(line, heading.order, above);
    if (row) {
      lines[i] = row.row;
      above = row.place;
      idle = 0;
    } else if (++idle > 2) heading = null;
  }
  return lines.join("\n");
}
