// Where in its section a figure begins: "at the NE corner of the SW/4", "200 feet South and 40 rods West of the Northwest corner of Section 9".
import { lexLand } from "@/lib/land/lex/lex-land";
import { findDistances } from "@/lib/land/metes/distance";
import { readChains } from "@/lib/land/plss/read-chains";
import { chainRectangle, FEET_PER_UNIT, type Point, type Rectangle, SECTION_UNITS } from "@/lib/land/shapes/region-rectangles";

const CORNER =
  /(?<![A-Z])(?:(N(?:ORTH)?|S(?:OUTH)?)[.\s-]{0,2}(E(?:AST)?|W(?:EST)?)(?:ERLY)?\.?\s?COR(?:NER)?\.?|(NORTH|SOUTH|EAST|WEST|[NSEW]\.?)(?:[\s/]{1,2}(?:ONE[\s-])?(?:QUARTER|QTR\.?|1\/4|¼)|\/4|¼)\s?(?:SECTION\s)?COR(?:NER)?\.?|(CENTER|CENTRE)(?:\sCORNER)?)(?:\s|,)/;
const WHOLE: Rectangle = { x: 0, y: 0, w: SECTION_UNITS, h: SECTION_UNITS };
const OFFSET = /^\s?(?:DUE\s)?(NORTH|SOUTH|EAST|WEST|[NSEW]\.?)(?:ERLY)?(?:\s(?:OF|FROM)|\sAND|,)/;
const WAYS: Record<string, Point> = { N: { x: 0, y: -1 }, S: { x: 0, y: 1 }, E: { x: 1, y: 0 }, W: { x: -1, y: 0 } };

/** What the words around the figure tell of its section: the part it is said to lie in ("the NE corner thereof") and the section's number. */
export type AnchorContext = { part: string | null; section: number | null };

/**
 * The point, in section units from the north-west corner, that the words before the first side set out from. Corners are those of a nominal section
 * of 5,280 feet. Null where no corner is named, it is that of another section, or distances in the words cannot all be followed.
 */
export function anchorOf(words: string, context: AnchorContext): Point | null {
  const m = CORNER.exec(words);
  if (!m) return null;
  const of = cornerOf(words.slice(m.index + m[0].length - 1, m.index + m[0].length + 120), context);
  if (!of) return null;
  const at = pointOf(m, of);
  return stepped(words.slice(0, m.index), at);
}

function pointOf(m: RegExpExecArray, r: Rectangle): Point {
  if (m[1]) return { x: m[2]?.[0] === "E" ? r.x + r.w : r.x, y: m[1][0] === "S" ? r.y + r.h : r.y };
  const side = m[3]?.[0];
  const middle = { x: r.x + r.w / 2, y: r.y + r.h / 2 };
  if (!side) return middle;
  return { x: side === "E" ? r.x + r.w : side === "W" ? r.x : middle.x, y: side === "S" ? r.y + r.h : side === "N" ? r.y : middle.y };
}

/** "of the H. & G. N. Survey No. 14". */
const OF_SURVEY = /^[\s,]{0,2}OF\s(?:THE\s|SAID\s)?[^,;]{0,40}?(?<![A-Z])(?:SURVEY|SUR\.?)\s(?:(?:NO\.?|NUMBER)\s)?(\d{1,4})(?!\d)/;

/** Of what is it the corner? "of the SE/4 of Section 9", "of said Section", "thereof". */
function cornerOf(words: string, { part, section }: AnchorContext): Rectangle | null {
  if (/^[\s,]{0,2}(?:THEREOF|OF\s(?:SAID|THE\sSAID)\s(?:TRACT|LAND|(?:QUARTER[\s-]?)?QUARTER(?!\sOF)|\d{1,3}\sACRES?))/.test(words))
    return part ? chainRectangle(part) : null;
  const survey = OF_SURVEY.exec(words);
  if (survey) return sameSection(survey[1], section) ? WHOLE : null;
  const tokens = lexLand(words).slice(0, 14);
  if (tokens[0]?.kind !== "OF") return null;
  let i = 1;
  while (tokens[i]?.kind === "SAID") i++;
  const first = tokens[i];
  if (first?.kind === "SEC") return sameSection(tokens[i + 1]?.text, section) ? WHOLE : null;
  if (first?.kind !== "AL") return null;
  const read = readChains(tokens, i);
  const chain = read.chains[0];
  if (!chain || read.chains.length > 1) return null;
  const after = tokens[read.next]?.kind === "OF" ? read.next + 1 : read.next;
  const sec = tokens[after]?.kind === "SAID" ? after + 1 : after;
  return tokens[sec]?.kind !== "SEC" || sameSection(tokens[sec + 1]?.text, section) ? chainRectangle(chain.pieces.join("")) : null;
}

const sameSection = (said: string | undefined, section: number | null): boolean =>
  said === undefined || !/^\d+$/.test(said) || section === null || Number(said) === section;

/** "40 rods West of" the corner: each distance with its way; null where one has none. */
function stepped(words: string, corner: Point): Point | null {
  let { x, y } = corner;
  for (const d of findDistances(words)) {
    const way = WAYS[OFFSET.exec(words.slice(d.end, d.end + 20))?.[1]?.[0] ?? ""];
    if (!way) return null;
    x += (way.x * d.feet) / FEET_PER_UNIT;
    y += (way.y * d.feet) / FEET_PER_UNIT;
  }
  return { x, y };
}
