// Lands of one survey told by their own names: 'the West 529 acres of the pasture "Las Lomas"', "the ranch known as El Nogal, 1,058 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";

const KIND = "(?:PASTURE|RANCH|FARM|PLACE)";
const ACRES = "(\\d[\\d,]*(?:\\.\\d+)?)\\sACRES";
const PART = `(?:THE\\s)?(?:NORTH|SOUTH|EAST|WEST|MIDDLE)[A-Z]{0,4}\\s${ACRES}\\s(?:OF|OFF|OUT\\sOF)\\s`;
const NAME = '(?:["“]([^"”]{3,40})["”]|(?:KNOWN\\sAS|CALLED)\\s(?:THE\\s)?["“]?([A-Z][A-Z\'. ]{2,38}[A-Z])["”]?(?=[,.;"”]))';
const LAND = new RegExp(`(?:${PART})?THE\\s${KIND}\\s${NAME}(?:,?\\s${ACRES})?`, "g");

const CALLED = "(TRACT|PLACE|FARM|FIELD|PASTURE|PARCEL|RANCH)";
const OWN_NAME = "([A-Z][A-Z'&-]+(?:\\s[A-Z][A-Z'&-]+){0,3})";
/** "the Spring tract, 46 acres", "Mill tract of 29 acres", "1. Spring tract, A. Roe lease (Vol. 5, page 7): 46.00 acres". */
const NAME_FIRST = new RegExp(
  `(?<![A-Z])${OWN_NAME}\\s${CALLED}(?![A-Z])(?:(?!(?<![A-Z])(?:${CALLED.slice(1, -1)})(?![A-Z])|\\n|\\.\\s{2}|;).){0,90}?${ACRES}`,
  "g",
);
/** "(a) 46 acres, Spring tract". */
const ACRES_FIRST = new RegExp(`${ACRES}(?:,|\\s(?:IN|OF|BEING))?\\s(?:THE\\s)?${OWN_NAME}\\s${CALLED}(?![A-Z])`, "g");
/** Words that make "tract" no name: "said tract", "the First tract", "one certain tract". */
const NO_NAME =
  /^(?:THE|SAID|CERTAIN|THAT|THIS|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|A|AN|ANY|ALL|EACH|OTHER|SAME|SUCH|ABOVE|DESCRIBED|FIRST|SECOND|THIRD|FOURTH|FIFTH|LAST|LARGER|SMALLER|PARENT|LEASED|UNIT|WHOLE|ENTIRE|NUMBERED|LAND|SURVEY|ACRES?|NORTH(?:EAST|WEST)?|SOUTH(?:EAST|WEST)?|EAST|WEST|MIDDLE|NORTHERN|SOUTHERN|EASTERN|WESTERN|MY|HIS|HER|OUR|THEIR|ITS|HOME|DRILL(?:SITE|ING)|WELL|SUBJECT|CONTIGUOUS|ADJOINING|FOLLOWING|OF|IN|AND|ON|OUT|FROM|AS|BEING)$/;

/** The name of a land without the words that lead to it; null where nothing is left or it is not written as a name. `at`: where the name stands. */
function ownName(name: string, at: number, raw: string): { name: string; at: number } | null {
  const words = name.split(" ");
  let lead = 0;
  while (words[0] !== undefined && /^(?:THE|SAID|CERTAIN|OF|IN|AND|ON|BEING|FIRST|SECOND|THIRD|FOURTH|FIFTH)$/.test(words[0]))
    lead += (words.shift() ?? "").length + 1;
  const start = at + lead;
  const own = words.join(" ");
  return words.length && !words.some((w) => NO_NAME.test(w)) && /^(?:[A-Z][\w'&-]*(?:\s|$))+$/.test(raw.slice(start, start + own.length))
    ? { name: own, at: start }
    : null;
}

/** Tracts of one survey that bear names of their own beside their acres, each once; none where fewer than two are told apart. */
function tractsByName(plain: string, raw: string, head: Tract): Tract[] {
  const read = (pattern: RegExp, name: 1 | 2): Tract[] =>
    [...plain.matchAll(pattern)].flatMap((m): Tract[] => {
      const called = ownName(m[name] ?? "", m.index + m[0].indexOf(m[name] ?? "", name === 1 ? 0 : (m[1] ?? "").length), raw);
      const acres = (name === 1 ? m[3] : m[1])?.replace(/,/g, "");
      if (!called || !acres) return [];
      const kind = (name === 1 ? m[2] : m[3]) ?? "";
      const end = m.index + m[0].length;
      const t = emptyTract("texas_survey", raw.slice(m.index, end), m.index, end);
      const survey = head.survey ? { ...head.survey } : null;
      const warnings = [{ code: "partial", message: "A part of the survey's land, told by its name.", start: m.index, end }];
      return [
        {
          ...t,
          survey,
          name: `${raw.slice(called.at, called.at + called.name.length)} ${kind.toLowerCase()}`,
          acres_stated: acres,
          acres_computed: acres,
          warnings,
        },
      ];
    });
  const [first, behind] = [read(NAME_FIRST, 1), read(ACRES_FIRST, 2)];
  const found = behind.length > first.length ? behind : first;
  const once = found.filter((t, i) => found.findIndex((o) => o.name === t.name) === i);
  return once.length > 1 ? once : [];
}

/** The lands that upper-case text calls by name, in the survey of `head`, each with its acres; none where fewer than two are told apart. `raw`: as written. */
export function namedLands(plain: string, raw: string, head: Tract): Tract[] {
  const tracts = [...plain.matchAll(LAND)].flatMap((m): Tract[] => {
    const acres = (m[1] ?? m[4])?.replace(/,/g, "");
    const name = m[2] ?? m[3];
    if (!acres || !name) return [];
    const end = m.index + m[0].length;
    const t = emptyTract("texas_survey", raw.slice(m.index, end), m.index, end);
    const at = m.index + m[0].indexOf(name);
    const warnings = [{ code: "partial", message: "A part of the survey's land, told by its name.", start: m.index, end }];
    const survey = head.survey ? { ...head.survey } : null;
    return [{ ...t, survey, name: raw.slice(at, at + name.length).replace(/,$/, ""), acres_stated: acres, acres_computed: acres, warnings }];
  });
  return new Set(tracts.map((t) => t.name)).size > 1 ? tracts : tractsByName(plain, raw, head);
}
