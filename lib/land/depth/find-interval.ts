// A limit of depth in whatever words: its levels are found on their own, then joined by what stands between them. "from a point 12,000 feet beneath the surface down to the center of the earth" → below 12,000 feet.
import { cardinal } from "@/lib/fraction/number-words";
import type { DepthInterval } from "./depth-interval";
import { type DepthLevel, SURFACE } from "./depth-level";

type Found = { level: DepthLevel | null; start: number; end: number };
/** The interval with the place of its words; `to` null: all depths below. */
export type IntervalFound = { interval: DepthInterval; start: number; end: number };

const TEN =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)";
/** "330 feet from the line", "100 feet north": a length that is no depth. */
const NO_DEPTH =
  "(?! (?:from (?!(?:the )?(?:surface|top|ground))|of (?!(?:true |vertical |total )*depth)|north|south|east|west|wide|long|apart|away|in (?:width|length)))";
const FEET = `(?:(?<fig>\\d{1,3}(?:,\\d{3})+|\\d{2,5})|(?<word>${TEN}(?:(?:[- ]| and )${TEN}){0,8}))(?: \\((?<again>\\d{1,3}(?:,\\d{3})+|\\d{3,5})(?:['′]|\\s?feet)?\\))?(?:\\s?(?:feet|foot|ft\\.?)(?![a-z])|['′])${NO_DEPTH}(?: (?:below|beneath|under) (?:the )?(?:surface|ground)(?: of the (?:earth|ground|land))?)?`;
const LEVEL = new RegExp(
  `\\b${FEET}|\\b(?:the )?(?<side>base|top|bottom) of (?:the )?(?<name>[A-Z][\\w'’-]*(?: (?!Formation|Sand|Lime|Zone)[A-Z][\\w'’-]*){0,3})(?: (?:Formation|formation|Sand|sand|Lime|Zone|zone))?|(?<surface>\\b(?:the )?(?:surface|grass ?roots)(?: of the (?:earth|ground|land))?)(?! (?:estate|rights?|only|owner|interest|of the (?:NE|NW|SE|SW|[NSEW]\\/|said|above)))|(?<bottom>\\b(?:the )?cent(?:er|re) of the earth)`,
  "g",
);
const FILL =
  "(?:\\s*(?:a|an|the|any|all|depths?|points?|levels?|those|of|at|lying|situated|located|found|true|vertical|subsurface|stratigraphic|equivalent|and|including|that|which|is|are|as|line)\\b)*\\s*";
const DEEPER =
  "(?:below|beneath|under(?:neath)?|deeper than|lower than|(?:greater|lower) depths? than|in excess of|more than|greater than|beyond|past|exceeding)";
const NOT_DEEPER = new RegExp(`\\b(?:(?:not|nor|never)(?: (?:to )?(?:go|extend|run|reach)\\w*)? ${DEEPER}|no (?:deeper|lower) than)${FILL}$`, "i");
const IS_BELOW = new RegExp(`\\b${DEEPER}${FILL}$`, "i");
const IS_ABOVE = new RegExp(
  `\\b(?:above|shallower than|(?:lesser|less|shallower) depths? than|higher than|less than|as deep as|as far(?: down)? as|down(?:ward)?s? to|limited to|depths? to|to(?= ?(?:a |the )?depths? of))${FILL}$`,
  "i",
);
const OPENS = new RegExp(`\\b(?:from|between)${FILL}$`, "i");
const JOINS = /^,? ?(?:down(?:wards?)?|and|to|through|thence|until|unto|not|but|no|lower|deeper|than|below|,|the| |as|far|a|depth|of|extending|running)*$/i;
const ON_DOWN = /^,? ?(?:and|or) (?:all (?:depths? )?)?(?:deeper|below|lower|downwards?|beneath|underneath)\b|^,? ?(?:on )?down(?:wards?)?\b(?! to\b)/i;
const ON_UP = /^,? ?(?:and|or) (?:all (?:depths? )?)?(?:shallower|above|higher|upwards?|less)\b|^,? ?upwards?\b/i;
/** What is to be drilled, cased or tested is no limit of what is given. */
const DRILLED =
  /\b(?:drill(?:ed|ing|s)?|sunk|sink|deepen\w*|spud\w*|cas(?:ed|ing)|pipe|cement\w*|plugg?\w*|test(?:ed|ing|s)?|bored?|wells? (?:shall|to|must|will))\b[^.;]{0,90}$/i;
const LONGEST = 3000;

function levelsIn(words: string): Found[] {
  return [...words.matchAll(LEVEL)].map((m) => {
    const g = m.groups ?? {};
    const place = { start: m.index, end: m.index + m[0].length };
    if (g.bottom) return { level: null, ...place };
    if (g.surface) return { level: SURFACE, ...place };
    if (g.name) return { level: { of: g.name.toLowerCase(), side: g.side === "top" ? ("top" as const) : ("base" as const), feet: 0 }, ...place };
    const figures = Number((g.fig ?? g.again ?? "").replace(/,/g, ""));
    return { level: { of: null, side: null, feet: figures || Number(cardinal((g.word ?? "").toLowerCase()) ?? 0) }, ...place };
  });
}

/** "100 feet below the base of the Hunton": feet measured from a level of rock are that level. */
function withOffsets(levels: readonly Found[], text: string): Found[] {
  return levels.flatMap((l, i) => {
    const next = levels[i + 1];
    const prior = levels[i - 1];
    const measured = (a: Found | undefined, b: Found | undefined): RegExpExecArray | null =>
      a?.level && a.level.of === null && a.level.feet > 0 && b?.level?.of ? /^ (below|above) $/.exec(text.slice(a.end, b.start)) : null;
    if (measured(l, next)) return [];
    const from = measured(prior, l);
    if (!from || !prior?.level || !l.level) return [l];
    return [{ level: { ...l.level, feet: from[1] === "above" ? -prior.level.feet : prior.level.feet }, start: prior.start, end: l.end }];
  });
}

const isReal = (l: DepthLevel | null): l is DepthLevel => l !== null && (l.of !== null || l.feet >= 100);

/** The first limit of depth in the words; null where they fix no level, or only tell how deep a well is to go. */
export function findInterval(words: string): IntervalFound | null {
  const text = words.slice(0, LONGEST);
  const levels = withOffsets(levelsIn(text), text);
  for (const [i, a] of levels.entries()) {
    const ahead = text.slice(Math.max(levels[i - 1]?.end ?? 0, a.start - 90), a.start);
    const behind = text.slice(a.end, a.end + 60);
    if (DRILLED.test(text.slice(Math.max(0, a.start - 140), a.start))) continue;
    const b = levels[i + 1];
    if (b && OPENS.test(ahead) && JOINS.test(text.slice(a.end, b.start)) && a.level && (isReal(a.level) || isReal(b.level)))
      return { interval: { from: a.level, to: b.level && b.level.of === null && b.level.feet === 0 ? null : b.level }, start: a.start, end: b.end };
    if (!isReal(a.level)) continue;
    const place = { start: a.start, end: a.end };
    if (NOT_DEEPER.test(ahead) || ON_UP.test(behind)) return { interval: { from: SURFACE, to: a.level }, ...place };
    if (IS_BELOW.test(ahead) || ON_DOWN.test(behind)) return { interval: { from: a.level, to: null }, ...place };
    if (IS_ABOVE.test(ahead)) return { interval: { from: SURFACE, to: a.level }, ...place };
  }
  return null;
}

/** Whether the words up to a figure tell how deep a well is to go. */
export const isDrilledDepth = (before: string): boolean => DRILLED.test(before.slice(-140));
