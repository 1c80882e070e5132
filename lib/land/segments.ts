// A text of several numbered tracts, or of an exhibit's rows, cut at their headings.

/** What a heading says of the land behind it: that of the lease dealt with, or the part of it that is dealt with. */
export type LandRole = "leased" | "dealt_with";
export type LandSegment = { start: number; end: number; name: string | null; role: LandRole | null };

const HEADING =
  /(?<![A-Z])((?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|1ST|2N?D|3R?D|[4-9]TH)\s(?:TRACT|PARCEL|PIECE)|(?:TRACT|PARCEL)\s(?:NO\.?\s|NUMBER\s|#\s?)?(?:\d{1,3}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|[IVX]{1,4}|[A-H])(?![A-Z0-9]))(?=\s?(?:[:.;–—-]|\(|,\s(?:BEING\s|CONTAINING\s)?(?:THE\s)?(?:(?:NORTH|SOUTH|EAST|WEST|MIDDLE|CENT(?:ER|RE|RAL))[A-Z]*\s|ALL\s|(?:LOTS?|SECTION)\s\d|\d[\d,.]*(?:\s\d\/\d)?\sACRES|[NSEW]{1,2}\s?(?:\/|½|¼))))/g;

const LAND_WORD = "(?:LANDS?|PREMISES|ACREAGE|PROPERTY)";
const DEALT = "(?:ASSIGNED|RELEASED|CONVEYED|SURRENDERED|SUBLEASED|TRANSFERRED|AFFECTED)";
const ROLES: readonly (readonly [LandRole, RegExp])[] = [
  [
    "leased",
    new RegExp(
      `${LAND_WORD}\\s(?:DESCRIBED|COVERED|INCLUDED|EMBRACED|LEASED)(?:\\s(?:IN|BY|UNDER)\\s(?:THE\\s|SAID\\s|EACH\\s)?(?:OIL\\sAND\\sGAS\\s)?LEASES?)?\\s?:|LEASED\\s${LAND_WORD}\\s?:`,
      "g",
    ),
  ],
  ["dealt_with", new RegExp(`${LAND_WORD}\\s(?:HEREBY\\s|HEREIN\\s)?${DEALT}(?:\\s(?:HEREBY|HEREIN|HEREUNDER))?\\s?:|${DEALT}\\s${LAND_WORD}\\s?:`, "g")],
];
type Head = { index: number; end: number; name: string | null; role: LandRole | null };

/** Headings of numbered tracts and of the rows of an exhibit, in order. */
function headsOf(slice: string): Head[] {
  const numbered = [...slice.matchAll(HEADING)].map((m): Head => ({ index: m.index, end: m.index + m[0].length, name: title(m[1] ?? ""), role: null }));
  const rows = ROLES.flatMap(([role, pattern]) =>
    [...slice.matchAll(pattern)].map((m): Head => ({ index: m.index, end: m.index + m[0].length, name: null, role })),
  );
  return [...numbered, ...rows].filter((h) => atStart(slice, h.index)).sort((a, b) => a.index - b.index);
}

/** "… to the place of beginning, containing 12 acres; and also the North 40 acres of the Roe Survey": land told behind a figure that is closed. */
const BEHIND_FIGURE =
  /TO\s(?:THE\s|ITS\s)?(?:(?:PLACE|POINT)\sOF\s)?BEGINNING(?![A-Z])[^;.]{0,110}(?:\.\s{1,3}(?=(?:AND\s)?ALSO[,\s])|;\s{1,3}(?=(?:AND\s)?ALSO[,\s]|AND\s(?:ALL|THE\s(?:[NS]|EAST|WEST)|LOTS?\s\d|SECTION\s\d|\d[\d.]*\sACRES)))/g;

/** The stretch cut where land is told behind a closed figure; the first of the pieces bears the name. */
function behindFigures(plain: string, s: LandSegment): LandSegment[] {
  const cuts = [...plain.slice(s.start, s.end).matchAll(BEHIND_FIGURE)].map((m) => s.start + m.index + m[0].length);
  return [s.start, ...cuts].map((start, i) => ({ ...s, start, end: cuts[i] ?? s.end, name: i === 0 ? s.name : null }));
}

/** Cuts `plain` between `from` and `to` at headings such as "TRACT 2:" or "FIRST TRACT."; what stands before the first is a segment of its own. */
export const landSegments = (plain: string, from: number, to: number): LandSegment[] => headedSegments(plain, from, to).flatMap((s) => behindFigures(plain, s));

function headedSegments(plain: string, from: number, to: number): LandSegment[] {
  const out: LandSegment[] = [];
  const slice = plain.slice(from, to);
  const heads = headsOf(slice);
  if (heads.length === 0) return [{ start: from, end: to, name: null, role: null }];
  const first = heads[0]?.index ?? 0;
  if (slice.slice(0, first).trim().length > 0) out.push({ start: from, end: from + first, name: null, role: null });
  let role: LandRole | null = null;
  for (const [i, h] of heads.entries()) {
    role = h.role ?? role;
    out.push({ start: from + h.end, end: from + (heads[i + 1]?.index ?? slice.length), name: h.name, role });
  }
  return out;
}

/** A heading begins a line or a sentence. */
const atStart = (text: string, at: number): boolean =>
  at === 0 || /(?:[\n.;:)|]\s{0,3}|;\s{1,3}(?:AND|ALSO|BUT)\s{1,2}(?:THE\s)?|\n[\s|"']{0,6})$/.test(text.slice(Math.max(0, at - 12), at));

const title = (words: string): string => words.toLowerCase().replace(/(^|\s)([a-z])/g, (_, a: string, c: string) => a + c.toUpperCase());
