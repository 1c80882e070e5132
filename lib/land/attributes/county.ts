// County and state where a description says them.
import { stateCode, stateNames } from "@/lib/text/states";

export type Place = { county: string | null; state: string | null };

const STATE = stateNames.map((s) => s.replace(/\s/g, "\\s")).join("|");
const COUNTY_OF =
  /\b(?:County|COUNTY|county|Parish|PARISH)\s(?:of|OF)\s((?:(?:St|ST)\.\s)?[A-Z][A-Za-z'’]+(?:\s(?!State|STATE|Before|BEFORE|On|ON|I\b|We|WE|The|THE|Know|KNOW|Acknowledged|This|THIS|and|AND|in\b|IN\b|ss|SS)[A-Z][A-Za-z'’]+)?)/g;
const NAME_COUNTY =
  /\b((?:(?:De|La|Le|El|St\.?|San|Santa|Mc|New|Fort|Van|Los|Las|Palo|Red|White|Big|Rio|Deaf|Jim|Tom|Val|King|Prince|Roger|Lac|Eau|Fond|Green|Little|Golden|North|South|East|West|Salt|Grand|Pend|Walla|Nez|Box|Le|Bon|Rock|Clear|Cape|Pine|Blue|Contra|El|Live|Jeff|Sweet|Judith|Powder|Silver|Bear|Otter|Crow|Yellow|Mille|Black|Buena|Cerro|Keya|Scotts|Kit|Indian|Palm|LIVE|JEFF|SWEET|JUDITH|POWDER|SILVER|BEAR|OTTER|CROW|YELLOW|BLACK|BUENA|CERRO|DE|LA|ST\.?|SAN|SANTA|NEW|FORT|VAN|LOS|LAS|PALO|RED|TOM|VAL|JIM|RIO|DEAF|GREEN|LITTLE|GOLDEN|SALT|GRAND|EAU|FOND|DU|du|of|and)\s){0,2}[A-Z][A-Za-z.'’]{2,})\s(?:County|COUNTY|Co\.(?=,)|Parish|PARISH|Counties)(?![A-Za-z])/g;
const STATE_AFTER = new RegExp(
  String.raw`^[\s,]*(?:and\s|in\s(?:the\s)?)?(?:State\sof\s|State\s0f\s)?(${STATE})(?![a-z]|\s(?:County|COUNTY|county|Co\.|Parish))`,
  "i",
);
const ANY_STATE = new RegExp(String.raw`(?:State\sof|Commonwealth\sof|,)\s(${STATE})(?![a-z]|\s(?:County|COUNTY|county|Co\.|Parish))`, "i");
/** Without one of these words no place is named: most descriptions are done here. */
const PLACE_WORD = /count|parish|co\.,|state|commonwealth|, ?(?!sec|lot|less|except|range|township)[a-z]{4}/i;
const COUNTY_WORD = /count|parish|co\.,/i;
const NOT_COUNTY = /^(?:Recorded|Clerk|The|THE|Said|SAID|This|THIS|Such|That|Each|Any|Every|And|AND|In|IN|Of|State|Township|County|Clerk|Recorder)$/i;

/** "Jones County School Land": land that a county was given, in another county. */
const OWNS_LAND = /^\s(?:School|SCHOOL)\s(?:Land|LAND)/;

/** The first county named from `from` on, with the state after it: "in Lea County, New Mexico" → Lea, NM. Null where none is named. */
export function findCounty(text: string, from = 0, to = text.length): Place {
  const slice = text.slice(from, to);
  if (!PLACE_WORD.test(slice)) return { county: null, state: null };
  const found: { name: string; at: number; end: number }[] = [];
  for (const re of COUNTY_WORD.test(slice) ? [COUNTY_OF, NAME_COUNTY] : [])
    for (const m of slice.matchAll(re))
      if (
        !NOT_COUNTY.test(m[1] ?? "") &&
        !OWNS_LAND.test(slice.slice(m.index + m[0].length, m.index + m[0].length + 20)) &&
        (stateCode(clean(m[1] ?? "")) === null || namedForState(slice, m, re))
      )
        found.push({ name: clean(m[1] ?? ""), at: m.index, end: m.index + m[0].length });
  found.sort((a, b) => a.at - b.at);
  const first = found.find((f) => f.name.length > 2);
  const state = (first && STATE_AFTER.exec(slice.slice(first.end, first.end + 60))?.[1]) ?? ANY_STATE.exec(slice)?.[1] ?? null;
  return { county: first?.name ?? null, state: state ? stateCode(state) : null };
}

/** "Washington County, Minnesota" is a county; "State of Texas, County of Hill" names a state first. */
const namedForState = (text: string, m: RegExpMatchArray, re: RegExp): boolean =>
  re === NAME_COUNTY &&
  !/^\s(?:of|OF|Of)\s/.test(text.slice((m.index ?? 0) + m[0].length)) &&
  !/(?:State|STATE|state)\s(?:of|OF)\s$/.test(text.slice(0, m.index));

const clean = (name: string): string => {
  const bare = name
    .replace(/^(?:the|of|and)\s/i, "")
    .replace(/[.,]$/, "")
    .trim();
  return bare === bare.toUpperCase()
    ? bare
        .toLowerCase()
        .replace(/(^|\s|')([a-z])/g, (_, a: string, b: string) => a + b.toUpperCase())
        .replace(/^Mc([a-z])/, (_, c: string) => `Mc${c.toUpperCase()}`)
    : bare;
};
