// Depth limits: "from the surface to the base of the Wolfcamp", "below 9,500 feet", "to 100 feet below the total depth drilled".
import type { Depths } from "@/lib/contracts/aspects/land";
import { isDrilledDepth } from "@/lib/land/depth/find-interval";

const FEET = String.raw`\d{1,3}(?:,\d{3})+|\d{2,5}`;
const ROCK = "FORMATIONS?|SANDS?|SANDSTONE|LIME|LIMESTONE|SHALE|ZONES?|STRATA|INTERVALS?|GROUP|MEMBER|SERIES";
const NAME = String.raw`(?!DEPTH|SURFACE)[A-Z][A-Z'-]+(?:\s(?!(?:${ROCK})\b)[A-Z][A-Z'-]+){0,3}?`;
const NAME_END = String.raw`(?:\s(?:${ROCK})(?![A-Z]))?(?=\s(?:TO|AND|AS|IN|UNDER|ONLY|WHICH|OR|BEING|FOUND|AT|ONLY)(?![A-Z])|[,.;:)\n(]|\s*$)`;
const SURFACE = String.raw`(?:THE\s)?SURFACE(?:\sOF\sTHE\s(?:EARTH|GROUND))?`;
const EQUAL = String.raw`(?:(?:THE\s)?(?:STRATIGRAPHIC|SUBSURFACE)\sEQUIVALENT\sOF\s)?`;
const SIDE = String.raw`(?:THE\s)?(?:BASE|TOP|BOTTOM)\sOF\s(?:THE\s)?${NAME}${NAME_END}`;
const DRILLED = String.raw`(?:THE\s)?(?:TOTAL|DEEPEST)\sDEPTH(?:\s(?:DRILLED|PENETRATED|REACHED))?`;
const AT_FEET = String.raw`(?:(?:A|THE)\s)?(?:DEPTHS?\sOF\s)?(?:${FEET})\s?(?:FEET|FT\.?|')`;
/** One level in words; the place below or above a level comes before the bare depth, so that "100 feet below the base" is not 100 feet. */
const LEVEL = String.raw`${SURFACE}|(?:${FEET})\s?(?:FEET|FT\.?|')\s(?:BELOW|ABOVE)\s${EQUAL}(?:${SIDE}|${DRILLED})|${EQUAL}(?:${SIDE}|${DRILLED}|${AT_FEET})`;

const FROM_TO = new RegExp(String.raw`FROM\s(${LEVEL})[\s,]{1,3}(?:DOWN\s|DOWNWARD\s)?TO\s(?:AND\sINCLUDING\s)?(${LEVEL})`);
const BETWEEN = new RegExp(String.raw`BETWEEN\s(${LEVEL})\sAND\s(${LEVEL})`);
const ONE_SIDED = new RegExp(String.raw`(?:ALL\sDEPTHS\s|DEPTHS\s|FORMATIONS\s|RIGHTS\s)?(BELOW|ABOVE|DEEPER\sTHAN|SHALLOWER\sTHAN)\s(${LEVEL})`);
const DOWN_TO = new RegExp(String.raw`(?:LIMITED\s(?:IN\sDEPTH\s|AS\sTO\sDEPTHS?\s)?TO|DOWN\sTO|DEPTHS?\sTO|TO\sA(?=\sDEPTH))\s(${LEVEL})`);
const FORMATIONS = new RegExp(
  String.raw`AS\sTO\s(?:THE\s)?(?!(?:ALL|ANY|EVERY|EACH|SUCH|THOSE|SAID|OTHER)\s)(${NAME}(?:\sAND\s(?:THE\s)?${NAME})?)\s(?:FORMATIONS?|SANDS?|ZONES?)(?=\sONLY|[,.;)\s]|$)`,
);
/** What stands excepted or reserved is what is not there. */
const TAKEN_OUT = /(?:EXCEPT|EXCLUD|RESERV|(?<![A-Z])LESS(?!\sTHAN))[A-Z\s,]{0,60}$/;
/** Without one of these words no depth is told. */
const ANY = /DEPTH|SURFACE|BELOW|ABOVE|DEEPER|SHALLOWER|\s(?:BASE|TOP|BOTTOM)\sOF|FORMATION|ZONE|SAND/;

/** "from the surface to 9,580 feet and all depths below 10,430 feet": land in two pieces, which no one limit tells. */
const GOES_ON_BELOW =
  /^[^.;]{0,40}?(?:(?<![A-Z])(?:AND|PLUS|ALSO)(?![A-Z])|;|\((?:II|2|B)\))[^.;]{0,50}?(?:BELOW|DEEPER\sTHAN|BENEATH|UNDER)\s(?:A\sDEPTH\sOF\s)?\d/;
const isSurfaceWords = (words: string | undefined): boolean => /^(?:THE\s)?SURFACE/.test(words ?? "");

/** The first limit of depth in upper-case text; feet as digits, formations by name with base or top. Null where there is none, or where what is taken out leaves land on both sides. */
export function findDepths(text: string, raw: string, from: number, to: number): Depths | null {
  const slice = text.slice(from, to);
  if (!ANY.test(slice)) return null;
  const said = (m: RegExpExecArray): string => raw.slice(from + m.index, from + m.index + m[0].length);
  const down = DOWN_TO.exec(slice);
  if (down && isDrilledDepth(slice.slice(0, down.index)) && !FROM_TO.test(slice) && !ONE_SIDED.test(slice)) return null;
  const out = (m: RegExpExecArray): boolean => TAKEN_OUT.test(slice.slice(Math.max(0, m.index - 90), m.index));
  const two = FROM_TO.exec(slice) ?? BETWEEN.exec(slice);
  if (two && isSurfaceWords(two[1]) && GOES_ON_BELOW.test(slice.slice(two.index + two[0].length))) return null;
  if (two) return out(two) ? null : limit(level(two[1]), level(two[2]), [two[2], two[1]], said(two));
  const one = ONE_SIDED.exec(slice);
  if (one) {
    const below = (one[1] === "BELOW" || one[1] === "DEEPER THAN") !== out(one);
    return below ? limit(level(one[2]), null, [one[2]], said(one)) : limit("surface", level(one[2]), [one[2]], said(one));
  }
  if (down && !out(down)) return limit("surface", level(down[1]), [down[1]], said(down));
  const rock = FORMATIONS.exec(slice);
  return rock && !out(rock) ? { from: null, to: null, formation: proper(rock[1] ?? ""), text: said(rock) } : null;
}

const limit = (from: string | null, to: string | null, words: readonly (string | undefined)[], text: string): Depths => ({
  from,
  to,
  formation: words.map(formationOf).find((f) => f !== null) ?? null,
  text,
});

const ROCK_END = new RegExp(String.raw`\s(?:${ROCK})$`);
const SIDE_OF = /(BASE|TOP|BOTTOM)\sOF\s(?:THE\s)?(.+)$/;
const OFFSET = new RegExp(String.raw`^(${FEET})\s?(?:FEET|FT\.?|')\s(BELOW|ABOVE)\s`);

function formationOf(words: string | undefined): string | null {
  const name = SIDE_OF.exec(words ?? "")?.[2];
  return name ? proper(name.trim().replace(ROCK_END, "")) : null;
}

/** "THE BASE OF THE WOLFCAMP FORMATION" → base of Wolfcamp; "100 FEET BELOW THE TOTAL DEPTH DRILLED" → 100 ft below total depth drilled. */
function level(words: string | undefined): string | null {
  const text = (words ?? "").trim();
  const off = OFFSET.exec(text);
  if (off) return `${feet(off[1])} ${off[2]?.toLowerCase()} ${level(text.slice(off[0].length)) ?? ""}`.trim();
  const side = SIDE_OF.exec(text);
  if (side) return `${side[1]?.toLowerCase()} of ${formationOf(text)}`;
  if (/SURFACE(?!\sEQ)/.test(text) && !/EQUIVALENT/.test(text)) return "surface";
  if (/(?:TOTAL|DEEPEST)\sDEPTH/.test(text)) return "total depth drilled";
  const depth = /\d[\d,]*/.exec(text)?.[0];
  return depth ? feet(depth) : null;
}

const feet = (digits: string | undefined): string => `${(digits ?? "").replace(/,/g, "")} ft`;
const proper = (words: string): string => words.toLowerCase().replace(/(^|\s|-)(?!and\s)([a-z])/g, (_, a: string, b: string) => a + b.toUpperCase());
