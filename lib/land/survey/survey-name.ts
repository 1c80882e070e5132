// The name of a survey as written, in plain order: "SMITH, JOHN" → John Smith.

const SURVEY_WORD =
  /(?<![A-Z])(?:SURVEYS?|SVY|SURV?\.|SUR(?=[,\s]|$)|LEAGUE\sAND\sLABOR|LEAGUE|GRANT(?=,?\s(?:A-?\s?\d|ABST|IN\s|[A-Z]+\sCOUNTY)|\.)|HEADRIGHT|H\.\s?R\.(?=,|\s))(?![A-Z])/g;
const RAILROAD =
  /(?<![A-Z])(?:(?:GULF|GALVESTON|HOUSTON|(?:BUFFALO\s)?BAYOU|WACO|CORPUS\sCHRISTI),\s)?(?:[A-Z][A-Z.']{0,14}(?:\s?&\s?|\s)){1,6}(?:RY|R\.?\s?R|RAILWAY|RAILROAD)\.?(?:[\s,]{0,2}CO(?:MPANY|\.|(?![A-Z])))?\.?/;
const PORCION = /(?<![A-Z])PORCION(?:ES)?\s(?:NOS?\.?\s)?\d{1,3}/;
const FIELD = /(?<![A-Z])SUR(?:VEY)?:\s{0,2}([A-Z][A-Z.&'\s-]{1,30}?)(?=,|;|$|\s(?:BLK|BLOCK|SEC|ABS|TR))/;
/** Behind the number of a survey: no fraction and no measure, of which the figure would be ("the Roe Survey 12 miles north", "1/2 acre"). */
export const NO_MEASURE =
  "(?!\\d|[.,/]\\d|\\s\\d{1,2}\\/\\d|\\s?[½¼¾]|-ACRE|\\s(?:ACRES?|VARAS?|VRS|FEET|FOOT|FT|RODS?|CHAINS?|POLES?|YARDS?|MILES?)(?![A-Z]))";
const NUMBER_AFTER = new RegExp(`^(?:[\\s,]{0,3}(?:NO\\.?|NUMBER|#)\\s?|\\s)(\\d{1,5})${NO_MEASURE}`);
const NUMBER_BEFORE = /(?:^|[\s,(])(?:SURVEY|SUR\.?)\s(?:NO\.?\s?|NUMBER\s)?(\d{1,5})(?=,|\s)/;
const ROLL =
  /(?:ABSTRACT|ABST|ABS|A)[.:\s-]{0,3}0*\d{1,5}[\s,:]{1,3}(?:TR(?:ACT)?S?[.\s:]{1,2}[\dA-Z]{1,4}[,\s]{1,2})?(?!PSL)([A-Z][A-Z'-]+),\s(?![A-Z]+\sCO)([A-Z][A-Z.'\s-]{0,24}?)(?=,|\s(?:ACRES|TRACT|SUR|PT|BLK|SEC)|$)/;
const CUT =
  /(?:,(?!\s(?:JR|SR))|;|:|\bIN\sTHE\s|\bOF\sTHE\s|\bOUT\sOF\s(?:AND\s(?:A\s)?PART\sOF\s)?(?:THE\s)?|\bTHE\s|\bSAID\s|\bIN\s|\bPART\sOF\s|\bACRES,?\s|\bOF\s(?=[A-Z]\.)|\d[\d.½/-]*\s|\bT-\d-[NS]\s|\n(?=\s*\n)|(?<=[,;:)\d]|[A-Z]{3}\.)\s?\n|\bABST[.:\s]*\d+|\bBEING\s|\bFROM\s|\bAND\s(?=[A-Z]+,))/g;
const NONE =
  /^(?:A|AN|AND|DID|TO|HAVE|BY|ANY|ONE|TWO|HALF|SAID|THIS|THAT|ORIGINAL|SUCH|EACH|ACTUAL|GROUND|RECENT|RESURVEY|NEW|OLD|NO|TEXAS|MINERAL|ITS|SAME|RIGHT|HEREBY|DOES|DO)$|^(?:(?:TRACTS?|LEASES?|LESSORS?|LESSEE|OWNERS?|NO|NUMBER|NAME|ABSTRACT|ACRES|ACREAGE|VOL|VOLUME|BOOK|PAGE|DATE|RECORD(?:ED|ING)?|COUNTY|DESCRIPTION|UNIT)[.,|]?(?:\s+|$))+$|^(?:LABOR|LEAGUE|SECTION|BLOCK|TRACT)S?\s(?:NOS?\.?\s|NUMBERS?\s)?(?:\d|[A-Z]+(?:[\s-][A-Z]+)?\s\(|(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|[A-Z]{3,5}TEEN|[A-Z]{3,4}TY)(?![A-Z]))/;

const NUMBER_WORD = "(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|[A-Z]{3,5}TEEN|[A-Z]{3,4}TY(?:[\\s-][A-Z]{3,5})?)";
/** "Labors Fifteen (15) and Sixteen (16), League Two": the last number of a list of labors before its league, and no name. */
const OF_LABORS = new RegExp(
  `^(?:(?:AND|&|OF)\\s)?(?:NOS?\\.?\\s|NUMBERS?\\s)?(?:\\d{1,3}|${NUMBER_WORD})(?:\\s\\(\\d{1,3}\\)?)?$|(?<![A-Z])LABORS?\\s(?:NOS?\\.?\\s|NUMBERS?\\s)?(?:\\d|${NUMBER_WORD}(?![A-Z]))`,
);

/** "below Elmville, Survey No. 63": a name parted from a numbered survey is that of a place or a person. */
const COMMA_BEFORE = /,\s$/;
const NUMBER_BEHIND = /^\s(?:NO\.?\s|NUMBER\s)?\d/;

/** "the S. W. corner of the Roe survey", "to the east line of said Roe survey": a neighbour, in whose corner or line a call ends. */
const NEIGHBOUR =
  /(?<![A-Z])(?:COR(?:NER|\.)?|(?:BOUNDARY\s)?LINE|BOUNDARY|SIDE|EDGE)\s(?:OF|TO|WITH|ON)\s(?:(?:THE|SAID|A)\s)*$|(?<![A-Z])(?:ADJOIN(?:S|ING)|BOUNDED\s(?:ON\sTHE\s)?(?:[NSEW][A-Z]+\s)?BY)\s(?:(?:THE|SAID|A)\s)*$/;

/** "80 acres off the West side of the Roe Survey": land of the survey, and no neighbour of it. */
const OFF_ITS_SIDE =
  /(?<![A-Z])(?:OFF|OUT|FROM|ALONG|ACROSS|ON|IN)\s(?:OF\s|FROM\s)?(?:THE\s)?(?:ENTIRE\s|EXTREME\s)?(?:NORTH|SOUTH|EAST|WEST)[A-Z]*\s(?:SIDE|END|EDGE|LINE|BOUNDARY)\sOF\s(?:(?:THE|SAID|A)\s)*$/;
const isNeighbour = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at);
  return NEIGHBOUR.test(before) && !(OFF_ITS_SIDE.test(before) && /\d\)?\sACRES?(?![A-Z])/.test(text.slice(Math.max(0, at - 110), at)));
};

/** The survey's name in upper-case text, with its number where it has one; null where none is named. */
export function surveyName(text: string, raw: string): { name: string; start: number; end: number } | null {
  const roll = ROLL.exec(text);
  const porcion = PORCION.exec(text);
  if (porcion)
    return { name: asWritten(raw.slice(porcion.index, porcion.index + porcion[0].length)), start: porcion.index, end: porcion.index + porcion[0].length };
  const field = FIELD.exec(text);
  if (field)
    return {
      name: asWritten(raw.slice(field.index + field[0].length - (field[1] ?? "").length, field.index + field[0].length)),
      start: field.index,
      end: field.index + field[0].length,
    };
  if (roll && roll.index === text.search(/[A-Z]/)) return rolled(roll);
  for (const m of text.matchAll(SURVEY_WORD)) {
    const before = nameBefore(text, raw, m.index);
    if (!before || isNeighbour(text, before.start)) continue;
    if (COMMA_BEFORE.test(text.slice(0, m.index)) && NUMBER_BEHIND.test(text.slice(m.index + m[0].length))) continue;
    const number = NUMBER_AFTER.exec(text.slice(m.index + m[0].length)) ?? NUMBER_BEFORE.exec(text.slice(0, before.start + 1));
    const base = asWritten(raw.slice(before.start, before.end));
    return {
      name: number ? `${base} Survey ${number[0].includes("NO") || number[0].includes("#") ? "No. " : ""}${number[1]}` : base,
      start: before.start,
      end: m.index + m[0].length,
    };
  }
  if (roll) return rolled(roll);
  const rail = RAILROAD.exec(text);
  if (!rail || isNeighbour(text, rail.index) || !isNamed(raw.slice(rail.index, rail.index + rail[0].length))) return fallback(text, raw);
  const small = lastLower(raw.slice(rail.index, rail.index + rail[0].length).replace(/(?:co|company|ry|railway|railroad)\W*$/i, ""));
  const start = rail.index + small + (rail[0].slice(small).length - rail[0].slice(small).trimStart().length);
  const number = NUMBER_BEFORE.exec(text.slice(0, start + 1));
  const base = asWritten(raw.slice(start, rail.index + rail[0].length));
  return { name: number ? `${base} Survey ${number[1]}` : base, start, end: rail.index + rail[0].length };
}

/** "the parcel deeded to the railroad company" names no railroad: right before its noun stands no name. */
const isNamed = (words: string): boolean => {
  const name = words.replace(/\b(?:r\.? ?r|ry|railway|railroad)\b[\s\S]*$/i, "").trim();
  return name.length > 0 && lastLower(name) < name.length;
};

/** "ROE, RICHARD" of a tax roll → Richard Roe. */
const rolled = (m: RegExpExecArray): { name: string; start: number; end: number } => ({
  name: `${title(m[2] ?? "")} ${title(m[1] ?? "")}`,
  start: m.index,
  end: m.index + m[0].length,
});

/** "in that part now Ward County) Survey 41": the county, no name. */
const OF_COUNTY = /(?:^|\s)(?:COUNTY|PARISH)\)?$/;

/** The words before "Survey" back to where the name must begin. */
function nameBefore(text: string, raw: string, at: number): { start: number; end: number } | null {
  const from = Math.max(0, at - 70);
  const window = text.slice(from, at);
  let cut = 0;
  const end = window
    .replace(/[\s,("]+$/, "")
    .replace(/\s\d[\d,.]*[\s-]ACRES?$/, "")
    .replace(/[\s,](?:ONE[\s-])?(?:THIRD|FOURTH|QUARTER|HALF|1\/[34])$/, "").length;
  for (const m of window.slice(0, end).matchAll(CUT)) {
    const after = window.slice(m.index + m[0].length, end);
    if (m[0].startsWith(",") && /^\s?(?:CO|RY|R\.?R|RAILWAY|RAILROAD)/.test(after)) continue;
    cut = m.index + m[0].length;
  }
  const lower = lastLower(raw.slice(from + cut, from + end));
  cut += lower;
  const start = cut + (window.slice(cut).length - window.slice(cut).trimStart().length);
  const name = window.slice(start, end);
  if (
    name.length < 2 ||
    !/[A-Z]{2}|[A-Z]\.?\s?&/.test(name.replace(/^(?:AND|OF|THE)\s/, "")) ||
    NONE.test(name) ||
    OF_LABORS.test(name) ||
    OF_COUNTY.test(name)
  )
    return null;
  return { start: from + start, end: from + end };
}

const SCHOOL =
  /(?:[A-Z]+\sCO(?:UNTY|\.)\s|PUBLIC\s|(?<=LEAGUE[^;]{1,30})(?!COUNTY|THE|SAID|OF|FREE|STATE|COMMON)[A-Z]{4,}\s)SCHOOL\sLANDS?|[A-Z]+\sC\.?\s?S\.?\s?L\.?(?![A-Z])|STATE\sCAPITOL\sLANDS?|UNIVERSITY\sLANDS?|(?<![A-Z])PSL(?![A-Z])/;
/** Railroads by their initials: "H&TC", "T. & P.", "G.H.&S.A.". */
const INITIALS = /(?<![A-Z&])(?!OIL\s&)(?:[A-Z]\.?\s?){1,3}&\s?(?!(?:COS?|SONS?)(?![A-Z]))(?:[A-Z]\.?){1,3}(?:\s?&\s?(?:[A-Z]\.?){1,2})?(?![A-Z&])/g;
const GRANTEE = /(?:^|[,;]\s)([A-Z][A-Z.&'\s]{1,30}?),?\s(?:ORIGINAL\s)?GRANTEE(?![A-Z])/;

/** Lands of the state's schools, and surveys known by their first grantee. */
function fallback(text: string, raw: string): { name: string; start: number; end: number } | null {
  const initials = [...text.matchAll(INITIALS)].find((m) => !isNeighbour(text, m.index));
  if (initials) {
    const number = NUMBER_BEFORE.exec(text.slice(0, initials.index));
    const name = asWritten(raw.slice(initials.index, initials.index + initials[0].length));
    return { name: number ? `${name} Survey No. ${number[1]}` : name, start: initials.index, end: initials.index + initials[0].length };
  }
  const school = SCHOOL.exec(text);
  if (school) return { name: asWritten(raw.slice(school.index, school.index + school[0].length)), start: school.index, end: school.index + school[0].length };
  const grantee = GRANTEE.exec(text);
  const at = grantee ? grantee.index + grantee[0].indexOf(grantee[1] ?? "") : 0;
  return grantee && lastLower(raw.slice(at, at + (grantee[1] ?? "").length)) === 0
    ? { name: asWritten(raw.slice(at, at + (grantee[1] ?? "").length)), start: at, end: at + (grantee[1] ?? "").length }
    : null;
}

/** Where the last word in small letters ends: names of surveys are capitalised, but for "and", "de la" and the like. */
function lastLower(name: string): number {
  let at = 0;
  for (const m of name.matchAll(/(?<![A-Za-z'.])[a-z]+(?![A-Za-z])/g))
    if (!/^(?:and|de|la|del|los|las|y|san|von|van|der)$/.test(m[0])) at = m.index + m[0].length;
  return at;
}

const asWritten = (name: string): string =>
  name
    .replace(/\s+/g, " ")
    .replace(/^(?:the|and|of)\s/i, "")
    .replace(/(?<=\b(?:company|railway|railroad))\.$/i, "")
    .trim();
const title = (words: string): string =>
  words
    .toLowerCase()
    .replace(/(^|[\s'-])([a-z])/g, (_, a: string, c: string) => a + c.toUpperCase())
    .trim();
