// The name of an addition or plat: after the lots and block, or before them.

const STOP =
  /(?:[,;(\n:]|(?<!NO)\.(?=\s|$)|\s(?:ACCORDING|AS\s|BEING|RECORDED|AN?\s(?:ADDITION|SUBDIVISION)|TO\s(?:THE\s)?(?:CITY|TOWN|VILLAGE)|IN\s(?:THE\s)?(?:CITY|TOWN|VILLAGE|COUNTY|DISTRICT|[A-Z]+(?:\s[A-Z]+)?\sCOUNTY)|LOCATED|SITUATED?|LESS|EXCEPT|PER\s|OF\sRECORD|[A-Z]+\sCOUNTY(?!\sCERT)|TOGETHER|AND\sADJOINING|PLAT\sBOOK|SHOWN|CONTAINING|CITY\sOF|OF\s(?:THE\s)?(?:[NSEW]\.|NORTH|SOUTH|EAST|WEST|PART\s|A\sPART|SECTION|LOTS?\s|BLOCK)))/;
const REPLAT =
  /^(?:RE-?)?(?:PLAT|SUBDIVISION)\sOF\s(?:LOTS?\s[\d\s,&-]{1,30}(?:AND\s\d+)?,?\s?)?(?:(?:OF\s|IN\s)?(?:BLOCK|SQUARE)\s\w{1,4},?\s?)?(?:OF\s|IN\s)?/;
/** "Muckleroy division | of the Juan Acosta grant": the survey that was divided is no part of the name. */
const OF_SURVEY =
  /(?<=[A-Z]{2}\s(?:SUB-?)?(?:DIVISION|PARTITION)|[A-Z]{2}\sADDITION)\sOF\s(?:THE\s)?(?:[A-Z][A-Z.'&-]*\s){1,5}(?:SURVEY|GRANT|LEAGUE|HEADRIGHT|RANCH)(?![A-Z])/;
const PHASE = /^,?\s(?:PHASE|UNIT|FILING|REPLAT|SECTION|NO\.?)\s(?:NO\.?\s)?(?:\d{1,3}|[IVX]{1,5}|ONE|TWO|THREE|FOUR|[A-H])(?![A-Z0-9])/;
const NAMED =
  /((?:[A-Z0-9][A-Z0-9'.&-]*\s){1,5}(?:ADDITION|SUBDIVISION|SUBD|ESTATES|TOWNSITE|ADDN|PLAN\sOF\sLOTS|LOCATION|HEIGHTS|ACRES|PARK|VILLAGE|PLACE|CONDOMINIUM)(?:\s(?:UNIT|PHASE|NO\.?|SECTION|FILING|REPLAT)\s?(?:NO\.?\s)?[A-Z0-9]+)?)/g;
/** "31 1/4 acres", "containing sixty acres", "Block 9 of the subdivision": a measure or the mere word, not the name of a plat. */
const NO_NAME =
  /(?:^|\s)(?:THE|SAID|AN?|THIS|SUCH)\s[A-Z]+$|(?:^|\s)(?:[\d.,]+|HALF|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|[A-Z]+TEEN|(?:TWEN|THIR|FOR|FIF|SIX|SEVEN|EIGH|NINE)TY(?:-[A-Z]+)?|HUNDRED|THOUSAND)\sACRES$/;
const LEAD = /^["'“‘\s]*(?:(?:of|in|and)\s)?(?:the\s)?["'“‘]*/i;

export type PlatName = { name: string; end: number };

/** The name that begins at `from`: "…, Harmon Heights Addition, according to" → Harmon Heights Addition. */
export function nameAt(text: string, raw: string, from: number): PlatName | null {
  const lead =
    /^(?:,?\s(?:OF\s|CONTAINING\s)?[A-Z\d.]+\sACRES\sEACH|,?\sEACH\s(?:OF\s|CONTAINING\s)?[A-Z\d.-]+(?:\s\([\d.]+\))?\sACRES)?[\s,.;:]*(?:(?:LYING\s|SITUATED\s|BEING\s)?(?:OF|IN|TO|OUT\sOF|FROM|WITHIN)\s)?(?:THE\s|SAID\s)?(?:(?:CORPORATION|COMPANY|SYNDICATE|GRANTOR)'S\s)?(?:(?:SUBDIVISION|ADDITION|TRACT|PLAT|TOWNSITE|LANDS?|AREA)\s(?:(?:NOW|COMMONLY|GENERALLY|FORMERLY|ALSO)\s)?(?:KNOWN|CALLED|NAMED|DESIGNATED|STYLED)\s(?:AND\sDESIGNATED\s)?(?:AS\s)?(?:THE\s)?)?/.exec(
      text.slice(from, from + 120),
    )?.[0].length ?? 0;
  const start = from + lead;
  const rest = text.slice(start, start + 160);
  const again = REPLAT.exec(rest)?.[0].length ?? 0;
  const stop = STOP.exec(rest.slice(again));
  const short = again + (stop ? stop.index : rest.length - again);
  const own = rest.slice(0, short).search(OF_SURVEY);
  const name = own > 0 ? rest.slice(0, own) : rest.slice(0, short + (PHASE.exec(rest.slice(short, short + 40))?.[0].length ?? 0));
  if (
    !/[A-Z]{3}/.test(name) ||
    /^(?:ALL|ON|EACH|BOTH|THAT|THENCE|PART|FRONTING|LYING|RUNNING|ADJOINING|SAV(?:E|ING)|LEAVING|WITH|WHICH|TOGETHER)(?![A-Z])|\s(?:OF|THE|LINE|CORNER)$|(?:FEET|FOOT|CORNER|LINE)\sOF/.test(
      name,
    ) ||
    /^(?:LOTS?|BLOCK|LESS|EXCEPT|AND|SECTION|CITY(?!\sOF)|TOWN(?!\sOF)|COUNTY|STATE|ACCORDING|BEING|CONTAINING|RECORDED|THEREOF|AS|SAME|SITUATED|LOCATED|NORTH|SOUTH)(?![A-Z])/.test(
      name,
    ) ||
    /^[A-Z]+\s(?:COUNTY|CITY)(?!\s(?:CERTIFIED|CLERK))/.test(rest)
  )
    return null;
  return {
    name: raw
      .slice(start, start + name.length)
      .replace(/\s+/g, " ")
      .replace(LEAD, "")
      .trim(),
    end: start + name.length,
  };
}

const WINDOW = 300;

/** The name an addition has anywhere in the text; null where none is so named. */
export function namedAddition(text: string, raw: string): PlatName | null {
  const m = [...text.matchAll(NAMED)].find((x) => !NO_NAME.test(x[0]));
  return m ? { name: tidy(raw.slice(m.index, m.index + m[0].length)), end: m.index + m[0].length } : null;
}

/** The words that lead to the lots at `at`: "WESTGATE BLOCK 4 LOT 7" → WESTGATE. */
export function nameBefore(text: string, raw: string, at: number): PlatName | null {
  const from = Math.max(0, at - WINDOW);
  const lead = /([A-Z][A-Z0-9'.&\s-]{3,60}?)[,\s]{1,3}(?:BLOCK|BLK|LOTS?|LT)[^A-Z]/.exec(text.slice(from, at + 5));
  if (!lead || /(?<![A-Z])(?:FEET|FOOT|FT|HALF|PART|ALL|CORNER|EXHIBIT|DESCRIPTION|PROPERTY)(?![A-Z])|\sOF$/.test(lead[1] ?? "")) return null;
  const start = from + lead.index;
  return { name: tidy(raw.slice(start, start + (lead[1] ?? "").length)), end: start + (lead[1] ?? "").length };
}

const tidy = (name: string): string => name.replace(/\s+/g, " ").replace(LEAD, "").trim();
